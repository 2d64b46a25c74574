import SwiftUI

struct Day: Identifiable {
  let id: Int
  let name: LocalizedStringKey
  let degrees: Int
  let rain: Int

  static let samples = [
    Day(id: 1, name: "day.monday", degrees: 18, rain: 65),
    Day(id: 2, name: "day.tuesday", degrees: 21, rain: 20),
    Day(id: 3, name: "day.wednesday", degrees: 24, rain: 0),
  ]
}

/// One row a day.
struct WeekView: View {
  let days: [Day]

  var body: some View {
    List {
      Section {
        ForEach(days) { day in
          row(day)
        }
      } header: {
        Text("week.header")
          .font(.custom("NimbusFixture-SemiBold", size: 20, relativeTo: .title3))
      }
    }
  }

  private func row(_ day: Day) -> some View {
    HStack(alignment: .firstTextBaseline) {
      Text(day.name)
        .font(Font.custom("NimbusFixture-Regular", size: 17, relativeTo: .body))
      Spacer()
      Text("\(day.rain) %")
        .font(.custom("NimbusFixtureMono-Regular", size: 15, relativeTo: .subheadline))
      Text("\(day.degrees) °C")
        .font(.custom("NimbusFixtureVariable-Regular_Bold", size: 17, relativeTo: .body))
    }
  }
}
