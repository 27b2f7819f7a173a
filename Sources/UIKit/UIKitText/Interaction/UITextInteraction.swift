import CoreGraphics
public import Foundation
import UIKitControls
@_spi(UIKitInternals) public import UIKitCore

/// The kinds of interaction that a ``UITextInteraction`` allows.
public enum UITextInteractionMode: Int, Sendable {
    /// A caret, which keys move, and selections.
    case editable

    /// Selections to copy.
    case nonEditable
}

/// The delegate of a ``UITextInteraction``.
@preconcurrency @MainActor
public protocol UITextInteractionDelegate: AnyObject {
    /// Returns `true`, the default, if a gesture at a point of the view may begin.
    func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool

    /// Called before a gesture changes the selection.
    func interactionWillBegin(_ interaction: UITextInteraction)

    /// Called after a gesture changed the selection.
    func interactionDidEnd(_ interaction: UITextInteraction)
}

/// Lets a view that lays out text of its own be selected and edited like a text view: it shows
/// caret, selection and handles, and moves them by mouse, fingers and keys.
///
///     let interaction = UITextInteraction(for: .editable)
///     interaction.textInput = self
///     addInteraction(interaction)
///
/// A click or tap makes the text the first responder and places the caret. Two clicks select a
/// word, three a paragraph; three taps a sentence. A finger that rests moves the caret, two fingers
/// do so as the floating cursor. The text reports its own changes to its `inputDelegate`.
@preconcurrency @MainActor
open class UITextInteraction: NSObject, UIInteraction {
    /// The delegate. None by default.
    open weak var delegate: (any UITextInteractionDelegate)?

    /// The text: usually the view to which the interaction is added.
    open weak var textInput: (any UIResponder & UITextInput)? { didSet { textInputDidChange() } }

    /// The kind of interaction that is allowed.
    public final let textInteractionMode: UITextInteractionMode

    /// The view of the interaction.
    public private(set) final weak var view: UIView?

    final let marks = SelectionMarks()
    final let loupe = TextLoupe()
    final let touch = TextTouchRecognizer(target: nil, action: nil)
    final let press = UILongPressGestureRecognizer(target: nil, action: nil)
    private final let floating = UIPanGestureRecognizer(target: nil, action: nil)
    final lazy var editMenu = UIEditMenuInteraction(delegate: self)

    /// The selection that the current drag extends.
    final var drag: InputSelection.Drag?

    /// The end of the selection that stays when keys extend it.
    final var anchor: UITextPosition?

    /// Creates an interaction.
    public init(for mode: UITextInteractionMode) {
        textInteractionMode = mode
        super.init()
        touch.addTarget(self, action: UITextInteraction.touched)
        touch.startsAtOnce = { [weak self] in self?.handle(at: $0) != nil }
        press.addTarget(self, action: UITextInteraction.pressed)
        press.allowedTouchTypes = [UITouch.TouchType.direct, .pencil].map {
            NSNumber(value: $0.rawValue)
        }
        floating.addTarget(self, action: UITextInteraction.floated)
        floating.minimumNumberOfTouches = 2
        for recognizer in gesturesForFailureRequirements { recognizer.delegate = self }
    }

    nonisolated deinit {}

    /// The recognisers, for other gestures that have to wait for them.
    open var gesturesForFailureRequirements: [UIGestureRecognizer] { [touch, press, floating] }

    /// Removes the gestures and marks from the old view.
    open func willMove(to view: UIView?) {
        guard let old = self.view else { return }
        for recognizer in gesturesForFailureRequirements {
            old.removeGestureRecognizer(recognizer)
        }
        old.removeInteraction(editMenu)
        marks.remove()
        if textInput?.inputDelegate === self { textInput?.inputDelegate = nil }
    }

    /// Adds the gestures and marks to the new view.
    open func didMove(to view: UIView?) {
        self.view = view
        guard let view else { return }
        for recognizer in gesturesForFailureRequirements { view.addGestureRecognizer(recognizer) }
        view.addInteraction(editMenu)
        textInputDidChange()
    }

    final var isEditable: Bool { textInteractionMode == .editable }

    /// The text as an object to select in; `nil` without one.
    final var input: InputSelection? { textInput.map { InputSelection(input: $0) } }

    // MARK: The floating cursor

    private func floated(_ pan: UIPanGestureRecognizer) {
        guard let textInput, isEditable, textInput.isFirstResponder else { return }
        let point = pan.location(in: textInput.textInputView)
        switch pan.state {
        case .began: textInput.beginFloatingCursor(at: point)
        case .changed: textInput.updateFloatingCursor(at: point)
        case .ended, .cancelled: textInput.endFloatingCursor()
        default: return
        }
        selectionDidMove()
    }
}

extension UITextInteraction: TextInputObserving {
    package func textInputDidChange() {
        if let textInput, textInput.isFirstResponder, textInput.inputDelegate == nil {
            textInput.inputDelegate = self
        }
        editMenu.dismissMenu()
        selectionDidMove()
    }

    /// Shows the present selection, and reports its caret to the input method.
    final func selectionDidMove() {
        guard view != nil else { return }
        marks.show(textInput, isEditable: isEditable)
        (textInput as? UIView)?.textCaretDidMove()
    }
}

extension UITextInteraction: UITextInputDelegate {
    /// Does nothing.
    public func selectionWillChange(_ textInput: (any UITextInput)?) {}

    /// Moves the marks to the new selection.
    public func selectionDidChange(_ textInput: (any UITextInput)?) { selectionDidMove() }

    /// Does nothing.
    public func textWillChange(_ textInput: (any UITextInput)?) {}

    /// Moves the marks to the selection in the new text.
    public func textDidChange(_ textInput: (any UITextInput)?) { selectionDidMove() }
}
