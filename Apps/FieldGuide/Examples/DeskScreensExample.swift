import PrintDeskServices
import PrintDeskUI
import UIKit

/// The printing app's screens, on services that keep nothing.
enum DeskScreensExample {
    static func make() -> UIViewController { DeskController(factory: .forgetful()) }
}
