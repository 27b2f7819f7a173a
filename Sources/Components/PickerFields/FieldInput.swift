import UIKit

/// An input that replaces a text field's keyboard, with a bar above it.
///
/// Done writes the chosen value into the field, Cancel leaves the field as it was. Keys do not
/// write. It opens at the field's text. ``PickerInput`` chooses titles, ``DateInput`` dates.
///
/// In a window of regular width the input opens next to the field, see ``style``.
@preconcurrency @MainActor
open class FieldInput {
    /// Where the input appears.
    public nonisolated enum Style: Hashable, Sendable {
        /// A menu in windows of regular width, wheels in others.
        case automatic

        /// At the bottom of the window, in place of the keyboard.
        case wheels

        /// Next to the field.
        case menu
    }

    /// The bar above the input.
    public final let bar = PickerBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))

    /// Where the input appears; ``Style/automatic`` by default.
    public final var style = Style.automatic

    /// Called with the field's text when a value was chosen.
    public final var onChange: ((String) -> Void)?

    final weak var field: UITextField?

    /// The text that was chosen: what keys typed is replaced by it.
    final private(set) var chosen: String

    /// The characters typed while the input is open.
    private final var typed = ""

    private final let keyboard: UIView
    /// The controller of the menu next to the field, while it is open.
    final private(set) weak var menu: UIViewController?

    private final lazy var dismissal = MenuDismissal(self)
    private final lazy var texts = TextsByCode(self)

    // MARK: Creating

    init(field: UITextField, keyboard: UIView, onChange: ((String) -> Void)?) {
        self.field = field
        self.keyboard = keyboard
        self.onChange = onChange
        chosen = field.text ?? ""
        bar.cancelButton.addAction(
            UIAction { [weak self] _ in self?.cancel() }, for: .touchUpInside)
        bar.doneButton.addAction(
            UIAction { [weak self] _ in self?.done() }, for: .touchUpInside)
        field.inputView = keyboard
        field.inputAccessoryView = bar
        add(.editingDidBegin) { $0.begin() }
        add(.editingChanged) { $0.readTyping() }
        add(.editingDidEnd) { $0.dismissMenuWithoutFocus() }
    }

    nonisolated deinit {}

    private final func add(
        _ event: UIControl.Event, _ body: @escaping @MainActor (FieldInput) -> Void
    ) {
        field?.addAction(
            UIAction(identifier: identifier(for: event)) { [weak self] _ in self.map(body) },
            for: event)
    }

    /// The name of the field's action for an event, by which it is removed again.
    private final func identifier(for event: UIControl.Event) -> UIAction.Identifier {
        UIAction.Identifier("FieldInput \(event.rawValue)")
    }

    /// Gives the field its keyboard back, also while it is edited.
    final func detach() {
        dismissMenu()
        guard let field else { return }
        self.field = nil
        if field.inputDelegate === texts { field.inputDelegate = nil }
        field.inputView = nil
        field.inputAccessoryView = nil
        field.reloadInputViews()
        for event in [UIControl.Event.editingDidBegin, .editingChanged, .editingDidEnd] {
            field.removeAction(identifiedBy: identifier(for: event), for: event)
        }
    }

    // MARK: For subclasses

    /// Shows the value that was chosen last, after others were cancelled.
    func showChosen() {}

    /// Shows the value that was chosen last in the menu that is open.
    func showChosenInMenu() {}

    /// Chooses the value of a text that the app wrote into the field. An unknown one changes
    /// nothing.
    func adopt(_ text: String) {}

    /// Shows the first value that fits the characters typed so far.
    ///
    /// - Returns: `true` if there is one.
    func search(_ text: String) -> Bool { false }

    /// Returns a controller that lets the user choose next to the field.
    func makeMenu() -> UIViewController { UIViewController() }

    /// Writes the present value into the field and closes the input.
    open func done() { close() }

    // MARK: Opening and closing

    /// Closes the input.
    public final func cancel() { close() }

    final func close() {
        dismissMenu()
        _ = field?.resignFirstResponder()
    }

    /// Dismisses the menu; one that is just appearing, as soon as it can be dismissed.
    private final func dismissMenu() {
        guard let menu, let presenter = menu.presentingViewController else { return }
        guard menu.isBeingPresented, let transition = menu.transitionCoordinator else {
            presenter.dismiss(animated: true)
            return
        }
        transition.animate(alongsideTransition: nil) { [weak self] _ in
            if self?.isEditingWithMenu != true { presenter.dismiss(animated: true) }
        }
    }

    /// `true` while the field is edited without wheels.
    private final var isEditingWithMenu: Bool {
        field?.isFirstResponder == true && field?.inputView !== keyboard
    }

    /// Opens an input that was made for a field while this is edited.
    final func beginIfEditing() {
        if field?.isFirstResponder == true { begin() }
    }

    private final func begin() {
        typed = ""
        guard let field else { return }
        field.inputDelegate = texts
        chosen = field.text ?? ""
        if !chosen.isEmpty { adopt(chosen) }
        guard opensMenu(for: field), let presenter = Self.controller(of: field) else {
            if field.inputView !== keyboard {
                field.inputView = keyboard
                field.inputAccessoryView = bar
            }
            field.reloadInputViews()
            // The window may have become narrow since the menu was opened.
            dismissMenu()
            let isMirrored = field.effectiveUserInterfaceLayoutDirection == .rightToLeft
            for view in [bar, keyboard] {
                view.semanticContentAttribute =
                    isMirrored ? .forceRightToLeft : .forceLeftToRight
            }
            return showChosen()
        }
        // An on-screen keyboard writes what is searched.
        field.inputView = nil
        field.inputAccessoryView = nil
        field.reloadInputViews()
        if let old = presenter.presentedViewController,
            old.isBeingDismissed || old.isBeingPresented, old !== menu || old.isBeingDismissed
        {
            // One menu follows the other.
            old.transitionCoordinator?.animate(alongsideTransition: nil) { [weak self] _ in
                self?.beginIfEditing()
            }
            return
        }
        // A menu that is being dismissed stays open and shows the latest text.
        guard menu?.presentingViewController == nil else { return showChosenInMenu() }
        let menu = makeMenu()
        menu.modalPresentationStyle = .popover
        menu.popoverPresentationController?.sourceView = field
        menu.popoverPresentationController?.permittedArrowDirections = [.up, .down]
        menu.presentationController?.delegate = dismissal
        menu.view.backgroundColor = .secondarySystemGroupedBackground
        self.menu = menu
        presenter.present(menu, animated: true)
    }

    /// Dismisses the menu of a field that ended editing, unless the search in the menu has the
    /// focus now.
    private final func dismissMenuWithoutFocus() {
        guard menu != nil else { return }
        DispatchQueue.main.async { [weak self] in
            guard let self, let menu, field?.isFirstResponder != true,
                !Self.hasFocus(menu.view)
            else { return }
            dismissMenu()
        }
    }

    private static func hasFocus(_ view: UIView) -> Bool {
        view.isFirstResponder || view.subviews.contains(where: hasFocus)
    }

    private final func opensMenu(for field: UITextField) -> Bool {
        switch style {
        case .automatic: field.traitCollection.horizontalSizeClass == .regular
        case .wheels: false
        case .menu: true
        }
    }

    /// The controller of the views around a field.
    private static func controller(of field: UITextField) -> UIViewController? {
        sequence(first: field as UIResponder, next: \.next).lazy
            .compactMap { $0 as? UIViewController }.first
    }

    // MARK: Values

    /// Writes a text into the field.
    ///
    /// - Parameter restore: Chooses the value before, when the user undoes this one.
    final func commit(_ text: String, restore: @escaping @MainActor (FieldInput) -> Void) {
        let previous = chosen
        chosen = text
        guard let field else { return }
        setText(text, of: field)
        showChosenInMenu()
        if previous != text {
            field.undoManager?.registerUndo(withTarget: self) { input in restore(input) }
            field.sendActions(for: [.editingChanged, .valueChanged])
        }
        onChange?(text)
    }

    /// Removes typed characters from the field, and searches for them.
    private final func readTyping() {
        guard let field, let text = field.text, text != chosen, field.markedTextRange == nil else {
            return
        }
        setText(chosen, of: field)
        let new = Self.insertion(of: text, into: chosen)
        if new.isEmpty { typed = String(typed.dropLast()) } else { typed += new }
        // Otherwise another word begins.
        if !search(typed), typed != new, search(new) { typed = new }
    }

    /// `true` while the input itself writes into the field.
    private final var isWriting = false

    private final func setText(_ text: String, of field: UITextField) {
        isWriting = true
        field.text = text
        isWriting = false
    }

    /// Takes a text over that the app wrote while the input is open.
    fileprivate final func readTextByCode() {
        guard !isWriting, let field, field.isFirstResponder else { return }
        typed = ""
        chosen = field.text ?? ""
        if !chosen.isEmpty { adopt(chosen) }
        showChosen()
        showChosenInMenu()
    }

    /// Returns the characters that make one text another, where these are in one place.
    private static func insertion(of text: String, into old: String) -> String {
        let prefix = text.commonPrefix(with: old)
        let rest = text.dropFirst(prefix.count)
        let oldRest = old.dropFirst(prefix.count)
        let suffix = zip(rest.reversed(), oldRest.reversed()).prefix { $0 == $1 }.count
        return String(rest.dropLast(suffix))
    }
}

/// Ends the editing of a field whose menu the user dismissed.
@MainActor
private final class MenuDismissal: UIAdaptivePresentationControllerDelegate {
    private weak var input: FieldInput?

    init(_ input: FieldInput) { self.input = input }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        input?.cancel()
    }
}

/// Learns of texts that the app writes into a field which is edited. Keys are none.
@MainActor
private final class TextsByCode: UITextInputDelegate {
    private weak var input: FieldInput?

    init(_ input: FieldInput) { self.input = input }

    func textWillChange(_ textInput: (any UITextInput)?) {}

    func textDidChange(_ textInput: (any UITextInput)?) { input?.readTextByCode() }

    func selectionWillChange(_ textInput: (any UITextInput)?) {}

    func selectionDidChange(_ textInput: (any UITextInput)?) {}
}
