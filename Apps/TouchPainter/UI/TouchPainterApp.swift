public import UIKit

/// TouchPainter: opens one window with a canvas.
public final class TouchPainterApp: UIResponder, UIApplicationDelegate {
    public var window: UIWindow?

    /// The window's size in points, unless the person asks for another.
    public static let usualSize = CGSize(width: 320, height: 480)

    private let size: CGSize
    private let style: UIUserInterfaceStyle?
    private let words: Words

    /// Creates the app.
    ///
    /// - Parameters:
    ///   - size: The window's size in points.
    ///   - style: Light or dark; by default the desktop's.
    ///   - words: What to say; by default in the language of the system.
    public init(
        size: CGSize = TouchPainterApp.usualSize, style: UIUserInterfaceStyle? = nil,
        words: Words? = nil
    ) {
        self.size = size
        self.style = style
        self.words = words ?? .words(for: .current)
        super.init()
    }

    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: CGRect(origin: .zero, size: size))
        if let style { window.overrideUserInterfaceStyle = style }
        window.rootViewController = CanvasViewController(words: words)
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}
