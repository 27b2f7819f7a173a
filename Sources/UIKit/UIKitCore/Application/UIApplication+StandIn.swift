import CoreGraphics
import HostHeadless
import Platform

extension UIApplication {
    /// The screen of a process without an application.
    static let standInScreen = ScreenDescription(size: CGSize(width: 375, height: 667), scale: 2)

    /// The application of a process without one, made the ``current`` one.
    static var currentStandIn: UIApplication {
        standIn.makeCurrent()
        return standIn
    }

    /// `true` for the application of a process without one, which shows no frames.
    var isStandIn: Bool { host === Self.standInHost }

    private static let standInHost: HeadlessHost = {
        do {
            return try HeadlessHost(screen: standInScreen)
        } catch {
            preconditionFailure("\(error)")
        }
    }()

    private static let standIn: UIApplication = {
        let application = UIApplication(host: standInHost)
        application.launch()
        return application
    }()
}
