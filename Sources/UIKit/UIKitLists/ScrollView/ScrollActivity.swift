import CoreGraphics
import Foundation

/// What moves a scroll view's content, if no finger does.
nonisolated enum ScrollActivity: Hashable, Sendable {
    case resting

    /// It was let go and runs on, or comes back.
    case decelerating(ScrollMotions)

    /// The app moves or scales it.
    case animating(ScrollAnimation)

    var isDecelerating: Bool { if case .decelerating = self { true } else { false } }

    var isZoomBouncing: Bool {
        if case .animating(let animation) = self { animation.purpose == .zoomBounce } else { false }
    }
}

/// An offset and a scale that change evenly from one value to another, beginning and ending gently.
nonisolated struct ScrollAnimation: Hashable, Sendable {
    /// Why it runs, and so whom to tell when it is over.
    enum Purpose: Hashable, Sendable {
        case scroll
        case zoom
        case zoomBounce
    }

    /// How long a change takes, in seconds.
    static let duration: TimeInterval = 0.3

    var purpose: Purpose
    var start: TimeInterval
    var startOffset: CGPoint
    var endOffset: CGPoint
    var startScale: CGFloat
    var endScale: CGFloat
}

/// Where a finger took hold of content.
nonisolated struct ScrollGrip: Hashable, Sendable {
    /// The offset at which the content would be if it did not give way elastically, when the finger had not moved.
    var origin: CGPoint

    /// The only direction in which it moves, if there is one.
    var lock: ScrollAxis?
}

/// How two fingers took hold of content.
nonisolated struct PinchGrip: Hashable, Sendable {
    /// The scale when they took hold.
    var scale: CGFloat

    /// The point of the content between the fingers, as if its scale were 1.
    var content: CGPoint

    /// The point of the view between the fingers, from its top-left corner.
    var place: CGPoint
}
