public import Foundation
import PlanBoardCore
public import UIKit

/// Plan Board: a board of columns with cards.
public final class PlanBoardApp: UIResponder, UIApplicationDelegate {
    public var window: UIWindow?

    /// The action of the app in the help of its program.
    public static let summary: LocalizedText = .localized(
        "keeps plans as cards on a board")

    /// The size in points of a window that a script or a picture is made for.
    public static let usualSize = CGSize(width: 375, height: 667)

    /// The size of the first window on a desktop: with three columns next to the sidebar.
    public static let desktopSize = CGSize(width: 1280, height: 800)

    /// The user's own board.
    public static var usualPath: String {
        BoardStore.usualPath(environment: ProcessInfo.processInfo.environment)
    }

    /// The board that the app shows.
    public enum Content: Hashable, Sendable {
        /// Sample cards, which are not kept.
        case demo

        /// A board without cards, which is not kept.
        case empty

        /// The board in a file, which is created if it is missing.
        case file(String)
    }

    private let size: CGSize
    private let style: UIUserInterfaceStyle?
    private let content: Content
    private var root: PlanRootController?

    /// Creates the app.
    ///
    /// - Parameters:
    ///   - size: The window's size in points.
    ///   - style: Light or dark; by default the desktop's.
    ///   - content: The board.
    public init(
        size: CGSize = PlanBoardApp.usualSize, style: UIUserInterfaceStyle? = nil,
        content: Content = .demo
    ) {
        self.size = size
        self.style = style
        self.content = content
        super.init()
    }

    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: CGRect(origin: .zero, size: size))
        if let style { window.overrideUserInterfaceStyle = style }
        window.tintColor = .planAccent
        window.rootViewController = makeRoot()
        window.makeKeyAndVisible()
        self.window = window
        return true
    }

    public func applicationDidBecomeActive(_ application: UIApplication) { root?.refresh() }

    public func applicationWillTerminate(_ application: UIApplication) { root?.end() }

    private func makeRoot() -> UIViewController {
        do {
            let session = try makeSession()
            let root = PlanRootController(
                library: try BoardLibrary(store: session.store, now: { session.date }),
                session: session)
            self.root = root
            return root
        } catch {
            return FailureViewController(reason: FailureWords.text(of: error))
        }
    }

    private func makeSession() throws -> BoardSession {
        let titles = BoardTemplate.plan.outline.columns.map(\.title)
        let name = String(localized: "My plans", bundle: .module)
        switch content {
        case .file(let path):
            try FileManager.default.createDirectory(
                atPath: (path as NSString).deletingLastPathComponent,
                withIntermediateDirectories: true)
            return try BoardSession(
                store: BoardStore(path: path), name: name, titles: titles)
        case .empty: return try BoardSession(name: name, titles: titles)
        case .demo:
            let now = DemoBoard.date
            let session = try BoardSession(name: name, titles: titles, now: { now })
            try session.add(DemoBoard.outline(titles: titles))
            try BoardLibrary(store: session.store, now: { now }).add(
                String(localized: "Garden", bundle: .module), BoardTemplate.flow.outline)
            session.forgetEdits()
            return session
        }
    }
}
