import AssociatedValues
public import Foundation

/// An element with a title and an image, for menus, buttons and bars.
///
/// ``UIAction`` is the element with a handler, ``UICommand`` the one with a method, ``UIMenu`` a
/// group of elements.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
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

    /// The state of an element that is a choice.
    public nonisolated enum State: Int, Hashable, Sendable {
        /// Not chosen.
        case off = 0
        /// Chosen: shown with a checkmark.
        case on
        /// Partly chosen: shown with a dash.
        case mixed
    }

    /// The title; empty by default.
    open var title: String

    /// A second, smaller line below the title.
    open var subtitle: String?

    /// The image; none by default.
    open var image: UIImage?

    init(title: String, subtitle: String? = nil, image: UIImage?) {
        self.title = title
        self.subtitle = subtitle
        self.image = image
        super.init()
    }

    nonisolated deinit { AssociatedValues.releaseValues(of: self) }
}
