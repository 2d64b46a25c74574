import SwiftUI
import UIKit

/// Today's weather in large type, and the week below it.
final class ForecastViewController: UIViewController {
  @IBOutlet private var placeLabel: UILabel!
  @IBOutlet private var temperatureLabel: UILabel!
  @IBOutlet private var summaryLabel: UILabel!
  @IBOutlet private var stationLabel: StationLabel!

  override func viewDidLoad() {
    super.viewDidLoad()
    title = NSLocalizedString("forecast.title", comment: "")
    temperatureLabel.font = Typography.temperature
    temperatureLabel.adjustsFontForContentSizeCategory = true
    summaryLabel.font = Typography.body
    summaryLabel.adjustsFontForContentSizeCategory = true
    if let station = Station.all.first {
      placeLabel.text = station.name
      stationLabel.showStation(station.name)
    }
    show(week: Day.samples)
  }

  private func show(week: [Day]) {
    let host = UIHostingController(rootView: WeekView(days: week))
    addChild(host)
    view.addSubview(host.view)
    host.didMove(toParent: self)
  }
}
