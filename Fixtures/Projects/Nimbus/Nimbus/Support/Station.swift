import UIKit

/// Where a measurement was taken.
struct Station: Hashable {
  let name: String
  let size: Int
  let symbol: String

  static let all = [
    Station(name: "Zugspitze-Gipfel", size: 3, symbol: "cloud-Snow"),
    Station(name: "Kasprowy-Wierch", size: 2, symbol: "cloud-Light"),
    Station(name: "Hamburg-Altona", size: 1, symbol: "cloud-Medium"),
  ]

  var image: UIImage? {
    UIImage(named: symbol) ?? UIImage(systemName: "cloud")
  }
}
