import SwiftUI

let widgetText = text
