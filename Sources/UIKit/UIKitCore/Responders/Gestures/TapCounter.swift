import CoreGraphics
import Foundation

/// A counter of taps with one or more fingers.
struct TapCounter {
    /// The effect of a touch on the tap.
    enum Result {
        case undecided
        /// One more tap is complete.
        case tapped
        case failed
    }

    /// The longest pause between two taps, in seconds.
    static let interval: TimeInterval = 0.35

    /// The largest movement of a finger during a tap, and between two taps, in points.
    static let allowableMovement: CGFloat = 45

    /// The number of completed taps.
    private(set) var taps = 0

    /// The initial locations of the fingers of the current or last tap, in window points.
    private(set) var locations: [CGPoint] = []

    /// The location of the first tap.
    private var firstLocation: CGPoint?

    /// `true` if enough fingers were down during the current tap.
    private var isComplete = false

    /// `true` if enough fingers are or were down during the current tap.
    var hasAllFingers: Bool { isComplete }

    /// Processes a finger that went down.
    mutating func began(_ live: [UITouch], of required: Int) -> Result {
        if live.count == 1 {
            locations = []
            isComplete = false
        }
        guard live.count <= required, let newest = live.last else { return .failed }
        // A finger that comes after another of the same tap has lifted belongs to no tap.
        guard live.count == locations.count + 1 else { return .failed }
        locations.append(newest.windowLocation)
        isComplete = live.count == required
        let first = firstLocation ?? newest.windowLocation
        firstLocation = first
        let isNear =
            live.count > 1 || first.distance(to: newest.windowLocation) <= Self.allowableMovement
        return isNear ? .undecided : .failed
    }

    mutating func moved(_ touches: Set<UITouch>, allowing distance: CGFloat) -> Result {
        let hasDeviated = touches.contains {
            $0.initialWindowLocation.distance(to: $0.windowLocation) > distance
        }
        return hasDeviated ? .failed : .undecided
    }

    /// Processes a finger that lifted; `live` still contains it.
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
