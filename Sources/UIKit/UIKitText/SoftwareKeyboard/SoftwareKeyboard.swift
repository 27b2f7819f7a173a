import CoreGraphics
import Foundation
import FoundationGaps
import UIKitControls
import UIKitCore

/// A keyboard on the screen: letters, numbers and signs, or digits alone, after the traits of the
/// text that is edited.
final class SoftwareKeyboard: UIInputView {
    private weak var responder: UIResponder?

    /// The responder whose text is edited.
    private var target: (any UIKeyInput)? { responder as? any UIKeyInput }

    private var page = KeyboardPage.letters { didSet { if page != oldValue { makeKeys() } } }
    private var keyboardType = UIKeyboardType.default
    private var keys: [[SoftwareKeyboardKey]] = []

    /// `true` if the user has chosen upper or lower case against the text's.
    private var isCaseToggled = false

    /// The bar of the responder's own buttons, if it has any.
    private var assistant: UIToolbar?

    static let height: CGFloat = 228
    private static let assistantHeight: CGFloat = 44
    private static let maximumWidth: CGFloat = 760
    private static let gap = CGSize(width: 6, height: 10)

    init(height: CGFloat) {
        super.init(
            frame: CGRect(x: 0, y: 0, width: 0, height: height), inputViewStyle: .keyboard)
        accessibilityIdentifier = "SoftwareKeyboard"
        makeKeys()
    }

    required init?(coder: NSCoder) { nil }

    /// Turns to a responder. Returns `false` if it does not edit text.
    func serves(_ responder: UIResponder) -> Bool {
        guard let input = responder as? any UIKeyInput,
            (responder as? any TextEditorOwner)?.permissions.contains(.edit) ?? true
        else { return false }
        showAssistant(responder.shownInputAssistantItem)
        guard responder !== self.responder else { return true }
        self.responder = responder
        keyboardType = input.keyboardType
        isCaseToggled = false
        page = KeyboardPage(keyboardType)
        makeKeys()
        return true
    }

    /// Shows the buttons of a responder above the keys.
    private func showAssistant(_ item: UITextInputAssistantItem?) {
        let leading = item?.leadingBarButtonGroups.flatMap(\.barButtonItems) ?? []
        let trailing = item?.trailingBarButtonGroups.flatMap(\.barButtonItems) ?? []
        frame.size.height =
            Self.height + (leading.isEmpty && trailing.isEmpty ? 0 : Self.assistantHeight)
        guard !leading.isEmpty || !trailing.isEmpty else {
            assistant?.removeFromSuperview()
            return assistant = nil
        }
        let bar = assistant ?? UIToolbar()
        if assistant == nil {
            assistant = bar
            addSubview(bar)
        }
        bar.setItems(leading + [.flexibleSpace()] + trailing, animated: false)
        setNeedsLayout()
    }

    // MARK: Keys

    private func makeKeys() {
        for key in keys.joined() { key.removeFromSuperview() }
        keys = page.rows(keyboardType).map { row in
            row.map { key in SoftwareKeyboardKey(key) { [weak self] in self?.press($0) } }
        }
        for key in keys.joined() { addSubview(key) }
        updateKeys()
        setNeedsLayout()
    }

    private func updateKeys() {
        let isUpper = startsUpper != isCaseToggled
        for view in keys.joined() {
            switch view.key {
            case .text(let text):
                let shown = isUpper && page == .letters ? text.uppercased() : text
                view.show(title: shown, name: shown)
            case .space: view.show(title: "", name: SystemText.localized("space"))
            case .shift:
                view.isSelected = isUpper
                view.show(
                    symbol: isUpper ? "shift.fill" : "shift", name: SystemText.localized("shift"))
            case .delete:
                view.show(symbol: "delete.left", name: SystemText.localized("delete"))
            case .dismiss:
                view.show(
                    symbol: "chevron.down",
                    name: SystemText.localized("Hide keyboard"))
            case .page(let page): view.show(title: page.title, name: page.title)
            case .enter:
                let title = SystemText.localized(returnTitle)
                view.show(title: title, name: title)
                let isAutomatic = target?.enablesReturnKeyAutomatically ?? false
                view.isEnabled = !isAutomatic || target?.hasText ?? true
            }
        }
    }

