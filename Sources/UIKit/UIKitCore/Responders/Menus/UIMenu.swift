public import Foundation

/// The way in which a menu shows its elements.
@preconcurrency @MainActor
open class UIMenuDisplayPreferences: NSObject {
    /// The number of lines of a title: 0 for any number, 2 by default.
    open var maximumNumberOfTitleLines = 2

    public override init() { super.init() }

    nonisolated deinit {}
}

/// A group of menu elements: a menu, a submenu, or a section of either.
///
///     let sort = UIMenu(
///         title: "Sort", options: [.displayInline, .singleSelection],
///         children: [
///             UIAction(title: "Name", state: .on) { _ in },
///             UIAction(title: "Date") { _ in },
///         ])
///     button.menu = UIMenu(children: [sort, UIAction(title: "Delete") { _ in }])
///     button.showsMenuAsPrimaryAction = true
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
    /// The identity of a menu.
    public nonisolated struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// The ways in which a menu is shown within another.
    public nonisolated struct Options: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// A section of its parent instead of a submenu.
        public static let displayInline = Options(rawValue: 1 << 0)
        /// Destructive: the submenu's title is shown as a warning.
        public static let destructive = Options(rawValue: 1 << 1)
        /// Exactly one of the elements is on: choosing one turns the others off.
        public static let singleSelection = Options(rawValue: 1 << 5)
        /// A row of images, of which the chosen ones have the accent colour.
        public static let displayAsPalette = Options(rawValue: 1 << 7)
    }

    /// The size of the elements of a menu.
    public nonisolated enum ElementSize: Int, Hashable, Sendable {
        /// Images side by side, without titles.
        case small = 0
        /// Images side by side, with small titles below.
        case medium
        /// Lines with a title.
        case large
        /// Small in a palette, else large.
        case automatic = -1
    }

    /// The size of the elements. ``ElementSize/automatic`` by default.
    open var preferredElementSize = ElementSize.automatic

    /// The way in which the menu shows its elements; `nil` (the default) for the usual one.
    open var displayPreferences: UIMenuDisplayPreferences?

    /// The identifier passed at creation, or a unique one.
    public let identifier: Identifier

    /// The ways in which the menu is shown within another.
    public let options: Options

    /// The elements.
    public private(set) final var children: [UIMenuElement]

    /// Creates a menu.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil,
        identifier: Identifier? = nil, options: Options = [], children: [UIMenuElement] = []
    ) {
        self.identifier = identifier ?? Identifier(UUID().uuidString)
        self.options = options
        self.children = children
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// Creates a menu with elements of a size.
    public convenience init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil,
        identifier: Identifier? = nil, options: Options = [], preferredElementSize: ElementSize,
        children: [UIMenuElement] = []
    ) {
        self.init(
            title: title, subtitle: subtitle, image: image, identifier: identifier,
            options: options, children: children)
        self.preferredElementSize = preferredElementSize
    }

    nonisolated deinit {}

    /// Returns a menu with the same properties and other elements.
    open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        let menu = UIMenu(
            title: title, subtitle: subtitle, image: image, identifier: identifier,
            options: options, preferredElementSize: preferredElementSize, children: newChildren)
        menu.displayPreferences = displayPreferences
        return menu
    }

    /// The elements that are on, including those of sections and submenus.
    open var selectedElements: [UIMenuElement] {
        children.flatMap { element -> [UIMenuElement] in
            switch element {
            case let menu as UIMenu: menu.selectedElements
            case let action as UIAction where action.state == .on: [action]
            case let command as UICommand where command.state == .on: [command]
            default: []
            }
        }
    }
}
