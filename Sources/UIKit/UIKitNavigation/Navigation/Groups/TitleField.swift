import CoreGraphics
import Foundation
import UIKitControls
import UIKitCore
import UIKitText

/// The field in which the user renames the title of a navigation item.
final class TitleField: UITextField, UITextFieldDelegate {
    private let item: UINavigationItem
    private var isCancelled = false

    /// Called after the renaming ended.
    private let onEnd: () -> Void

    init(item: UINavigationItem, font: UIFont, onEnd: @escaping () -> Void) {
        self.item = item
        self.onEnd = onEnd
        super.init(frame: .zero)
        self.font = font
        borderStyle = .roundedRect
        returnKeyType = .done
        clearButtonMode = .whileEditing
        accessibilityIdentifier = "TitleField"
        delegate = self
    }

    required init?(coder: NSCoder) { return nil }

    /// Begins the renaming, with the name without its ending selected.
    func begin() {
        let title = item.title ?? ""
        let dot = title.lastIndex(of: ".").flatMap { $0 > title.startIndex ? $0 : nil }
        let proposed = title.startIndex..<(dot ?? title.endIndex)
        let (text, range) =
            item.renameDelegate?.navigationItem(
                item, willBeginRenamingWith: title, selectedRange: proposed) ?? (title, proposed)
        self.text = text
        becomeFirstResponder()
        let units = NSRange(range, in: text)
        guard let start = position(from: beginningOfDocument, offset: units.location),
            let end = position(from: start, offset: units.length)
        else { return }
        selectedTextRange = textRange(from: start, to: end)
    }

    override func accessibilityPerformEscape() -> Bool {
        isCancelled = true
        resignFirstResponder()
        return true
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        guard item.renameDelegate?.navigationItem(item, shouldEndRenamingWith: text ?? "") ?? true
        else { return false }
        resignFirstResponder()
        return false
    }

    func textFieldDidEndEditing(_ textField: UITextField) {
        let title = text ?? ""
        let isAccepted =
            !isCancelled && !title.isEmpty && title != item.title
            && item.renameDelegate?.navigationItem(item, shouldEndRenamingWith: title) ?? true
        onEnd()
        guard isAccepted else { return }
        item.title = title
        item.renameDelegate?.navigationItem(item, didEndRenamingWith: title)
    }
}
