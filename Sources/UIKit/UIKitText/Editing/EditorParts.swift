import CoreGraphics
import Foundation
import UIKitCore

/// The parts that a text field and a text view have in common next to their editor: the canvas, the
/// edit menu, drags and drops, and selecting with mouse and fingers.
final class EditorParts {
    private unowned let owner: any TextEditorOwner
    private let editor: TextEditor

    /// The view that draws the text and its selection.
    let canvas: TextCanvas

    /// The edit menu, made when the view enters its first window.
    private(set) var editMenu: TextEditMenu?

    /// The drags and drops of the text.
    private(set) lazy var dragging = TextDragging(owner, editor)

    /// The selection that the mouse extends, or whose handle a finger drags.
    private(set) var pointer: PointerSelection?

    /// The click on the selection that places the caret unless the mouse drags the text: its point
    /// in the container.
    private var pendingClick: CGPoint?

    init(_ owner: any TextEditorOwner, _ editor: TextEditor) {
        self.owner = owner
        self.editor = editor
        canvas = TextCanvas(editor: editor)
    }

    /// Adds the interactions to the view when it enters its first window.
    func install() {
        guard owner.window != nil, editMenu == nil else { return }
        editMenu = TextEditMenu(owner, editor)
        dragging.install()
    }

    /// Ends a composition, a selection with the mouse, and the edit menu, with editing.
    func endEditing() {
        if editor.markedRange != nil { editor.unmark(notifies: true) }
        editor.openRun = nil
        cancelPress()
        editMenu?.dismiss()
    }

    // MARK: Mouse and fingers

    /// `true` while a press selects, or may drag the selected text.
    var isPressed: Bool { pointer != nil || pendingClick != nil }

    /// Begins a selection with the mouse, or the drag of a handle with a finger.
    ///
    /// - Parameter place: Returns the point of the container. Called after the view has become the
    ///   first responder.
    func press(_ touch: UITouch, with event: UIEvent?, at place: () -> CGPoint) {
        guard touch.type == .indirectPointer else {
            pointer = owner.isFirstResponder ? editor.handleDrag(at: place()) : nil
            return
        }
        guard event?.buttonMask.contains(.secondary) != true else { return }
        let wasEditing = owner.isFirstResponder
        guard owner.becomeFirstResponder() else { return }
        let point = place()
        if event?.buttonMask == .button(3) { return editor.pastePrimarySelection(at: point) }
        let extends = wasEditing && event?.modifierFlags.contains(.shift) == true
        if wasEditing, !extends, touch.tapCount == 1, dragging.isDraggable(at: point) {
            pendingClick = point
            return
        }
        pointer = editor.click(at: point, count: touch.tapCount, extending: extends)
    }

    /// Extends the selection to a touch; `false` if there is none to extend.
    func move(_ touch: UITouch) -> Bool {
        guard let pointer else { return false }
        editor.drag(pointer, to: owner.textPoint(touch.location(in: owner)))
        return true
    }

    /// Ends what a press has begun; `false` if it has begun nothing.
    func release() -> Bool {
        if let point = pendingClick {
            pendingClick = nil
            _ = editor.click(at: point, count: 1, extending: false)
            return true
        }
        guard let pointer else { return false }
        self.pointer = nil
        editor.shareSelection()
        if pointer.isHandle { editMenu?.present() }
        return true
    }

    /// Forgets what a press has begun.
    func cancelPress() {
        pointer = nil
        pendingClick = nil
    }

    /// Selects with a finger. Several taps, and one that changes nothing, open the edit menu.
    func tap(at point: CGPoint, count: Int, wasEditing: Bool) {
        let before = editor.selection.range
        editor.tap(at: point, count: count)
        let isSame = wasEditing && before == editor.selection.range
        if count > 1 || isSame { editMenu?.present() }
    }
}
