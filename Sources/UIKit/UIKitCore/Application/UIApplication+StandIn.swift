import HostHeadless
import Platform

extension UIApplication {
    /// The application of a process without one, made the ``current`` one.
    static var currentStandIn: UIApplication {
        standIn.makeCurrentForAll()
        return standIn
    }

    /// `true` for the application of a process without one, which shows no frames.
    var isStandIn: Bool { host === Self.standInHost }

    private static let standInHost: HeadlessHost = {
        do {
            return try HeadlessHost(screen: .standIn)
        } catch {
            fatalError("\(error)")
        }
    }()

    private static let standIn: UIApplication = {
        let application = UIApplication(host: standInHost)
        application.screen.become(.phone)
        application.launch()
        return application
    }()
}
