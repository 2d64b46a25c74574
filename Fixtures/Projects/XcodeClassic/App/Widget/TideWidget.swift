import SwiftUI

let caption = Font.custom("NimbusFixture-SemiBold", size: 17)
