import Foundation
import UIKitControls
import UIKitCore

/// Opens a link or a file with the program that the desktop has for it.
final class OpenActivity: UIActivity {
    private var url: URL?

    override var activityType: ActivityType? { .openWith }

    override var activityTitle: String? { SystemText.localized("Open With…") }

    override var activityImage: UIImage? { UIImage(systemName: "arrow.up.right") }

    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
        activityItems.contains { $0 is URL }
    }

    override func prepare(withActivityItems activityItems: [Any]) {
        url = activityItems.lazy.compactMap { $0 as? URL }.first
    }

    override func perform() {
        guard let url else { return activityDidFinish(false) }
        UIApplication.shared.open(url) { [self] isOpened in activityDidFinish(isOpened) }
    }
}
