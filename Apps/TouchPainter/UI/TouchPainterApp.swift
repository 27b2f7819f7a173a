public import UIKit

/// TouchPainter: opens one window with a canvas.
public final class TouchPainterApp: UIResponder, UIApplicationDelegate {
    public var window: UIWindow?

    /// The window's size in points, unless the person asks for another.
    public static let usualSize = CGSize(width: 320, height: 480)

    private let size: CGSize
    private let words: Words

    /// Creates the app.
    ///
    /// - Parameter size: The window's size in points.
    public init(size: CGSize = TouchPainterApp.usualSize, words: Words = .words(for: .current)) {
        self.size = size
        self.words = words
        super.init()
    }

    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: CGRect(origin: .zero, size: size))
        window.rootViewController = CanvasViewController(words: words)
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}
