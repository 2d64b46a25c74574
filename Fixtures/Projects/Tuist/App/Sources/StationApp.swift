import SwiftUI

let body = Font.custom("NimbusFixture-Regular", size: 17)
