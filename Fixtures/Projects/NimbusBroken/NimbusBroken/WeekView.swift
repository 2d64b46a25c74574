import SwiftUI

struct Day: Identifiable {
  let id: Int
  let name: LocalizedStringKey
  let degrees: Int

  static let samples = [
    Day(id: 1, name: "monday", degrees: 18),
    Day(id: 2, name: "tuesday", degrees: 21),
  ]
}

struct WeekView: View {
  let days: [Day]

  var body: some View {
    List(days) { day in
      HStack {
        Text(day.name)
          .font(.custom("Nimbus Fixture", size: 17, relativeTo: .body))
        Spacer()
        Text("🌦 \(day.degrees) °C").font(Font.custom("NimbusLabel-Regular", size: 15))
      }
    }
    .font(.custom("NimbusLabel", size: 15, relativeTo: .subheadline))
  }
}
