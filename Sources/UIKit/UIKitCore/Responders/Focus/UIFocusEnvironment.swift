import CoreGraphics
public import Foundation

/// A part of the user interface that participates in focus: a view, a controller or a window.
///
/// The environments form a chain through ``parentFocusEnvironment``, which is the responder chain.
@preconcurrency @MainActor
public protocol UIFocusEnvironment: NSObjectProtocol {
    /// The environments that the focus prefers inside this one, best first.
    var preferredFocusEnvironments: [any UIFocusEnvironment] { get }

    /// The environment around this one.
    var parentFocusEnvironment: (any UIFocusEnvironment)? { get }

    /// The container of this environment's focusable items.
    var focusItemContainer: (any UIFocusItemContainer)? { get }

    /// The name of the group of the items inside; `nil` for the parent's.
    var focusGroupIdentifier: String? { get }

    /// Requests that the focus, if it is inside, moves to the preferred item.
    func setNeedsFocusUpdate()

    /// Performs a requested update now.
    func updateFocusIfNeeded()

    /// Returns `false` to keep the focus from moving.
    func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool

    /// Called after the focus moved to or from an item inside.
    func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

extension UIFocusEnvironment {
    /// Returns `true` if another environment is this one or inside it.
    public func contains(_ environment: any UIFocusEnvironment) -> Bool {
        UIFocusSystem.environment(self, contains: environment)
    }
}

/// An element that can have the focus. Here, every item is a view.
@preconcurrency @MainActor
public protocol UIFocusItem: UIFocusEnvironment {
    /// `true` if the item can have the focus now.
    var canBecomeFocused: Bool { get }

    /// The item's rectangle in its container's coordinates.
    var frame: CGRect { get }

    /// The mark around the item while it has the focus; `nil` for none.
    var focusEffect: UIFocusEffect? { get }

    /// The item's priority for being the one in its group that Tab reaches.
    var focusGroupPriority: UIFocusGroupPriority { get }
}

/// A container of focusable items.
@preconcurrency @MainActor
public protocol UIFocusItemContainer: NSObjectProtocol {
    /// The coordinates of the items.
    var coordinateSpace: any UICoordinateSpace { get }

    /// Returns the focusable items inside a rectangle of ``coordinateSpace``, in reading order.
    func focusItems(in rect: CGRect) -> [any UIFocusItem]
}

/// The importance of an item in its focus group. Tab reaches the item with the highest one.
public nonisolated struct UIFocusGroupPriority: RawRepresentable, Hashable, Comparable, Sendable {
    /// The importance; more is more important.
    public let rawValue: Int

    /// Creates a priority.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// 0: no preference.
    public static let ignored = UIFocusGroupPriority(rawValue: 0)
    /// 1000: the item of the group that last had the focus.
    public static let previouslyFocused = UIFocusGroupPriority(rawValue: 1000)
    /// 2000: an important item, such as a selected one.
    public static let prioritized = UIFocusGroupPriority(rawValue: 2000)
    /// The item that has the focus.
    public static let currentlyFocused = UIFocusGroupPriority(rawValue: .max)

    /// Returns `true` if the second priority is more important.
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
}

/// The direction of a movement of the focus.
public nonisolated struct UIFocusHeading: OptionSet, Hashable, Sendable {
    /// The directions as bits.
    public let rawValue: UInt

    /// Creates directions from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Up, as by the arrow key.
    public static let up = UIFocusHeading(rawValue: 1 << 0)
    /// Down, as by the arrow key.
    public static let down = UIFocusHeading(rawValue: 1 << 1)
    /// To the left, as by the arrow key.
    public static let left = UIFocusHeading(rawValue: 1 << 2)
    /// To the right, as by the arrow key.
    public static let right = UIFocusHeading(rawValue: 1 << 3)
    /// The next group or control, as Tab moves.
    public static let next = UIFocusHeading(rawValue: 1 << 4)
    /// The previous group or control, as Shift-Tab moves.
    public static let previous = UIFocusHeading(rawValue: 1 << 5)
    /// The first item of a list, as Home moves.
    public static let first = UIFocusHeading(rawValue: 1 << 8)
    /// The last item of a list, as End moves.
    public static let last = UIFocusHeading(rawValue: 1 << 9)
}
