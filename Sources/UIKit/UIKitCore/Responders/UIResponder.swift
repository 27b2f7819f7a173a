import AssociatedValues
public import Foundation
public import FoundationGaps
public import Observing

/// An object that receives events and handles them or passes them on.
///
/// Views, view controllers, windows and the application are responders. They form a chain through
/// ``next``, which is evaluated for every event, so that moving a view changes its position in the
/// chain. An event without a handler leaves the end of the chain and is dropped.
@preconcurrency @MainActor
open class UIResponder: NSObject, @MainActor SelectorResponder {
    /// Creates a responder.
    public override init() {}

    nonisolated deinit { AssociatedValues.releaseValues(of: self) }

    // MARK: Nib files

    /// The outlets and actions that nib files connect. The porting tool writes it from
    /// `@IBOutlet` and `@IBAction`.
    open class var nibConnections: NibConnections { NibConnections() }

    // MARK: The chain

    /// The responder that gets the events which this one does not handle; `nil` at the end of the
    /// chain.
    ///
    /// The default is `nil`. Views, view controllers, windows and the application override it.
    open var next: UIResponder? { nil }

    /// Returns `true` if this responder's class, or a superclass, declares the method.
    open func responds(to aSelector: Selector) -> Bool { aSelector.isAccepted(by: self) }

    // MARK: The first responder

    /// `true` if this responder may become the first responder. `false` by default.
    open var canBecomeFirstResponder: Bool { false }

    /// `true` if this responder may resign as first responder. `true` by default.
    open var canResignFirstResponder: Bool { true }

    /// `true` if this responder is the first in its window to receive keys and untargeted actions.
    open var isFirstResponder: Bool {
        window(of: self)?.firstResponder === self
    }

