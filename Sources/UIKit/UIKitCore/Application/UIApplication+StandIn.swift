import CoreGraphics
import Foundation
import HostHeadless
import Platform

extension UIApplication {
    /// The screen of a process without an application: that of the environment's
    /// `TOUCHSTONE_SCREEN`, as in `390x844@3`, or else of a phone.
    static let standInScreen = {
        let name = "TOUCHSTONE_SCREEN"
        guard let text = ProcessInfo.processInfo.environment[name] else {
            return ScreenDescription(size: CGSize(width: 375, height: 667), scale: 2)
        }
        guard let screen = ScreenDescription(text) else {
            fatalError(
                """
                \(name)=\(text) describes no screen. Write its width and height in points and its \
                pixels per point, as in 390x844@3.
                """)
        }
        return screen
    }()

    /// The application of a process without one, made the ``current`` one.
    static var currentStandIn: UIApplication {
        standIn.makeCurrentForAll()
        return standIn
    }

    /// `true` for the application of a process without one, which shows no frames.
    var isStandIn: Bool { host === Self.standInHost }

    private static let standInHost: HeadlessHost = {
        do {
            return try HeadlessHost(screen: standInScreen)
        } catch {
            fatalError("\(error)")
        }
    }()

    private static let standIn: UIApplication = {
        let application = UIApplication(host: standInHost)
        application.launch()
        return application
    }()
}

extension ScreenDescription {
    /// Reads `390x844@3`; `nil` for a text of another form.
    init?(_ text: String) {
        guard let match = text.wholeMatch(of: /(\d+)x(\d+)@(\d+)/),
            let width = Double(match.1), let height = Double(match.2), let scale = Double(match.3)
        else { return nil }
        self.init(size: CGSize(width: width, height: height), scale: CGFloat(scale))
    }
}
