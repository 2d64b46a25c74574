import SwiftUI
import UIKit

/// Today's weather, with the week below it.
final class ForecastViewController: UIViewController {
  @IBOutlet private var placeLabel: UILabel!
  @IBOutlet private var summaryLabel: UILabel!

  override func viewDidLoad() {
    super.viewDidLoad()
    summaryLabel.font = Typography.body
    summaryLabel.adjustsFontForContentSizeCategory = true
    embed(UIHostingController(rootView: WeekView(days: Day.samples)))
  }

  private func embed(_ child: UIViewController) {
    addChild(child)
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }
}
