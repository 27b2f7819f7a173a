public import Foundation
import PlanBoardCore
public import UIKit

/// Plan Board: a board of columns with cards.
public final class PlanBoardApp: UIResponder, UIApplicationDelegate {
    public var window: UIWindow?

    /// The window's size in points, unless the user requests another.
    public static let usualSize = CGSize(width: 375, height: 667)

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
    private var board: BoardViewController?

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

    public func applicationDidBecomeActive(_ application: UIApplication) { board?.refresh() }

    private func makeRoot() -> UIViewController {
        do {
            let board = BoardViewController(session: try makeSession())
            self.board = board
            return UINavigationController(rootViewController: board)
        } catch {
            return FailureViewController(reason: "\(error)")
        }
    }

    private func makeSession() throws -> BoardSession {
        let titles = [
            String(localized: "Today", bundle: .module), String(localized: "Next", bundle: .module),
            String(localized: "Later", bundle: .module),
        ]
        switch content {
        case .file(let path):
            try FileManager.default.createDirectory(
                atPath: (path as NSString).deletingLastPathComponent,
                withIntermediateDirectories: true)
            return try BoardSession(store: BoardStore(path: path), titles: titles)
        case .empty: return try BoardSession(titles: titles)
        case .demo:
            let now = DemoBoard.date
            let session = try BoardSession(titles: titles, now: { now })
            try session.add(DemoBoard.outline(titles: titles))
            session.forgetEdits()
            return session
        }
    }
}
