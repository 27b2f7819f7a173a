public import FoundationGaps

/// A menu element that calls a method of the first responder in the chain that implements it.
///
///     UICommand(title: "Copy", action: Selector(CanvasView.copyDrawing(_:)))
///
/// ``UIKeyCommand`` adds a shortcut.
@preconcurrency @MainActor
open class UICommand: UIMenuElement {
    /// The method. It may take the command.
    public let action: Selector?

    /// A value that identifies the command to the method.
    public let propertyList: Any?

    /// The actions that the command's shortcut performs with further modifier keys.
    public let alternates: [UICommandAlternate]

    /// A longer title for lists of shortcuts.
    open var discoverabilityTitle: String?

    /// The attributes with which menus show the command.
    open var attributes: Attributes

    /// The state of a command that is a choice.
    open var state: State

    /// Creates a command.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, action: Selector,
        propertyList: Any? = nil, alternates: [UICommandAlternate] = [],
        discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off
    ) {
        self.action = action
        self.propertyList = propertyList
        self.alternates = alternates
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        super.init(title: title, subtitle: subtitle, image: image)
    }

    nonisolated deinit {}
}
