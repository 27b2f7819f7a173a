import Foundation

/// An action with a closure, for controls and bars.
///
///     let undo = UIAction(title: "Undo") { _ in canvas.undo() }
///     button.addAction(undo, for: .touchUpInside)
///
/// The handler receives the action itself, whose ``sender`` is the control that was used.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
    /// The identity of an action. In a control, an action replaces one with the same identifier.
    public nonisolated struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// The closure called when the action is performed.
    public typealias Handler = (UIAction) -> Void

    /// The identifier passed at creation, or a unique one.
    public let identifier: Identifier

    /// A longer title for lists of shortcuts.
    open var discoverabilityTitle: String?

    /// The attributes with which lists show the action.
    open var attributes: Attributes

    /// The state of an action that is a choice.
    open var state: State

    /// The image while ``state`` is on; ``UIMenuElement/image`` when `nil`.
    open var selectedImage: UIImage?

    /// The object that triggered the action, while its handler runs.
    public private(set) final var sender: Any?

    /// The ``sender`` as the source of a popover.
    public final var presentationSourceItem: (any UIPopoverPresentationControllerSourceItem)? {
        sender as? any UIPopoverPresentationControllerSourceItem
    }

    private let handler: Handler

    /// Creates an action.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil,
        selectedImage: UIImage? = nil, identifier: Identifier? = nil,
        discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
        handler: @escaping Handler
    ) {
        self.identifier = identifier ?? Identifier(UUID().uuidString)
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        self.selectedImage = selectedImage
        self.handler = handler
        super.init(title: title, subtitle: subtitle, image: image)
    }

    nonisolated deinit {}

    /// Calls the handler, during which ``sender`` is set.
    ///
    /// - Parameters:
    ///   - sender: The object that triggered the action.
    ///   - target: Not used by actions with a handler.
    open func performWithSender(_ sender: Any?, target: Any?) {
        let outer = self.sender
        self.sender = sender
        defer { self.sender = outer }
        handler(self)
    }
}
