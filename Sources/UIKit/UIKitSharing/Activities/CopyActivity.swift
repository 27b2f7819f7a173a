import Foundation
import UIKitControls
import UIKitCore
import UIKitText

/// Copies texts, links, images and colours.
final class CopyActivity: UIActivity {
    private var items: [Any] = []

    override var activityType: ActivityType? { .copyToPasteboard }

    override var activityTitle: String? { SystemText.localized("Copy") }

    override var activityImage: UIImage? { UIImage(systemName: "doc.on.doc") }

    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
        activityItems.contains { $0 is String || $0 is URL || $0 is UIImage || $0 is UIColor }
    }

    override func prepare(withActivityItems activityItems: [Any]) { items = activityItems }

    /// Items of one kind are copied together: texts before links, images and colours.
    override func perform() {
        let board = UIPasteboard.general
        let texts = items.compactMap { $0 as? String }
        let links = items.compactMap { $0 as? URL }
        let images = items.compactMap { $0 as? UIImage }
        if !texts.isEmpty {
            board.strings = texts
        } else if !links.isEmpty {
            board.urls = links
        } else if !images.isEmpty {
            board.images = images
        } else {
            board.colors = items.compactMap { $0 as? UIColor }
        }
        activityDidFinish(true)
    }
}
