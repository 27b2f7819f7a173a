package import BookshelfCore
import CameraCapture
public import UIKit

/// Bookshelf: opens one window with the shelf, or with the book that was open.
public final class BookshelfApp: UIResponder, UIApplicationDelegate {
    public var window: UIWindow?

    /// The action of the app in the help of its program.
    public static let summary: LocalizedText = .localized(
        "keeps books on a shelf")

    /// The size in points of a window that a script or a picture is made for.
    public static let usualSize = CGSize(width: 375, height: 667)

    /// The size of the first window on a desktop: with room for sidebar, shelf and details.
    public static let desktopSize = CGSize(width: 1280, height: 800)

    private let size: CGSize
    private let style: UIUserInterfaceStyle?
    private let api: BookAPI
    private let pictures: any PictureServer
    private let folders: BookFolders?
    private let connect: @Sendable (BookAccount) -> any BookServer
    private let camera: CameraFeed?

    /// Creates the app.
    ///
    /// - Parameters:
    ///   - size: The window's size in points.
    ///   - style: Light or dark; by default the desktop's.
    ///   - keepsBooks: `true` for the user's own shelf; otherwise the app's books are shown, and
    ///     nothing is kept.
    public convenience init(
        size: CGSize = BookshelfApp.usualSize, style: UIUserInterfaceStyle? = nil,
        keepsBooks: Bool = false
    ) {
        let server = FakeBookServer()
        self.init(
            size: size, style: style,
            api: keepsBooks ? .shared : BookAPI(store: BookStore(file: nil), server: server),
            pictures: server, folders: keepsBooks ? .user : nil)
    }

    /// Creates the app with parts of the caller's.
    ///
    /// - Parameter camera: The camera that reads numbers of books; by default the computer's first.
    package init(
        size: CGSize = BookshelfApp.usualSize, style: UIUserInterfaceStyle? = nil, api: BookAPI,
        pictures: any PictureServer, folders: BookFolders? = nil,
        connect: @escaping @Sendable (BookAccount) -> any BookServer = {
            HTTPBookServer(account: $0)
        },
        camera: CameraFeed? = nil
    ) {
        self.camera = camera
        self.connect = connect
        self.size = size
        self.style = style
        self.api = api
        self.pictures = pictures
        self.folders = folders
        super.init()
    }

    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: CGRect(origin: .zero, size: size))
        if let style { window.overrideUserInterfaceStyle = style }
        window.rootViewController = LibraryController(
            api: api, pictures: pictures, folders: folders, connect: connect,
            camera: camera ?? Camera.first)
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}
