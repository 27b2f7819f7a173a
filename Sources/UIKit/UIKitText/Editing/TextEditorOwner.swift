import CoreGraphics
import Foundation
import FoundationGaps
import UIKitControls
import UIKitCore

/// What users may do with the text of a field or text view.
struct TextPermissions: OptionSet {
    let rawValue: Int

    /// Keys may change the text.
    static let edit = Self(rawValue: 1)
    static let select = Self(rawValue: 2)

    /// The text may leave the view by copying or dragging.
    static let share = Self(rawValue: 4)

    /// Users may change the attributes of the text.
    static let style = Self(rawValue: 8)

    /// Misspelled words are marked now.
    static let checkSpelling = Self(rawValue: 16)
}

/// The view that shows an editor's text: a text field or a text view.
protocol TextEditorOwner: UIView, KeyboardEditing, EditorHolding, EditMenuSource, UITextDraggable,
    UITextDroppable
{
    var permissions: TextPermissions { get }

    /// Asks the delegate whether keys may replace the characters in a range.
    func mayReplace(_ range: Range<Int>, with text: String) -> Bool

    /// Called after the selection changed, before ``editorDidChangeText()``.
    func editorDidChangeSelection()

    /// Called after the text changed by a key, or by a method that inserts or deletes.
    func editorDidChangeText()

    /// The attributes of inserted text.
    var insertionAttributes: [NSAttributedString.Key: Any] { get }

    /// The attributes of typed text, with those of the view.
    var editorTypingAttributes: [NSAttributedString.Key: Any] { get set }

    /// The undo manager for the edits.
    var editorUndoManager: UndoManager? { get }

    /// Returns `true` if a link is at a point of the view.
    func hasLink(at point: CGPoint) -> Bool

    /// Scrolls to the caret, after text was pasted.
    func editorRevealsCaret()

    /// The canvas, the edit menu, drags and drops, and selecting with mouse and fingers.
    var editorParts: EditorParts { get }

    /// Returns the point of the text's container at a point of the view.
    func textPoint(_ point: CGPoint) -> CGPoint

    /// Returns `text` as it may be inserted: a field has no line feeds.
    func insertable(_ text: String) -> String
}

/// The delegate of a view that decides about its edit menu.
protocol EditMenuSource {
    /// Returns the delegate's edit menu for a selection; `nil` for the standard one.
    func editMenu(for range: NSRange, suggestedActions: [UIMenuElement]) -> UIMenu?

    /// Called before the edit menu is shown.
    func editMenuWillOpen(_ animator: any UIEditMenuInteractionAnimating)

    /// Called before the edit menu is closed.
    func editMenuWillClose(_ animator: any UIEditMenuInteractionAnimating)
}

extension TextEditorOwner {
    var canvas: TextCanvas { editorParts.canvas }

    var editMenu: TextEditMenu? { editorParts.editMenu }

    var textDragging: TextDragging { editorParts.dragging }

    /// Redraws the text.
    func editorNeedsDisplay() {
        canvas.selectionChanged()
        setNeedsLayout()
    }

    /// Returns the rectangles of a range in the paragraphs that are in sight, in the view. Others
    /// are not laid out: a selection may be all of a long text.
    func rectsInSight(of range: Range<Int>, extendsLines: Bool = true) -> [CGRect] {
        let zero = textPoint(.zero)
        let sight = bounds.offsetBy(dx: zero.x, dy: zero.y)
        return textEditor.layout.rects(
            of: range, within: sight.minY...sight.maxY, extendsLines: extendsLines
        ).map { $0.offsetBy(dx: -zero.x, dy: -zero.y) }
    }

    // MARK: Edit actions

    /// Returns `true` if an action of the edit menu is possible now; `nil` for other actions.
    func canEdit(by action: Selector, isSelectable: Bool) -> Bool? {
        let hasSelection = !textEditor.selection.isEmpty
        switch action {
        case .cutAction, .deleteAction:
            return permissions.isSuperset(of: [.edit, .share]) && hasSelection
        case .copyAction: return permissions.contains(.share) && hasSelection
        case .pasteAction:
            return permissions.contains(.edit) && isFirstResponder && textEditor.canPaste
        case .pasteAndMatchStyleAction:
            return isFirstResponder && textEditor.formatsText && textEditor.hasStyledPaste
        case .toggleBoldfaceAction, .toggleItalicsAction, .toggleUnderlineAction,
            .increaseSizeAction, .decreaseSizeAction:
            return textEditor.formatsText
        case .selectAction: return isSelectable && hasText && !hasSelection
        case .selectAllAction:
            return isSelectable && hasText
                && textEditor.selection.range.count < textEditor.length
        default: return nil
        }
    }

    func copySelection() {
        UIPasteboard.general.items = [textEditor.pasteboardItem(for: textEditor.selection.range)]
    }

    func cutSelection() {
        let range = textEditor.rangeToCut
        guard !range.isEmpty, mayReplace(range, with: "") else { return }
        copySelection()
        textEditor.typing { textEditor.replace(range, with: NSAttributedString(string: "")) }
    }
}

extension UITextInputTraits {
    /// `true` if the traits let misspelled words be marked: not those of codes and addresses.
    var allowsSpellChecking: Bool {
        switch spellCheckingType {
        case .yes: true
        case .no: false
        case .default:
            autocorrectionType != .no && !isSecureTextEntry && textContentType == nil
                && [.default, .asciiCapable, .twitter, .webSearch].contains(keyboardType)
        }
    }
}
