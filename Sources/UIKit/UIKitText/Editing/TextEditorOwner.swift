import CoreGraphics
import Foundation
import FoundationGaps
import UIKitControls
import UIKitCore

/// The view that shows an editor's text: a text field or a text view.
protocol TextEditorOwner: UIView, KeyboardEditing, EditorHolding, UITextDraggable, UITextDroppable {
    /// Asks the delegate whether keys may replace the characters in a range.
    func mayReplace(_ range: Range<Int>, with text: String) -> Bool

    /// Called after the selection changed, before ``editorDidChangeText()``.
    func editorDidChangeSelection()

    /// Called after the text changed by a key, or by a method that inserts or deletes.
    func editorDidChangeText()

    /// Called before the whole text is deleted.
    func editorWillDeleteAll()

    /// Called when the text has to be redrawn.
    func editorNeedsDisplay()

    /// The attributes of inserted text.
    var insertionAttributes: [NSAttributedString.Key: Any] { get }

    /// `true` if users may change the attributes of the text.
    var allowsEditingTextAttributes: Bool { get }

    /// The attributes of typed text, with those of the view.
    var editorTypingAttributes: [NSAttributedString.Key: Any] { get set }

    /// The undo manager for the edits.
    var editorUndoManager: UndoManager? { get }

    /// `true` if keys may change the text.
    var isTextEditable: Bool { get }

    /// `true` if text can be selected.
    var isTextSelectable: Bool { get }

    /// `true` while misspelled words are marked.
    var checksSpelling: Bool { get }

    /// Returns `true` if a link is at a point of the view.
    func hasLink(at point: CGPoint) -> Bool

    /// `true` if the text may be copied.
    var mayShareText: Bool { get }

    /// Scrolls to the caret, after text was pasted.
    func editorRevealsCaret()

    /// The selection that the mouse extends, or whose handle a finger drags.
    var pointer: PointerSelection? { get }

    /// Shows why a text was not pasted.
    func refusedPaste(_ words: String)

    /// Returns the delegate's edit menu for a selection; `nil` for the standard one.
    func editMenu(for range: NSRange, suggestedActions: [UIMenuElement]) -> UIMenu?

    /// Called before the edit menu is shown.
    func editMenuWillOpen(_ animator: any UIEditMenuInteractionAnimating)

    /// Called before the edit menu is closed.
    func editMenuWillClose(_ animator: any UIEditMenuInteractionAnimating)

    /// Returns the point of the text's container at a point of the view.
    func textPoint(_ point: CGPoint) -> CGPoint

    /// Returns `text` as it may be inserted: a field has no line feeds.
    func insertable(_ text: String) -> String

    /// The drags and drops of the text.
    var textDragging: TextDragging { get }
}

extension TextEditorOwner {
    /// Returns the rectangles of a range in the paragraphs that are in sight, in the view. Others
    /// are not laid out: a selection may be all of a long text.
    func rectsInSight(of range: Range<Int>, extendsLines: Bool = true) -> [CGRect] {
        let zero = textPoint(.zero)
        let sight = bounds.offsetBy(dx: zero.x, dy: zero.y)
        return textEditor.layout.rects(
            of: range, within: sight.minY...sight.maxY, extendsLines: extendsLines
        ).map { $0.offsetBy(dx: -zero.x, dy: -zero.y) }
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
