public import UIKit

/// The Field Guide: the articles of the documents, whose examples run on their pages.
public final class FieldGuideApp: UIResponder, UIApplicationDelegate {
    public var window: UIWindow?

    /// The action of the app in the help of its program.
    public static let summary: LocalizedText = .localized(
        "shows the documents' examples, each live, with the Swift source that runs")

    /// The operands of the program, in its help.
    public static let pages: LocalizedText = .localized("the name of a page, such as hud")

    /// The size in points of a window that a script or a picture is made for.
    public static let usualSize = CGSize(width: 375, height: 667)

    /// The size of the first window on a desktop: with the contents next to a page.
    public static let desktopSize = CGSize(width: 1_080, height: 760)

    private let size: CGSize
    private let style: UIUserInterfaceStyle?
    private let page: String?

    /// Creates the app.
    ///
    /// - Parameters:
    ///   - size: The window's size in points.
    ///   - style: Light or dark; by default the desktop's.
    ///   - page: The page that is open at first: its identifier, a number of the requirements like
    ///     “S0-81”, or words to search for. `nil` for the contents.
    public init(
        size: CGSize = FieldGuideApp.usualSize, style: UIUserInterfaceStyle? = nil,
        page: String? = nil
    ) {
        (self.size, self.style, self.page) = (size, style, page)
        super.init()
    }

    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: CGRect(origin: .zero, size: size))
        if let style { window.overrideUserInterfaceStyle = style }
        let controller = GuideController(guide: Guide())
        window.rootViewController = controller
        window.makeKeyAndVisible()
        self.window = window
        if let page { controller.open(named: page) }
        return true
    }

    /// Adds the ways between pages to the main menu.
    public override func buildMenu(with builder: any UIMenuBuilder) {
        super.buildMenu(with: builder)
        guard builder.system == .main else { return }
        builder.insertSibling(
            UIMenu(
                title: String(localized: "Go", bundle: .module), children: GuideController.commands),
            afterMenu: .view)
    }
}
