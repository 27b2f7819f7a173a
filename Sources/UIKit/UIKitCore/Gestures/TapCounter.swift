import CoreGraphics
import Foundation

/// Counts taps of one or more fingers.
struct TapCounter {
    /// What a touch means for the tap.
    enum Result {
        case undecided
        /// One more tap is complete.
        case tapped
        case failed
    }

    /// How long fingers may be up between two taps, in seconds.
    static let interval: TimeInterval = 0.35

    /// How far fingers may wander, and how far apart two taps may be, in points.
    static let allowableMovement: CGFloat = 45

    /// How many taps are complete.
    private(set) var taps = 0

    /// Where the fingers of the present or last tap went down, in window points.
    private(set) var places: [CGPoint] = []

    /// Where the first tap was.
    private var firstPlace: CGPoint?

    /// Whether enough fingers were down during the present tap.
    private var isComplete = false

    /// Whether enough fingers are or were down during the present tap.
    var hasAllFingers: Bool { isComplete }

    /// Another finger went down.
    mutating func began(_ live: [UITouch], of required: Int) -> Result {
        if live.count == 1 {
            places = []
            isComplete = false
        }
        guard live.count <= required, let newest = live.last else { return .failed }
        // A finger that comes when another of the same tap has already lifted belongs to no tap.
        guard live.count == places.count + 1 else { return .failed }
        places.append(newest.windowLocation)
        isComplete = live.count == required
        let first = firstPlace ?? newest.windowLocation
        firstPlace = first
        let isNear =
            live.count > 1 || first.distance(to: newest.windowLocation) <= Self.allowableMovement
        return isNear ? .undecided : .failed
    }

    mutating func moved(_ touches: Set<UITouch>, allowing distance: CGFloat) -> Result {
        let hasStrayed = touches.contains {
            $0.initialWindowLocation.distance(to: $0.windowLocation) > distance
        }
        return hasStrayed ? .failed : .undecided
    }

    /// A finger lifted; `live` still holds it.
    mutating func ended(_ live: [UITouch], of required: Int) -> Result {
        guard live.allSatisfy({ $0.phase == .ended }) else { return .undecided }
        guard isComplete else { return .failed }
        taps += 1
        return .tapped
    }
}

extension CGPoint {
    func distance(to other: CGPoint) -> CGFloat {
        hypot(other.x - x, other.y - y)
    }
}
