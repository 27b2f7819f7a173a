import FileWatching
public import Foundation
import TouchPainterCore
public import UIKit

/// TouchPainter: opens one window with the drawing as it was left.
public final class TouchPainterApp: UIResponder, UIApplicationDelegate {
    public var window: UIWindow?

    /// The action of the app in the help of its program.
    public static let summary: LocalizedText = .localized(
        "paints with a finger, a pen or a mouse")

    /// The files that the program opens, in its help.
    public static let operands: LocalizedText = .localized(
        "drawings, which come onto the canvas; undo brings back what was there")

    /// The size in points of a window that a script or a picture is made for.
    public static let usualSize = CGSize(width: 320, height: 480)

    /// The size of the first window on a desktop: with room for palette, canvas and layers.
    public static let desktopSize = CGSize(width: 1280, height: 800)

    /// The folders of the app.
    public struct Folders: Hashable, Sendable {
        /// Where drawings and settings are kept.
        public var drawings: URL

        /// Where pictures are written to.
        public var pictures: URL

        public init(drawings: URL, pictures: URL) {
            self.drawings = drawings
            self.pictures = pictures
        }

        /// `drawings` and `pictures` in the folder that `TOUCHPAINTER_FOLDER` names; `nil` if it
        /// names none.
        public static var named: Folders? {
            ProcessInfo.processInfo.environment["TOUCHPAINTER_FOLDER"].map { path in
                let folder = URL(fileURLWithPath: path, isDirectory: true)
                return Folders(
                    drawings: folder.appendingPathComponent("drawings"),
                    pictures: folder.appendingPathComponent("pictures"))
            }
        }

        /// The user's folders: `touchpainter` in `XDG_DATA_HOME`, by default `~/.local/share`, and
        /// `~/Pictures/TouchPainter`.
        public static var user: Folders {
            Folders(
                drawings: .userData().appendingPathComponent("touchpainter"),
                pictures: .userHome().appendingPathComponent("Pictures/TouchPainter"))
        }
    }

    private let size: CGSize
    private let style: UIUserInterfaceStyle?
    private let folders: Folders?
    private let files: [URL]
    private var coordinator: CoordinatingController?

    /// Creates the app.
    ///
    /// - Parameters:
    ///   - size: The window's size in points.
    ///   - style: Light or dark; by default the desktop's.
    ///   - folders: Where drawings are kept; without them, nothing is kept.
    ///   - files: Drawings to open, one after the other: the last one is on the canvas, and undo
    ///     brings back the others.
    public init(
        size: CGSize = TouchPainterApp.usualSize, style: UIUserInterfaceStyle? = nil,
        folders: Folders? = nil, files: [URL] = []
    ) {
        self.size = size
        self.style = style
        self.folders = folders
        self.files = files
        super.init()
    }

    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let coordinator = CoordinatingController(
            studio: Studio(folder: folders?.drawings), exportFolder: folders?.pictures)
        self.coordinator = coordinator
        let window = UIWindow(frame: CGRect(origin: .zero, size: size))
        if let style { window.overrideUserInterfaceStyle = style }
        window.rootViewController = coordinator.canvasViewController
        window.makeKeyAndVisible()
        self.window = window
        for file in files { coordinator.open(file: file) }
        return true
    }

    /// Keeps what is still being drawn or typed.
    public func applicationWillTerminate(_ application: UIApplication) {
        coordinator?.studio.painting.finishTouch()
    }

    public override func buildMenu(with builder: any UIMenuBuilder) {
        super.buildMenu(with: builder)
        if builder.system == .main { MainMenu.build(with: builder) }
    }
}
