/// An element with a title and an image, for menus, buttons and bars.
///
/// ``UIAction`` is the element with a handler.
@preconcurrency @MainActor
open class UIMenuElement {
    /// The ways in which an element is shown.
    public nonisolated struct Attributes: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Shown, but disabled.
        public static let disabled = Attributes(rawValue: 1 << 0)
        /// Destructive: shown as a warning.
        public static let destructive = Attributes(rawValue: 1 << 1)
        /// Not shown.
        public static let hidden = Attributes(rawValue: 1 << 2)
        /// Keeps the menu open when chosen.
        public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
    }

    /// The title; empty by default.
    open var title: String

    /// The image; none by default.
    open var image: UIImage?

    init(title: String, image: UIImage?) {
        self.title = title
        self.image = image
    }
}
