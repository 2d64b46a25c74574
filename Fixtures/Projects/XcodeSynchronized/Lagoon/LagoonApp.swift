import SwiftUI

let heading = Font.custom("NimbusFixture-Bold", size: 28)
