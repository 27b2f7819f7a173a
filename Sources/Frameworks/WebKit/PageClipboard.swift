import UIKit
import WebHosting

/// The connection of the engine's clipboard with the app's in a test. On a desktop both are the
/// desktop's.
@MainActor
enum PageClipboard {
    /// The change of the app's clipboard that the engine knows.
    private static var count = -1

    static func connect() {
        guard WebEngine.isForTests else { return }
        WebEngine.copied = { text in
            guard text != UIPasteboard.general.string else { return }
            UIPasteboard.general.string = text
            count = UIPasteboard.general.changeCount
        }
    }

    /// Hands the app's text over, before a page may paste it.
    static func prepare() {
        guard WebEngine.isForTests, count != UIPasteboard.general.changeCount else { return }
        count = UIPasteboard.general.changeCount
        WebEngine.setClipboard(UIPasteboard.general.string ?? "")
    }
}
