import CoreGraphics
import Foundation
public import FoundationGaps

/// A recogniser for fingers that swipe across a view.
///
/// This is a discrete gesture: recognised as soon as each finger has travelled about 50 points in
/// the direction, within half a second, without deviating as much to the side and without having
/// been behind its start. Both distances shrink with time.
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
        static func distance(after seconds: TimeInterval) -> CGFloat { 50 * (1 - 0.94 * seconds) }

        /// The maximum deviation to the side, in points.
        static func deviation(after seconds: TimeInterval) -> CGFloat { 50 * (1 - 0.98 * seconds) }

        /// The maximum duration, in seconds.
        static let duration: TimeInterval = 0.5
    }

    /// The recognised directions, `right` by default.
    open var direction: Direction = .right

    /// The number of fingers, 1 by default.
    open var numberOfTouchesRequired = 1

    private var startTime: TimeInterval = 0

    /// The directions that no finger has left.
    private var possibleDirections: Direction = []

    public override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
    }

    nonisolated deinit {}

    @_spi(UIKitInternals) open override class var propertyTable: PropertyTable { swipeTable }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        if liveTouches.count == 1 {
            startTime = event.timestamp
            possibleDirections = direction
        }
        if liveTouches.count > numberOfTouchesRequired { state = .failed }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        guard state == .possible, pendingTransition == nil else { return }
        let seconds = event.timestamp - startTime
        if seconds > Limits.duration { return state = .failed }
        let travels = liveTouches.map {
            CGVector(
                dx: $0.windowLocation.x - $0.initialWindowLocation.x,
                dy: $0.windowLocation.y - $0.initialWindowLocation.y)
        }
        let candidates = Direction.all.filter { candidate in
            possibleDirections.contains(candidate.direction)
                && travels.allSatisfy { candidate.isPossible($0, after: seconds) }
        }
        possibleDirections = Direction(candidates.map(\.direction))
        if candidates.isEmpty {
            state = .failed
        } else if liveTouches.count == numberOfTouchesRequired,
            candidates.contains(where: { candidate in
                travels.allSatisfy { candidate.isComplete($0, after: seconds) }
            })
        {
            state = .ended
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

        func isComplete(_ travel: CGVector, after seconds: TimeInterval) -> Bool {
            forwardDistance(travel) >= Limits.distance(after: seconds)
                && isPossible(travel, after: seconds)
        }

        func isPossible(_ travel: CGVector, after seconds: TimeInterval) -> Bool {
            forwardDistance(travel) >= 0
                && sidewaysDistance(travel) <= Limits.deviation(after: seconds)
        }

        private typealias Limits = UISwipeGestureRecognizer.Limits
    }

    /// The four directions with their unit vectors.
    fileprivate static let all: [DirectionVector] = [
        DirectionVector(direction: .right, unit: CGVector(dx: 1, dy: 0)),
        DirectionVector(direction: .left, unit: CGVector(dx: -1, dy: 0)),
        DirectionVector(direction: .up, unit: CGVector(dx: 0, dy: -1)),
        DirectionVector(direction: .down, unit: CGVector(dx: 0, dy: 1)),
    ]
}
