import Foundation
import Testing
import UIKit
import UIKitTesting

@Suite("Services of phones, which a desktop lacks")
struct PhoneServicesTests {
    private final class Delegate: NSObject, UIApplicationDelegate {
        var error: (any Error)?
        var token: Data?

        func application(
            _ application: UIApplication,
            didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
        ) { token = deviceToken }

        func application(
            _ application: UIApplication,
            didFailToRegisterForRemoteNotificationsWithError error: any Error
        ) { self.error = error }
    }

    @Test("Remote notifications: registering fails through the delegate, soon after the call")
    func remoteNotifications() {
        let app = HeadlessApp(
            size: CGSize(width: 100, height: 100), rootViewController: UIViewController())
        let delegate = Delegate()
        UIApplication.shared.delegate = delegate
        UIApplication.shared.registerForRemoteNotifications()
        #expect(delegate.error == nil)
        app.advance(by: 0.1)
        #expect(delegate.error?.localizedDescription.contains("no service") == true)
        #expect(delegate.token == nil)
        #expect(!UIApplication.shared.isRegisteredForRemoteNotifications)
    }

    @Test("Icons: another one is refused with an error, the primary one is shown already")
    func icons() async {
        let app = HeadlessApp(
            size: CGSize(width: 100, height: 100), rootViewController: UIViewController())
        var errors: [(any Error)?] = []
        UIApplication.shared.setAlternateIconName("Dark") { errors.append($0) }
        UIApplication.shared.setAlternateIconName(nil) { errors.append($0) }
        app.advance(by: 0.1)
        #expect(errors.count == 2 && errors[0] is UnavailableOnDesktop && errors[1] == nil)
        #expect(!UIApplication.shared.supportsAlternateIcons)
        #expect(UIApplication.shared.alternateIconName == nil)
    }
}
