import CoreGraphics
public import Foundation
public import UIKitCore

/// A part of a view in which the pointer has one style.
@preconcurrency @MainActor
open class UIPointerRegion: NSObject {
    /// The rectangle, in the coordinates of the interaction's view.
    public final let rect: CGRect

    /// The identity of the region. The pointer enters a region again when it differs.
    public final let identifier: AnyHashable?

    /// Creates a region.
    public init(rect: CGRect, identifier: AnyHashable? = nil) {
        self.rect = rect
        self.identifier = identifier
        super.init()
    }

    nonisolated deinit {}

    final func isSame(as other: UIPointerRegion) -> Bool {
        self === other || rect == other.rect && identifier == other.identifier
    }
}

/// A location of the pointer for which a region is requested.
@preconcurrency @MainActor
open class UIPointerRegionRequest: NSObject {
    /// The location, in the coordinates of the interaction's view.
    public final let location: CGPoint

    /// The modifier keys that are pressed.
    public final let modifiers: UIKeyModifierFlags

    init(location: CGPoint, modifiers: UIKeyModifierFlags) {
        self.location = location
        self.modifiers = modifiers
        super.init()
    }

    nonisolated deinit {}
}