    private var returnTitle: String {
        switch target?.returnKeyType ?? .default {
        case .go: "go"
        case .join: "join"
        case .next: "next"
        case .route: "route"
        case .search, .google, .yahoo: "search"
        case .send: "send"
        case .done: "done"
        case .continue: "continue"
        default: "return"
        }
    }

    private func press(_ key: KeyboardKey) {
        switch key {
        case .text(let text):
            let isUpper = page == .letters && startsUpper != isCaseToggled
            insert(isUpper ? text.uppercased() : text)
        case .space: insert(" ")
        case .enter: insert("\n")
        case .delete:
            if isTaken(byInputMethod: "\u{8}") {
                break
            } else if let editing = target as? any KeyboardEditing {
                editing.typeBackspace()
            } else {
                target?.deleteBackward()
            }
        case .shift: isCaseToggled.toggle()
        case .page(let next): page = next
        case .dismiss: _ = responder?.resignFirstResponder()
        }
        if key != .shift { isCaseToggled = false }
        updateKeys()
    }

    /// `true` while an input method composes, which begins with letters in lower case.
    private var isComposing: Bool {
        (target as? any UITextInput)?.markedTextRange != nil
            || Language.current == .simplifiedChinese
    }

    /// `true` if an input method handles a key: the letters of pinyin, and those that choose and
    /// change what is composed. It does not see secrets.
    private func isTaken(byInputMethod text: String) -> Bool {
        guard let target, let view = target as? UIView, text.count == 1,
            let character = text.first, !target.isSecureTextEntry,
            ![.asciiCapable, .asciiCapableNumberPad, .emailAddress, .URL].contains(keyboardType)
        else { return false }
        return view.window?.stage?.offerToInputMethod(character) ?? false
    }

    private func insert(_ text: String) {
        if isTaken(byInputMethod: text) { return }
        if let editing = target as? any KeyboardEditing {
            editing.typeText(text)
        } else {
            target?.insertText(text)
        }
    }

    // MARK: Capitals

    /// `true` if the traits of the text make the next letter a capital.
    private var startsUpper: Bool {
        guard let target, !target.isSecureTextEntry, !isComposing,
            ![.emailAddress, .URL].contains(keyboardType)
        else { return false }
        let before = textBeforeCaret
        switch target.autocapitalizationType {
        case .none: return false
        case .allCharacters: return true
        case .words: return before.last?.isWhitespace ?? true
        case .sentences:
            guard let last = before.last else { return true }
            let word = before.last { !$0.isWhitespace }
            return last.isNewline
                || last.isWhitespace && (word.map { ".!?。！？".contains($0) } ?? true)
        }
    }

    /// The last characters before the caret.
    private var textBeforeCaret: String {
        guard let input = target as? any UITextInput, let caret = input.selectedTextRange?.start
        else { return "" }
        let start = input.position(from: caret, offset: -8) ?? input.beginningOfDocument
        return input.textRange(from: start, to: caret).flatMap(input.text(in:)) ?? ""
    }

    // MARK: Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        updateKeys()
        let gap = Self.gap
        let width = min(bounds.width - gap.width, Self.maximumWidth)
        let left = (bounds.width - width) / 2
        let top = assistant == nil ? 0 : Self.assistantHeight
        assistant?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: top)
        let height = (bounds.height - top - gap.height) / CGFloat(max(keys.count, 1))
        let scale = max(traitCollection.displayScale, 1)
        func onPixel(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
        for (line, row) in keys.enumerated() {
            let widths = page.widths(of: row.map(\.key)).map { $0 * width }
            var x = left + (width - widths.reduce(0, +)) / 2
            for (view, own) in zip(row, widths) {
                let start = onPixel(x + gap.width / 2)
                let y = onPixel(top + gap.height + CGFloat(line) * height)
                view.frame = CGRect(
                    x: start, y: y, width: onPixel(x + own - gap.width / 2) - start,
                    height: onPixel(height - gap.height))
                x += own
            }
        }
    }
}
