import SwiftUI

let text = Font.custom("NimbusFixture-Regular", size: 17)
