import UIKit

let body = UIFont(name: "NimbusFixture-Regular", size: 17)
let display = UIFont(name: "NimbusFixtureDisplay-Regular", size: 34)
