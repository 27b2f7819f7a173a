import CoreGraphics
import Foundation

/// A movement of a scroll view's content other than dragging.
nonisolated enum ScrollActivity: Hashable, Sendable {
    case idle

    /// The content was released and decelerates, or returns from beyond an end.
    case decelerating(ScrollMotions)

    /// The app scrolls or zooms with an animation.
    case animating(ScrollAnimation)

    var isDecelerating: Bool { if case .decelerating = self { true } else { false } }

    /// `true` during an animation that a closure accepts.
    func animates(_ isWanted: (ScrollAnimation) -> Bool) -> Bool {
        if case .animating(let animation) = self { isWanted(animation) } else { false }
    }

    var isZoomBouncing: Bool {
        if case .animating(let animation) = self { animation.purpose == .zoomBounce } else { false }
    }
}

/// A transition of offset and scale from one value to another, easing in and out.
nonisolated struct ScrollAnimation: Hashable, Sendable {
    /// The purpose of the animation, which determines the delegate calls at its end.
    enum Purpose: Hashable, Sendable {
        case scroll
        case zoom
        case zoomBounce
    }

    /// The duration of a transition, in seconds.
    static let duration: TimeInterval = 0.3

    var purpose: Purpose
    var start: TimeInterval
    var startOffset: CGPoint
    var endOffset: CGPoint
    var startScale: CGFloat
    var endScale: CGFloat
}

/// The state of a drag.
nonisolated struct DragState: Hashable, Sendable {
    /// The offset, without elastic resistance, for a translation of zero.
    var origin: CGPoint

    /// The only direction of movement, if the drag is locked.
    var lock: ScrollAxis?
}

/// The state of a pinch.
nonisolated struct PinchState: Hashable, Sendable {
    /// The scale at the start.
    var scale: CGFloat

    /// The point of the content between the fingers, at a scale of 1.
    var content: CGPoint

    /// The point of the view between the fingers, relative to its top-left corner.
    var place: CGPoint
}
