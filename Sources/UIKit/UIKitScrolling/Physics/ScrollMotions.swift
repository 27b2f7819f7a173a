import CoreGraphics
import Foundation

/// The motions in both directions.
nonisolated struct ScrollMotions: Hashable, Sendable {
    var horizontal: ScrollMotion
    var vertical: ScrollMotion

    func offset(at time: TimeInterval) -> CGPoint {
        CGPoint(x: horizontal.offset(at: time), y: vertical.offset(at: time))
    }

    func isOver(at time: TimeInterval) -> Bool {
        horizontal.isOver(at: time) && vertical.isOver(at: time)
    }

    /// The velocity at `time`, in points per millisecond.
    func velocity(at time: TimeInterval) -> CGPoint {
        CGPoint(x: horizontal.velocity(at: time), y: vertical.velocity(at: time))
    }

    var destination: CGPoint { CGPoint(x: horizontal.destination, y: vertical.destination) }
}
