import CoreGraphics
import Foundation
import FoundationGaps
import UIKitControls
import UIKitCore

/// The edit menu of a text field or text view, and the long press of a finger that opens it.
final class TextEditMenu: NSObject, UIEditMenuInteractionDelegate, UIGestureRecognizerDelegate {
    private unowned let owner: any TextEditorOwner
    private let editor: TextEditor
    private lazy var interaction = UIEditMenuInteraction(delegate: self)
    private let loupe = TextLoupe()
    private let press = UILongPressGestureRecognizer(target: nil, action: nil)

    init(_ owner: any TextEditorOwner, _ editor: TextEditor) {
        self.owner = owner
        self.editor = editor
        super.init()
        press.allowedTouchTypes = [UITouch.TouchType.direct, .pencil].map {
            NSNumber(value: $0.rawValue)
        }
        press.delegate = self
        press.addTarget(self, action: TextEditMenu.pressed)
        owner.addGestureRecognizer(press)
        owner.addInteraction(interaction)
        owner.addInteraction(TextPointer())
        interaction.didPerform = { [weak self] in self?.didPerform($0) }
    }

    /// Shows the bar above the selection, or above the caret.
    func present() {
        let rect = selectionRect
        interaction.presentEditMenu(
            with: UIEditMenuConfiguration(
                identifier: nil, sourcePoint: CGPoint(x: rect.midX, y: rect.minY)))
    }

    /// The time for which a message is shown, in seconds.
    private static let messageDuration: TimeInterval = 4

    /// Shows a message below the selection for some seconds.
    func showMessage(_ words: String) {
        guard let window = owner.window else { return }
        let tip = ToolTipView(words)
        let place = owner.convert(selectionRect, to: nil)
        tip.show(in: window, below: place, at: place.midX)
        UIApplication.current?.schedule(after: Self.messageDuration) { [weak tip] in
            tip?.removeFromSuperview()
        }
    }

    func dismiss() { interaction.dismissMenu() }

    /// The visible part of the selection, or the caret.
    private var selectionRect: CGRect {
        let rects = owner.rectsInSight(of: editor.selection.range).filter { $0.width > 0 }
        let whole =
            rects.first.map { rects.reduce($0) { $0.union($1) } }
            ?? owner.caretRect(for: OffsetRange(editor.selection.range).start)
        let visible = whole.intersection(owner.bounds)
        return visible.isNull ? owner.bounds : visible
    }

    // MARK: Fingers

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        owner.editorParts.pointer == nil && owner.permissions.contains(.select)
    }

    /// A press places the caret below the finger, or selects the word where text is not editable;
    /// lifting shows the menu.
    private func pressed(_ press: UILongPressGestureRecognizer) {
        switch press.state {
        case .began:
            guard owner.isFirstResponder || owner.becomeFirstResponder() else {
                press.state = .failed
                return
            }
            owner.layoutIfNeeded()
            select(at: press.location(in: owner))
            showLoupe()
        case .changed:
            select(at: press.location(in: owner))
            showLoupe()
        case .ended:
            loupe.hide()
            present()
        case .cancelled: loupe.hide()
        default: break
        }
    }

    /// Shows the caret above the finger that moves it.
    private func showLoupe() {
        guard owner.permissions.contains(.edit) else { return }
        let caret = owner.caretRect(for: OffsetRange(editor.selection.range).end)
        loupe.show(owner, caret: caret, finger: press.location(in: owner))
    }

    private func select(at point: CGPoint) {
        let found = editor.layout.position(at: owner.textPoint(point))
        let selection =
            owner.permissions.contains(.edit)
            ? TextSelection(caret: found.offset, isUpstream: found.isUpstream)
            : TextSelection(editor.wordRange(at: found.offset))
        editor.select(selection)
        editor.isTouchSelection = true
    }

    /// The menu follows a new selection.
    private func didPerform(_ element: UIMenuElement) {
        let action = (element as? UICommand)?.action
        let kept: [Selector] = [
            .selectAction, .selectAllAction, .toggleBoldfaceAction, .toggleItalicsAction,
            .toggleUnderlineAction, .increaseSizeAction, .decreaseSizeAction,
        ]
        guard let action, kept.contains(action) else { return }
        editor.isTouchSelection = true
        owner.editorNeedsDisplay()
        present()
    }

    // MARK: The menu

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
        guard interaction.isPointerMenu else { return menu(suggestedActions) }
        guard owner.permissions.contains(.select),
            owner.isFirstResponder || owner.becomeFirstResponder()
        else {
            return nil
        }
        owner.layoutIfNeeded()
        placeCaret(at: configuration.sourcePoint)
        return menu(UICommand.editCommands(from: owner))
    }

    /// Places the caret at a click, unless it is on the selection.
    private func placeCaret(at point: CGPoint) {
        let found = editor.layout.position(at: owner.textPoint(point))
        let range = editor.selection.range
        guard range.isEmpty || !range.contains(found.offset) else { return }
        editor.select(TextSelection(caret: found.offset, isUpstream: found.isUpstream))
    }

    private func menu(_ suggested: [UIMenuElement]) -> UIMenu? {
        let suggested =
            [editor.spellingMenu()].compactMap(\.self) + suggested
            + [editor.formatMenu()].compactMap(\.self)
        return owner.editMenu(for: NSRange(editor.selection.range), suggestedActions: suggested)
            ?? UIMenu(children: suggested)
    }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect { selectionRect }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction,
        willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) { owner.editMenuWillOpen(animator) }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction,
        willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) { owner.editMenuWillClose(animator) }
}
