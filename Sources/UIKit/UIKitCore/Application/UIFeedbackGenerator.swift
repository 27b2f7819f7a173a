public import Foundation

/// The base class of taps that a device makes to be felt.
///
/// Nothing can be felt on a desktop: generators exist, so that code for phones compiles, and do
/// nothing.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
    public override init() {}

    nonisolated deinit {}

    /// Gets ready to be felt soon. Does nothing on a desktop.
    open func prepare() {}
}

/// A tap for a collision. Nothing can be felt on a desktop.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// The weight of the things that collide.
    public nonisolated enum FeedbackStyle: Int, Sendable {
        case light = 0
        case medium, heavy, soft, rigid
    }

    public override convenience init() { self.init(style: .medium) }

    public init(style: FeedbackStyle) { super.init() }

    nonisolated deinit {}

    /// Taps. Does nothing on a desktop.
    open func impactOccurred() {}

    /// Taps with a strength from 0 to 1. Does nothing on a desktop.
    open func impactOccurred(intensity: CGFloat) {}
}

/// A tap for a changed selection. Nothing can be felt on a desktop.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Taps. Does nothing on a desktop.
    open func selectionChanged() {}

    nonisolated deinit {}
}

/// A tap for a success, a warning or an error. Nothing can be felt on a desktop.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// The meaning of a tap.
    public nonisolated enum FeedbackType: Int, Sendable {
        case success = 0
        case warning, error
    }

    /// Taps. Does nothing on a desktop.
    open func notificationOccurred(_ notificationType: FeedbackType) {}

    nonisolated deinit {}
}
