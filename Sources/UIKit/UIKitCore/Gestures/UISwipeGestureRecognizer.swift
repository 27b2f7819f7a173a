import CoreGraphics
import Foundation
public import FoundationGaps

/// Recognises fingers that strike across a view.
///
/// This is a discrete gesture: recognised as soon as the fingers have travelled 50 points in the direction, within half
/// a second and without straying 50 points to the side.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// Ways to swipe.
    public nonisolated struct Direction: OptionSet, Hashable, Sendable {
        /// A bit for each direction, as Apple has them.
        public let rawValue: UInt

        /// The directions of some bits.
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

    /// What still counts as a swipe.
    fileprivate enum Limits {
        /// How far fingers travel in the direction, in points.
        static let distance: CGFloat = 50

        /// How far fingers may stray to the side, in points.
        static let straying: CGFloat = 50

        /// How far fingers may go the other way, in points.
        static let backward: CGFloat = 10

        /// How long the swipe may take, in seconds.
        static let duration: TimeInterval = 0.5
    }

    /// The directions that count, `right` at first.
    open var direction: Direction = .right

    /// How many fingers swipe, 1 at first.
    open var numberOfTouchesRequired = 1

    private var startTime: TimeInterval = 0

    public override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        if liveTouches.count == 1 { startTime = event.timestamp }
        if liveTouches.count > numberOfTouchesRequired { state = .failed }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        guard state == .possible, intention == nil else { return }
        if event.timestamp - startTime > Limits.duration { return state = .failed }
        guard liveTouches.count == numberOfTouchesRequired else { return }
        let start = liveTouches.map(\.initialWindowLocation).center
        let end = touchLocations.center
        let travel = CGVector(dx: end.x - start.x, dy: end.y - start.y)
        let ways = Direction.all.filter { direction.contains($0.way) }
        if ways.contains(where: { $0.isComplete(travel) }) {
            state = .ended
        } else if !ways.contains(where: { $0.isPossible(travel) }) {
            state = .failed
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        if intention == nil { state = .failed }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        state = .failed
    }
}

extension UISwipeGestureRecognizer.Direction {
    /// One way to swipe, and the unit vector that points there.
    fileprivate struct Way {
        let way: UISwipeGestureRecognizer.Direction
        let unit: CGVector

        private func ahead(_ travel: CGVector) -> CGFloat {
            travel.dx * unit.dx + travel.dy * unit.dy
        }

        private func aside(_ travel: CGVector) -> CGFloat {
            abs(travel.dx * unit.dy) + abs(travel.dy * unit.dx)
        }

        func isComplete(_ travel: CGVector) -> Bool {
            ahead(travel) >= UISwipeGestureRecognizer.Limits.distance
                && ahead(travel) > aside(travel) && isPossible(travel)
        }

        func isPossible(_ travel: CGVector) -> Bool {
            aside(travel) <= UISwipeGestureRecognizer.Limits.straying
                && ahead(travel) > -UISwipeGestureRecognizer.Limits.backward
        }
    }

    fileprivate static let all: [Way] = [
        Way(way: .right, unit: CGVector(dx: 1, dy: 0)),
        Way(way: .left, unit: CGVector(dx: -1, dy: 0)),
        Way(way: .up, unit: CGVector(dx: 0, dy: -1)),
        Way(way: .down, unit: CGVector(dx: 0, dy: 1)),
    ]
}