    /// Makes this responder the first one in its window, after the current one has resigned.
    ///
    /// - Returns: `true` if this responder is now the first. `false` when it is in no window, or
    ///   when it or the current first responder refuses.
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        guard let window = window(of: self) else { return false }
        if window.firstResponder === self { return true }
        guard canBecomeFirstResponder else { return false }
        if let present = window.firstResponder {
            UIWindow.isHandingOver = true
            defer { UIWindow.isHandingOver = false }
            guard present.canResignFirstResponder, present.resignFirstResponder() else {
                return false
            }
        }
        window.setFirstResponder(self)
        return true
    }

    /// Resigns as first responder.
    ///
    /// - Returns: `true` if this responder is not the first responder any more.
    @discardableResult
    open func resignFirstResponder() -> Bool {
        guard let window = window(of: self), window.firstResponder === self else { return true }
        guard canResignFirstResponder else { return false }
        window.setFirstResponder(nil)
        return true
    }

    // MARK: Touches

    /// Called when fingers, pens or the mouse button touch this responder. The default passes the
    /// touches to ``next``.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        forward { $0.touchesBegan(touches, with: event) }
    }

    /// Called when touches that began here moved. The default passes them to ``next``.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        forward { $0.touchesMoved(touches, with: event) }
    }

    /// Called when touches that began here lifted. The default passes them to ``next``.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        forward { $0.touchesEnded(touches, with: event) }
    }

    /// Called when a gesture or the system takes over touches that began here; no further call
    /// follows for them. The default passes them to ``next``.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        forward { $0.touchesCancelled(touches, with: event) }
    }

    /// Called when better values arrive for touches that were delivered with estimates. The default
    /// passes them to ``next``.
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
        forward { $0.touchesEstimatedPropertiesUpdated(touches) }
    }

    // MARK: Presses

    /// Called when keys went down. The default passes them to ``next``.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        forward { $0.pressesBegan(presses, with: event) }
    }

    /// Called when held keys changed. The default passes them to ``next``.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        forward { $0.pressesChanged(presses, with: event) }
    }

    /// Called when keys went up. The default passes them to ``next``.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        forward { $0.pressesEnded(presses, with: event) }
    }

    /// Called when the system cancels key presses; no further call follows for them. The default
    /// passes them to ``next``.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        forward { $0.pressesCancelled(presses, with: event) }
    }

    // MARK: Motion and remote control

    /// Called when a motion such as a shake began. The default passes it to ``next``.
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        forward { $0.motionBegan(motion, with: event) }
    }

    /// Called when a motion such as a shake ended. The default passes it to ``next``.
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        forward { $0.motionEnded(motion, with: event) }
    }

    /// Called when a motion was interrupted. The default passes it to ``next``.
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        forward { $0.motionCancelled(motion, with: event) }
    }

    /// Called when a media key was pressed. The default passes it to ``next``.
    open func remoteControlReceived(with event: UIEvent?) {
        forward { $0.remoteControlReceived(with: event) }
    }

    // MARK: Actions

    /// Returns `true` if this responder can perform `action` now.
    ///
    /// The default is `true` if this object has the method. The methods of the edit menu, such as
    /// ``copy(_:)``, are an exception: a class that overrides one overrides this method too. A
    /// responder with a ``pasteConfiguration`` can paste what that takes.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        if action.name == "paste(_:)", canPasteItems { return true }
        return action.isAccepted(by: self) && !UIResponder.editActionNames.contains(action.name)
    }

    /// Returns the first responder in the chain, starting with this one, that can perform `action`.
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        chain.first { $0.canPerformAction(action, withSender: sender) }
    }

    // MARK: Edit actions

    /// Moves the selection to the pasteboard. Does nothing by default.
    open func cut(_ sender: Any?) {}
    /// Copies the selection to the pasteboard. Does nothing by default.
    open func copy(_ sender: Any?) {}
    /// Inserts what ``pasteConfiguration`` takes of the pasteboard, by ``paste(itemProviders:)``.
    open func paste(_ sender: Any?) { pasteItems() }

    /// The types of data that ``paste(itemProviders:)`` takes; `nil`, the default, for none.
    open var pasteConfiguration: UIPasteConfiguration? {
        get { storedPasteConfiguration }
        set { storedPasteConfiguration = newValue }
    }

    /// Takes the items of the pasteboard. Does nothing by default.
    open func paste(itemProviders: [NSItemProvider]) {}

    /// Returns `true` if the responder takes items: those of its ``pasteConfiguration`` by default.
    open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
        acceptsTypes(of: itemProviders)
    }

    /// Selects the word at the caret. Does nothing by default.
    open func select(_ sender: Any?) {}
    /// Selects everything. Does nothing by default.
    open func selectAll(_ sender: Any?) {}
    /// Deletes the selection. Does nothing by default.
    open func delete(_ sender: Any?) {}
    /// Inserts the pasteboard's text in the style of the text around it. Does nothing by default.
    open func pasteAndMatchStyle(_ sender: Any?) {}
    /// Makes the selection bold, or no longer bold. Does nothing by default.
    open func toggleBoldface(_ sender: Any?) {}
    /// Makes the selection italic, or no longer italic. Does nothing by default.
    open func toggleItalics(_ sender: Any?) {}
    /// Underlines the selection, or removes its lines. Does nothing by default.
    open func toggleUnderline(_ sender: Any?) {}
    /// Makes the selected text larger. Does nothing by default.
    open func increaseSize(_ sender: Any?) {}
    /// Makes the selected text smaller. Does nothing by default.
    open func decreaseSize(_ sender: Any?) {}
    /// Copies the document. Does nothing by default.
    open func duplicate(_ sender: Any?) {}
    /// Moves the document to another folder. Does nothing by default.
    open func move(_ sender: Any?) {}
    /// Renames the document. Does nothing by default.
    open func rename(_ sender: Any?) {}
    /// Saves the document in another format. Does nothing by default.
    open func export(_ sender: Any?) {}
    /// Prints the document. Does nothing by default.
    open func printContent(_ sender: Any?) {}
    /// Shows the panel for searches. Does nothing by default.
    open func find(_ sender: Any?) {}
    /// Shows the panel for searches and replacements. Does nothing by default.
    open func findAndReplace(_ sender: Any?) {}
    /// Shows the next occurrence. Does nothing by default.
    open func findNext(_ sender: Any?) {}
    /// Shows the previous occurrence. Does nothing by default.
    open func findPrevious(_ sender: Any?) {}
    /// Searches for the selected text. Does nothing by default.
    open func useSelectionForFind(_ sender: Any?) {}
    /// Replaces the attributes of each run of the selected text by what `conversionHandler` makes
    /// of them. Does nothing by default.
    open func updateTextAttributes(
        conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
    ) {}

    // MARK: Menus

    /// Changes a menu of the system. The default passes the builder on to ``next``.
    ///
    /// The main menu is built by the application and its delegate.
    open func buildMenu(with builder: any UIMenuBuilder) { next?.buildMenu(with: builder) }

    /// Called before a command of the main menu is performed by this responder: disable it here, or
    /// change its title and state. Does nothing by default.
    open func validate(_ command: UICommand) {}

    // MARK: Activities

    /// Updates the values of ``userActivity``, which needs to be saved. Does nothing by default.
    open func updateUserActivityState(_ activity: NSUserActivity) {}

    /// Continues an activity. Does nothing by default: a scene's delegate calls it for the
    /// controllers that show the activity's contents.
    open func restoreUserActivityState(_ activity: NSUserActivity) {}

    // MARK: Input views

    /// The view that replaces the software keyboard while this responder is the first, such as a
    /// picker. The nearest one in the chain is shown at the bottom of the window.
    open var inputView: UIView? { nil }

    /// The view above the keyboard or ``inputView``, such as a toolbar. The nearest one in the
    /// chain is shown.
    open var inputAccessoryView: UIView? { nil }

    /// A controller whose view replaces the software keyboard where there is no ``inputView``.
    open var inputViewController: UIInputViewController? { nil }

    /// A controller whose view is above the keyboard where there is no ``inputAccessoryView``.
    open var inputAccessoryViewController: UIInputViewController? { nil }

    /// ``inputView``, or the view of ``inputViewController``.
    final var shownInputView: UIView? { inputView ?? inputViewController?.view }

    /// ``inputAccessoryView``, or the view of ``inputAccessoryViewController``.
    final var shownAccessoryView: UIView? {
        inputAccessoryView ?? inputAccessoryViewController?.view
    }

    /// Shows the current ``inputView`` and ``inputAccessoryView`` if this is the first responder.
    open func reloadInputViews() {
        guard let window = window(of: self), window.firstResponder === self else { return }
        window.showInputViews()
    }

    /// The language in which text is typed into this responder.
    open var textInputMode: UITextInputMode? { .current }

    // MARK: Shortcuts and undo

    /// The keyboard shortcuts available while this responder is in the chain of the first
    /// responder.
    open var keyCommands: [UIKeyCommand]? { nil }

    /// The shortcuts of ``keyCommands``, then those that were added to a view controller.
    package final var availableKeyCommands: [UIKeyCommand] {
        (keyCommands ?? []) + ((self as? UIViewController)?.addedKeyCommands ?? [])
    }

    /// The nearest undo manager in the chain. A window provides one.
    open var undoManager: UndoManager? { next?.undoManager }

    // MARK: Focus

    /// The environments that the focus prefers inside this one, best first. Those of a controller
    /// are its view by default, those of a view none.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
    /// The view or controller around this one.
    open var parentFocusEnvironment: (any UIFocusEnvironment)? { next as? any UIFocusEnvironment }
    /// The view with the focusable items of this environment.
    open var focusItemContainer: (any UIFocusItemContainer)? {
        self as? UIView ?? (self as? UIViewController)?.viewIfLoaded
    }
    /// The name of the group in which arrow keys move the focus, and which is one step for Tab.
    /// `nil` by default: the group of the environment around this one.
    open var focusGroupIdentifier: String? {
        get { accessibility?.focusGroupIdentifier }
        set { requiredAccessibility.focusGroupIdentifier = newValue }
    }
    /// Requests that the focus, if it is inside, moves to the preferred item.
    open func setNeedsFocusUpdate() {
        focusWindow?.focusSystem.setNeedsUpdate(of: self)
    }
    /// Performs a requested update of the focus now.
    open func updateFocusIfNeeded() { focusWindow?.focusSystem.updateFocusIfNeeded() }
    /// Returns `false` to keep the focus, which is on an item inside, from moving. `true` by
    /// default.
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
    /// Called after the focus moved to or from an item inside. Does nothing by default.
    open func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {}

    // MARK: Accessibility

    /// The values for assistive technologies and the keyboard; `nil` until the first is set.
    final private(set) var accessibility: AccessibilityValues?

    final var requiredAccessibility: AccessibilityValues {
        if let accessibility { return accessibility }
        let made = AccessibilityValues()
        accessibility = made
        return made
    }

    /// `true` if assistive technologies treat the object as one element. `false` by default.
    open var isAccessibilityElement: Bool {
        get { accessibility?.isElement ?? false }
        set { requiredAccessibility.isElement = newValue }
    }

    /// A short name for assistive technologies.
    open var accessibilityLabel: String? {
        get { accessibility?.label }
        set { requiredAccessibility.label = newValue }
    }

    /// The result of acting on the object, for assistive technologies.
    open var accessibilityHint: String? {
        get { accessibility?.hint }
        set { requiredAccessibility.hint = newValue }
    }

    /// The object's value as text.
    open var accessibilityValue: String? {
        get { accessibility?.value }
        set { requiredAccessibility.value = newValue }
    }

    /// The language of the texts, as in "zh-Hans"; `nil` for the app's.
    open var accessibilityLanguage: String? {
        get { accessibility?.language }
        set { requiredAccessibility.language = newValue }
    }

    /// The characteristics of the object as an accessibility element.
    open var accessibilityTraits: UIAccessibilityTraits {
        get { accessibility?.traits ?? .none }
        set { requiredAccessibility.traits = newValue }
    }

    /// `true` if assistive technologies skip the elements inside. `false` by default.
    open var accessibilityElementsHidden: Bool {
        get { accessibility?.hidesElements ?? false }
        set { requiredAccessibility.hidesElements = newValue }
    }

    /// `true` if assistive technologies skip the siblings. `false` by default.
    open var accessibilityViewIsModal: Bool {
        get { accessibility?.isModal ?? false }
        set { requiredAccessibility.isModal = newValue }
    }

    /// `true` if assistive technologies read the elements inside before those next to them.
    open var shouldGroupAccessibilityChildren: Bool {
        get { accessibility?.groupsElements ?? false }
        set { requiredAccessibility.groupsElements = newValue }
    }

    /// The frame in the coordinates of the screen: of a view, the rectangle around its bounds.
    open var accessibilityFrame: CGRect {
        get { accessibility?.frame ?? ownAccessibilityFrame }
        set { requiredAccessibility.frame = newValue }
    }

    /// The frame of an object for which none was set.
    var ownAccessibilityFrame: CGRect { .zero }

    /// The shape in the coordinates of the screen; `nil` for the frame.
    open var accessibilityPath: UIBezierPath? {
        get { accessibility?.path }
        set { requiredAccessibility.path = newValue }
    }

    /// The point of the screen that is tapped to activate the element; the middle of the frame by
    /// default.
    open var accessibilityActivationPoint: CGPoint {
        get {
            let frame = accessibilityFrame
            return accessibility?.activationPoint ?? CGPoint(x: frame.midX, y: frame.midY)
        }
        set { requiredAccessibility.activationPoint = newValue }
    }

    /// Actions that assistive technologies offer by name.
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { accessibility?.actions }
        set { requiredAccessibility.actions = newValue }
    }

    /// Ways of moving through the content that assistive technologies offer in the element.
    open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
        get { accessibility?.rotors }
        set { requiredAccessibility.rotors = newValue }
    }

    /// The kind of container, if the object contains elements.
    open var accessibilityContainerType: UIAccessibilityContainerType {
        get { accessibility?.containerType ?? .none }
        set { requiredAccessibility.containerType = newValue }
    }

    /// `true` if users act on the element; by default, if it is a button, a link or a control.
    open var accessibilityRespondsToUserInteraction: Bool {
        get { accessibility?.respondsToUserInteraction ?? actsByItself }
        set { requiredAccessibility.respondsToUserInteraction = newValue }
    }

    /// The words by which the user names the element when speaking to the app, the best first; by
    /// default the label.
    open var accessibilityUserInputLabels: [String]! {
        get { accessibility?.userInputLabels ?? [accessibilityLabel].compactMap(\.self) }
        set { requiredAccessibility.userInputLabels = newValue }
    }

    /// The way in which assistive technologies move through the children. Automatic by default.
    open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
        get { accessibility?.navigationStyle ?? .automatic }
        set { requiredAccessibility.navigationStyle = newValue }
    }

    /// ``accessibilityLabel`` with attributes, of which only the text is kept.
    open var accessibilityAttributedLabel: NSAttributedString? {
        get { accessibilityLabel.map { NSAttributedString(string: $0) } }
        set { accessibilityLabel = newValue?.string }
    }

    /// ``accessibilityValue`` with attributes, of which only the text is kept.
    open var accessibilityAttributedValue: NSAttributedString? {
        get { accessibilityValue.map { NSAttributedString(string: $0) } }
        set { accessibilityValue = newValue?.string }
    }

    /// ``accessibilityHint`` with attributes, of which only the text is kept.
    open var accessibilityAttributedHint: NSAttributedString? {
        get { accessibilityHint.map { NSAttributedString(string: $0) } }
        set { accessibilityHint = newValue?.string }
    }

    /// The accessibility elements inside, in reading order; the subviews when `nil`.
    open var accessibilityElements: [Any]? {
        get { accessibility?.elements }
        set { requiredAccessibility.elements = newValue }
    }

    /// Returns the number of ``accessibilityElements``.
    open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

    /// Returns the element at an index in ``accessibilityElements``; `nil` beyond the last.
    open func accessibilityElement(at index: Int) -> Any? {
        guard let elements = accessibilityElements, elements.indices.contains(index) else {
            return nil
        }
        return elements[index]
    }

    /// Returns the index of `element` in ``accessibilityElements``, or `NSNotFound`.
    open func index(ofAccessibilityElement element: Any) -> Int {
        let element = element as AnyObject
        return accessibilityElements?.firstIndex { $0 as AnyObject === element } ?? NSNotFound
    }

    /// Activates the element. Returns `false`, the default, for a tap in its middle instead.
    open func accessibilityActivate() -> Bool { false }
    /// Increases the value of an adjustable element. Does nothing by default.
    open func accessibilityIncrement() {}
    /// Decreases the value of an adjustable element. Does nothing by default.
    open func accessibilityDecrement() {}

    /// Scrolls by a page. Returns `false`, the default, if the object does not scroll.
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
    /// Leaves a modal view. Returns `false`, the default, to ask the next responder.
    open func accessibilityPerformEscape() -> Bool { false }
    /// Returns `true` while a screen reader is at the element: none can read the app yet.
    open func accessibilityElementIsFocused() -> Bool { false }
    /// Performs the app's most important action. Returns `false`, the default, to ask the next
    /// responder.
    open func accessibilityPerformMagicTap() -> Bool { false }

    // MARK: Debugging

    /// The class; a view adds its frame.
    nonisolated open override var description: String { "<\(type(of: self))>" }

    // MARK: Nib files

    /// Called after a nib file's objects were made and connected. Views that are created in code
    /// get no call.
    open func awakeFromNib() {}

    /// Called when a property changes that this object observes by name. A class that does
    /// overrides it, and calls `super` for the contexts that are not its own.
    ///
    /// - Precondition: It is overridden.
    open func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        fatalError(
            """
            \(type(of: self)) observes “\(keyPath ?? "")”, and does not handle the change. Override \
            observeValue(forKeyPath:of:change:context:).
            """)
    }

    /// Called by Interface Builder before it shows the object.
    open func prepareForInterfaceBuilder() {}

    // MARK: Key-value coding

    /// Returns the property that observers may observe by name: a row with `observed:`, or one that
    /// an app's subclass returns.
    nonisolated open func observableKey(named name: String) -> ObservableKey? {
        .onMainActor { type(of: self).propertyTable.observableKey(named: name) }
    }

    /// The properties of the class and its superclasses.
    @_spi(UIKitInternals) open class var propertyTable: PropertyTable { responderTable }

    open func codedKey(named name: String) -> CodedKey? { commonKey(named: name) }

    open func value(forKey key: String) -> Any? { codedValue(forKey: key) }

    open func setValue(_ value: Any?, forKey key: String) { setCommonValue(value, forKey: key) }

    open func value(forUndefinedKey key: String) -> Any? { undefinedValue(forKey: key) }

    open func setValue(_ value: Any?, forUndefinedKey key: String) {
        refuseValue(forUndefinedKey: key)
    }
}

// MARK: - Walking the chain

extension UIResponder {
    /// This responder and its successors; each ``next`` is evaluated when the walk reaches it.
    package var chain: some Sequence<UIResponder> {
        sequence(first: self) { $0.next }
    }

    /// Passes an event on; at the end of the chain it is dropped.
    private func forward(_ send: (UIResponder) -> Void) {
        if let next {
            send(next)
        } else {
            UIApplication.current?.eventWasDiscarded()
        }
    }
}

/// The window that contains `responder`.
private func window(of responder: UIResponder) -> UIWindow? {
    switch responder {
    case let view as UIView: view.window
    case let controller as UIViewController: controller.viewIfLoaded?.window
    default: responder.chain.lazy.compactMap { $0 as? UIWindow }.first
    }
}
