import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    let bar = UINavigationBarAppearance()
    bar.configureWithDefaultBackground()
    bar.titleTextAttributes = [.font: Typography.font(.semibold, size: 17, style: .headline)]
    bar.largeTitleTextAttributes = [.font: Typography.largeTitle]
    UINavigationBar.appearance().standardAppearance = bar
    return true
  }
}
