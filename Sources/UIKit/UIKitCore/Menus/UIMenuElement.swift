/// Something with a title and a picture that a menu, a button or a bar can offer.
///
/// ``UIAction`` is the element that does something.
@preconcurrency @MainActor
open class UIMenuElement {
    /// How an element is offered.
    public nonisolated struct Attributes: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Shown, but not to be chosen.
        public static let disabled = Attributes(rawValue: 1 << 0)
        /// Destroys something: shown as a warning.
        public static let destructive = Attributes(rawValue: 1 << 1)
        /// Not shown.
        public static let hidden = Attributes(rawValue: 1 << 2)
        /// Choosing it leaves the menu open.
        public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
    }

    /// What the element is called; empty by default.
    open var title: String

    /// A picture of it.
    open var image: UIImage?

    init(title: String, image: UIImage?) {
        self.title = title
        self.image = image
    }
}
