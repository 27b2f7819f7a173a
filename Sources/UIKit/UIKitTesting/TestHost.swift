import Foundation
public import UIKit
import UIKitCore

/// The app that tests run in, as on iOS with a host application: launched once in the tests' own
/// process, before the first test.
///
/// Its clock is the real one, and it shows no frames. Apps of ``HeadlessApp`` may come and go next
/// to it.
@MainActor
public enum TestHost {
    /// The delegate, which an application references weakly.
    private static var delegate: (any UIApplicationDelegate)?

    /// Launches the app that `UIApplication.shared` is with its delegate. Later calls do nothing.
    public static func launch(_ makeDelegate: () -> any UIApplicationDelegate) {
        guard delegate == nil else { return }
        // It was launched without a delegate, for tests that have no host.
        let application = UIApplication.shared
        application.terminate()
        let made = makeDelegate()
        delegate = made
        application.launch(delegate: made)
    }
}
