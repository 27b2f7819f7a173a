import CoreGraphics
public import Foundation
import FoundationGaps
@_spi(UIKitInternals) public import UIKitCore
public import UIKitText

/// A message with buttons in front of everything else, or a list of choices from below.
///
///     let alert = UIAlertController(
///         title: "Delete “Sketch”?", message: nil, preferredStyle: .alert)
///     alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
///     alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in delete() })
///     present(alert, animated: true)
///
/// Return performs the preferred action, Escape the one that cancels. In a text field Return goes
/// to the next field, and performs the preferred action in the last.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
    /// The kind of an alert.
    public nonisolated enum Style: Int, Hashable, Sendable {
        /// Choices at the lower edge of the window.
        case actionSheet = 0
        /// A card in the middle of the window.
        case alert
    }

    /// The distance of an action sheet from the edges, and of its cancel button from the others.
    static let sheetMargin: CGFloat = 8
    private static let alertWidth: CGFloat = 270
    private static let maximumSheetWidth: CGFloat = 420

    private var style = Style.actionSheet
    private var storedActions: [UIAlertAction] = []
    private lazy var card = AlertView(isSheet: preferredStyle == .actionSheet)
    private lazy var cancelCard = AlertView(isSheet: true)
    private weak var previousResponder: UIResponder?
    private lazy var transitions = AlertTransitions(isSheet: preferredStyle == .actionSheet)

    /// Creates an alert without buttons.
    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        style = preferredStyle
        self.title = title
        self.message = message
        modalPresentationStyle = .custom
        transitioningDelegate = transitions
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) { return nil }

    nonisolated deinit {}

    @_spi(UIKitInternals) open override class var propertyTable: PropertyTable { alertTable }

    /// The kind of the alert.
    open var preferredStyle: Style { style }

    open override var title: String? { didSet { contentDidChange() } }

    /// The text below the title.
    open var message: String? { didSet { contentDidChange() } }

    /// The title with attributes, which key-value coding sets; instead of the title.
    final var attributedTitle: NSAttributedString? { didSet { contentDidChange() } }

    /// The message with attributes, which key-value coding sets; instead of the message.
    final var attributedMessage: NSAttributedString? { didSet { contentDidChange() } }

    /// A controller whose view stands above the buttons, as high as its `preferredContentSize`;
    /// key-value coding sets it.
    final var contentViewController: UIViewController? {
        didSet {
            oldValue?.willMove(toParent: nil)
            oldValue?.removeFromParent()
            if let contentViewController {
                addChild(contentViewController)
                contentViewController.didMove(toParent: self)
            }
            contentDidChange()
        }
    }

    open override func preferredContentSizeDidChange(
        forChildContentContainer container: any UIContentContainer
    ) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        contentDidChange()
    }

    // MARK: Actions

    /// The buttons, in the order in which they were added.
    public final var actions: [UIAlertAction] { storedActions }

    /// The button that Return performs, shown bold. One of ``actions``.
    open var preferredAction: UIAlertAction? {
        didSet {
            requires(
                preferredAction.map { action in storedActions.contains { $0 === action } } ?? true,
                """
                The preferred action “\(preferredAction?.title ?? "")” is not an action of the \
                alert. Call addAction(_:) with it first.
                """)
            contentDidChange()
        }
    }

    /// Adds a button.
    ///
    /// - Precondition: At most one button cancels.
    open func addAction(_ action: UIAlertAction) {
        requires(
            action.style != .cancel || !storedActions.contains { $0.style == .cancel },
            "An alert has at most one action that cancels. Give “\(action.title ?? "")” another style."
        )
        storedActions.append(action)
        contentDidChange()
    }

    private var cancelAction: UIAlertAction? { storedActions.first { $0.style == .cancel } }

    /// The actions in the order on screen: cancel is first of two, and last of others.
    private var orderedActions: [UIAlertAction] {
        let others = storedActions.filter { $0.style != .cancel }
        guard let cancelAction else { return others }
        guard preferredStyle == .alert else { return others }
        return storedActions.count == 2 ? [cancelAction] + others : others + [cancelAction]
    }

    /// Dismisses the alert, then performs the action.
    private func choose(_ action: UIAlertAction) {
        guard action.isEnabled, !isBeingDismissed else { return }
        // Handlers read the text fields of an alert to which they keep a weak reference.
        dismiss(animated: true) { [self] in
            withExtendedLifetime(self) { action.handler?(action) }
        }
    }

    /// Performs the action that cancels, if there is one.
    final func cancel() { if let cancelAction { choose(cancelAction) } }

    private func performPreferred() {
        if let action = preferredAction ?? onlyAction { choose(action) }
    }

    /// The only action there is, which Return performs.
    private var onlyAction: UIAlertAction? { storedActions.count == 1 ? storedActions[0] : nil }

    /// The return key, unless a text field takes it.
    open override var keyCommands: [UIKeyCommand]? {
        if textFields?.contains(where: \.isFirstResponder) == true { return nil }
        return [
            UIKeyCommand(
                action: Selector(UIAlertController.performPreferred, name: "performPreferred"),
                input: "\r")
        ]
    }

    /// The button that Return performs, or the one that cancels.
    open override var preferredFocusEnvironments: [any UIFocusEnvironment] {
        let action = preferredAction ?? onlyAction ?? cancelAction
        return [card, cancelCard].flatMap(\.buttons).filter { $0.action === action }
    }

    open override func accessibilityPerformEscape() -> Bool {
        cancel()
        return true
    }

    // MARK: Text fields

    /// The text fields, from top to bottom; `nil` while there are none.
    public final var textFields: [UITextField]? {
        card.fields.fields.isEmpty ? nil : card.fields.fields
    }

    /// Adds a text field below the texts. The first one is edited as soon as the alert is shown.
    ///
    /// - Parameter configurationHandler: Called at once with the field, to set its placeholder,
    ///   keyboard or delegate.
    /// - Precondition: The style is ``Style/alert``.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        requires(
            preferredStyle == .alert,
            "An action sheet has no text fields. Use an alert, or a controller of your own.")
        let field = card.fields.add()
        configurationHandler?(field)
        contentDidChange()
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if textFields != nil {
            previousResponder = presentingViewController?.view.window?.firstResponder
        }
    }

    open override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        textFields?.first?.becomeFirstResponder()
    }

    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        view.endEditing(true)
    }

    /// Returns to the text that was edited before.
    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        previousResponder?.becomeFirstResponder()
        previousResponder = nil
    }

    // MARK: View

    open override func loadView() {
        let view = ContainerView(frame: .zero)
        view.onLayout = { [weak self] in self?.arrange() }
        view.addSubview(card)
        if style == .actionSheet { view.addSubview(cancelCard) }
        view.accessibilityViewIsModal = true
        card.fields.onReturn = { [weak self] in self?.performPreferred() }
        self.view = view
        contentDidChange()
    }

    private func contentDidChange() {
        guard isViewLoaded else { return }
        let isSheet = style == .actionSheet
        let bold = preferredAction ?? cancelAction
        let fontSize = AlertButton.fontSize(isSheet: isSheet)
        func button(_ action: UIAlertAction) -> AlertButton {
            let button = AlertButton(action: action, isBold: action === bold, fontSize: fontSize)
            button.addAction(
                UIAction { [weak self] _ in self?.choose(action) }, for: .touchUpInside)
            return button
        }
        card.show(title: title, message: message, buttons: orderedActions.map(button))
        card.show(
            attributedTitle: attributedTitle, attributedMessage: attributedMessage,
            content: contentViewController)
        if isSheet {
            cancelCard.show(
                title: nil, message: nil, buttons: [cancelAction].compactMap { $0 }.map(button))
            cancelCard.isHidden = cancelAction == nil
        }
        view.setNeedsLayout()
        presentationController?.containerView?.setNeedsLayout()
    }

    /// Returns the size of the view in a window with a certain room.
    final func fittingSize(in room: CGSize) -> CGSize {
        loadViewIfNeeded()
        let margin = Self.sheetMargin
        guard style == .actionSheet else {
            return card.sizeThatFits(
                CGSize(width: Self.alertWidth, height: room.height - 2 * margin))
        }
        let width = min(room.width - 2 * margin, Self.maximumSheetWidth)
        let cancel = cancelCard.isHidden ? 0 : cancelHeight(width) + margin
        let main = card.sizeThatFits(
            CGSize(width: width, height: room.height - 2 * margin - cancel))
        return CGSize(width: width, height: main.height + cancel)
    }

    private func cancelHeight(_ width: CGFloat) -> CGFloat {
        cancelCard.sizeThatFits(CGSize(width: width, height: .infinity)).height
    }

    private func arrange() {
        let bounds = view.bounds
        guard style == .actionSheet, !cancelCard.isHidden else { return card.frame = bounds }
        let cancel = cancelHeight(bounds.width)
        card.frame = CGRect(
            x: 0, y: 0, width: bounds.width, height: bounds.height - cancel - Self.sheetMargin)
        cancelCard.frame = CGRect(
            x: 0, y: bounds.height - cancel, width: bounds.width, height: cancel)
    }
}
