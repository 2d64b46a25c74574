import SwiftUI

let title = Font.custom("NimbusFixture-Bold", size: 28, relativeTo: .title)
let body = Font.custom("NimbusFixture-Regular", size: 17)
let label = Font.custom("NimbusLabel", size: 13)
