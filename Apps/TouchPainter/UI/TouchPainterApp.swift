public import UIKit

/// TouchPainter: opens one window with a canvas.
public final class TouchPainterApp: UIResponder, UIApplicationDelegate {
    public var window: UIWindow?

    /// The window's size in points, unless the user requests another.
    public static let usualSize = CGSize(width: 320, height: 480)

    private let size: CGSize
    private let style: UIUserInterfaceStyle?

    /// Creates the app.
    ///
    /// - Parameters:
    ///   - size: The window's size in points.
    ///   - style: Light or dark; by default the desktop's.
    public init(size: CGSize = TouchPainterApp.usualSize, style: UIUserInterfaceStyle? = nil) {
        self.size = size
        self.style = style
        super.init()
    }

    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: CGRect(origin: .zero, size: size))
        if let style { window.overrideUserInterfaceStyle = style }
        window.rootViewController = CanvasViewController()
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}
