import CoreGraphics
import Foundation
import FoundationGaps
import UIKitControls
import UIKitCore

/// The panel of a search: the text to find, the number of results and buttons; below it the text
/// that replaces them.
final class FindNavigator: UIView {
    let searchField = UISearchTextField()
    let replaceField = UISearchTextField()
    let showsReplace: Bool

    private weak var interaction: UIFindInteraction?
    private let count = UILabel()
    private let line = UIView()
    private var findButtons: [UIButton] = []
    private var replaceButtons: [UIButton] = []

    private static let rowHeight: CGFloat = 52
    private static let margin: CGFloat = 12
    private static let gap: CGFloat = 12

    init(_ interaction: UIFindInteraction, showsReplace: Bool) {
        self.interaction = interaction
        self.showsReplace = showsReplace
        super.init(frame: .zero)
        backgroundColor = .secondarySystemBackground
        line.backgroundColor = .separator
        count.font = .systemFont(ofSize: 15)
        count.textColor = .secondaryLabel
        searchField.placeholder = SystemText.localized("Find")
        replaceField.placeholder = SystemText.localized("Replace")
        searchField.accessibilityIdentifier = "FindField"
        replaceField.accessibilityIdentifier = "ReplaceField"
        replaceField.leftView = nil
        for field in [searchField, replaceField] {
            field.autocapitalizationType = .none
            field.addAction(UIAction { [weak self] _ in self?.adopt() }, for: .editingChanged)
        }
        searchField.addAction(
            UIAction { [weak interaction] _ in interaction?.findNext() },
            for: .primaryActionTriggered)
        replaceField.addAction(
            UIAction { [weak interaction] _ in interaction?.replace(all: false) },
            for: .primaryActionTriggered)
        findButtons = [
            button("Previous", symbol: "chevron.up") { [weak interaction] in
                interaction?.findPrevious()
            },
            button("Next", symbol: "chevron.down") { [weak interaction] in interaction?.findNext()
            },
            button("Done") { [weak interaction] in interaction?.dismissFindNavigator() },
        ]
        replaceButtons = [
            button("Replace") { [weak interaction] in interaction?.replace(all: false) },
            button("Replace All") { [weak interaction] in interaction?.replace(all: true) },
        ]
        for view in [line, searchField, count] + findButtons { addSubview(view) }
        if showsReplace { for view in [replaceField] + replaceButtons { addSubview(view) } }
    }

    required init?(coder: NSCoder) { nil }

    private func button(
        _ title: String, symbol: String? = nil, action: @escaping () -> Void
    ) -> UIButton {
        let button = FindButton(type: .system)
        let name = SystemText.localized(title)
        if let symbol {
            button.setImage(UIImage(systemName: symbol), for: .normal)
        } else {
            button.setTitle(name, for: .normal)
        }
        button.accessibilityLabel = name
        button.addAction(UIAction { _ in action() }, for: .touchUpInside)
        return button
    }

    private func adopt() {
        interaction?.adopt(searchText: searchField.text, replacementText: replaceField.text)
    }

    /// Shows the number of the highlighted result and of all.
    func show(index: Int, of total: Int, isEmpty: Bool) {
        count.text =
            isEmpty
            ? nil
            : total == 0
                ? SystemText.localized("Not Found")
                : index == NSNotFound ? "\(total)" : "\(index + 1) / \(total)"
        for button in findButtons.dropLast() + replaceButtons { button.isEnabled = total > 0 }
        setNeedsLayout()
    }

    /// The panel stays while one of its fields is edited.
    override var inputAccessoryView: UIView? { self }

    /// Return finds and replaces; shift+Return goes back, ctrl+alt+Return replaces all.
    override var keyCommands: [UIKeyCommand]? {
        let back = Selector(UIResponder.findPrevious(_:), name: "findPrevious(_:)")
        let all = Selector(FindNavigator.replaceAll)
        return [
            UIKeyCommand(
                title: SystemText.localized("Previous"), action: back, input: "\r",
                modifierFlags: .shift)
        ]
            + (showsReplace
                ? [
                    UIKeyCommand(
                        title: SystemText.localized("Replace All"), action: all, input: "\r",
                        modifierFlags: [.command, .alternate])
                ] : [])
    }

    private func replaceAll() { interaction?.replace(all: true) }

    override func accessibilityPerformEscape() -> Bool {
        interaction?.dismissFindNavigator()
        return true
    }

    // MARK: Layout

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: Self.rowHeight * (showsReplace ? 2 : 1))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let thickness = 1 / max(1, traitCollection.displayScale)
        line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: thickness)
        arrange(searchField, count, findButtons, top: 0)
        if showsReplace { arrange(replaceField, nil, replaceButtons, top: Self.rowHeight - 8) }
    }

    private func arrange(_ field: UIView, _ label: UIView?, _ buttons: [UIButton], top: CGFloat) {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        func place(_ view: UIView, _ x: CGFloat, _ width: CGFloat, height: CGFloat) {
            view.frame = CGRect(
                x: isMirrored ? bounds.width - x - width : x,
                y: top + (Self.rowHeight - height) / 2, width: width, height: height)
        }
        var end = bounds.width - Self.margin
        for button in buttons.reversed() {
            let width = max(28, ceil(button.intrinsicContentSize.width))
            place(button, end - width, width, height: 44)
            end -= width + Self.gap
        }
        if let label {
            let width = ceil(label.intrinsicContentSize.width)
            place(label, end - width, max(0, width), height: 20)
            if width > 0 { end -= width + Self.gap }
        }
        place(field, Self.margin, max(0, end - Self.margin), height: 36)
    }
}

/// A button of the panel. The keyboard's focus moves between the fields alone: without one of them
/// the searched text would receive the keys.
private final class FindButton: UIButton {
    override var canBecomeFocused: Bool { false }
}
