import Foundation

/// Something to do, written as a closure, that controls and bars can offer.
///
///     let undo = UIAction(title: "Undo") { _ in canvas.undo() }
///     button.addAction(undo, for: .touchUpInside)
///
/// The handler gets the action itself, whose ``sender`` is the control that was used.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
    /// What tells one action from another. Actions with the same identifier replace each other in a control.
    public nonisolated struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// What is called when the action is performed.
    public typealias Handler = (UIAction) -> Void

    /// Unique unless it was given.
    public let identifier: Identifier

    /// A longer title for lists of shortcuts.
    open var discoverabilityTitle: String?

    /// How those who list the action offer it.
    open var attributes: Attributes

    /// Who asked for the action, while its handler runs.
    public private(set) final var sender: Any?

    private let handler: Handler

    /// Creates an action.
    public init(
        title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
        discoverabilityTitle: String? = nil, attributes: Attributes = [],
        handler: @escaping Handler
    ) {
        self.identifier = identifier ?? Identifier(UUID().uuidString)
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.handler = handler
        super.init(title: title, image: image)
    }

    /// Calls the handler, with ``sender`` set meanwhile.
    ///
    /// - Parameters:
    ///   - sender: Who asks for it.
    ///   - target: Not used by actions with a handler.
    open func performWithSender(_ sender: Any?, target: Any?) {
        let outer = self.sender
        self.sender = sender
        defer { self.sender = outer }
        handler(self)
    }
}

extension UIAction: Hashable {
    public nonisolated static func == (left: UIAction, right: UIAction) -> Bool { left === right }

    public nonisolated func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}
