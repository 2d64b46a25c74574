import SwiftUI

let label = Font.custom("NimbusLabel", size: 15)
