import Foundation
import UIKitControls
import UIKitCore

/// Prints a text, a picture, or the file of a picture or PDF.
final class PrintActivity: UIActivity {
    private var items: [Any] = []

    override var activityType: ActivityType? { .print }

    override var activityTitle: String? { SystemText.localized("Print") }

    override var activityImage: UIImage? { UIImage(systemName: "printer") }

    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
        activityItems.contains(where: Self.isPrintable)
    }

    private static func isPrintable(_ item: Any) -> Bool {
        item is String || item is UIPrintFormatter || item is UIPrintPageRenderer
            || PrintableItem(item) != nil
    }

    override func prepare(withActivityItems activityItems: [Any]) {
        items = activityItems.filter(Self.isPrintable)
    }

    override func perform() {
        let controller = UIPrintInteractionController.shared
        if let formatter = items.lazy.compactMap({ $0 as? UIPrintFormatter }).first {
            controller.printFormatter = formatter
        } else if let renderer = items.lazy.compactMap({ $0 as? UIPrintPageRenderer }).first {
            controller.printPageRenderer = renderer
        } else if let text = items.first as? String {
            controller.printFormatter = UISimpleTextPrintFormatter(text: text)
        } else {
            controller.printingItems = items.filter { !($0 is String) }
        }
        let isShown = controller.present(animated: true) { [self] _, isPrinted, _ in
            activityDidFinish(isPrinted)
        }
        if !isShown { activityDidFinish(false) }
    }
}
