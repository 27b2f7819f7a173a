import CoreGraphics
import Foundation
public import FoundationGaps

/// A recogniser for fingers that swipe across a view.
///
/// This is a discrete gesture: recognised as soon as the fingers have travelled 50 points in the
/// direction, within half a second and without deviating 50 points to the side.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// The directions of a swipe.
    public nonisolated struct Direction: OptionSet, Hashable, Sendable {
        /// A bit for each direction, with Apple's values.
        public let rawValue: UInt

        /// Creates directions from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// From left to right.
        public static let right = Direction(rawValue: 1 << 0)
        /// From right to left.
        public static let left = Direction(rawValue: 1 << 1)
        /// Upward.
        public static let up = Direction(rawValue: 1 << 2)
        /// Downward.
        public static let down = Direction(rawValue: 1 << 3)
    }

    /// The limits within which a movement counts as a swipe.
    fileprivate enum Limits {
        /// The minimum distance in the direction, in points.
        static let distance: CGFloat = 50

        /// The maximum deviation to the side, in points.
        static let deviation: CGFloat = 50

        /// The maximum movement in the opposite direction, in points.
        static let oppositeDistance: CGFloat = 10

        /// The maximum duration, in seconds.
        static let duration: TimeInterval = 0.5
    }

    /// The recognised directions, `right` by default.
    open var direction: Direction = .right

    /// The number of fingers, 1 by default.
    open var numberOfTouchesRequired = 1

    private var startTime: TimeInterval = 0

    public override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
    }

    nonisolated deinit {}

    @_spi(UIKitInternals) open override class var propertyTable: PropertyTable { swipeTable }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        if liveTouches.count == 1 { startTime = event.timestamp }
        if liveTouches.count > numberOfTouchesRequired { state = .failed }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        guard state == .possible, pendingTransition == nil else { return }
        if event.timestamp - startTime > Limits.duration { return state = .failed }
        guard liveTouches.count == numberOfTouchesRequired else { return }
        let start = liveTouches.map(\.initialWindowLocation).center
        let end = touchLocations.center
        let travel = CGVector(dx: end.x - start.x, dy: end.y - start.y)
        let candidates = Direction.all.filter { direction.contains($0.direction) }
        if candidates.contains(where: { $0.isComplete(travel) }) {
            state = .ended
        } else if !candidates.contains(where: { $0.isPossible(travel) }) {
            state = .failed
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        if pendingTransition == nil { state = .failed }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        state = .failed
    }
}

extension UISwipeGestureRecognizer.Direction {
    /// A single direction with its unit vector.
    fileprivate struct DirectionVector {
        let direction: UISwipeGestureRecognizer.Direction
        let unit: CGVector

        private func forwardDistance(_ travel: CGVector) -> CGFloat {
            travel.dx * unit.dx + travel.dy * unit.dy
        }

        private func sidewaysDistance(_ travel: CGVector) -> CGFloat {
            abs(travel.dx * unit.dy) + abs(travel.dy * unit.dx)
        }

        func isComplete(_ travel: CGVector) -> Bool {
            forwardDistance(travel) >= UISwipeGestureRecognizer.Limits.distance
                && forwardDistance(travel) > sidewaysDistance(travel) && isPossible(travel)
        }

        func isPossible(_ travel: CGVector) -> Bool {
            sidewaysDistance(travel) <= UISwipeGestureRecognizer.Limits.deviation
                && forwardDistance(travel) > -UISwipeGestureRecognizer.Limits.oppositeDistance
        }
    }

    fileprivate static let all: [DirectionVector] = [
        DirectionVector(direction: .right, unit: CGVector(dx: 1, dy: 0)),
        DirectionVector(direction: .left, unit: CGVector(dx: -1, dy: 0)),
        DirectionVector(direction: .up, unit: CGVector(dx: 0, dy: -1)),
        DirectionVector(direction: .down, unit: CGVector(dx: 0, dy: 1)),
    ]
}
