package import Foundation
import Synchronization

/// The time at which an item provider's handler passes on its data.
package nonisolated enum ItemArrival: Hashable, Sendable {
    /// Before the handler returned: the data, or `nil` if there is none.
    case atOnce(Data?)

    /// Later.
    case late
}

/// Data that a handler passes on, from any thread, at once or late.
nonisolated final class ArrivingItem: Sendable {
    private nonisolated enum State {
        case awaited
        case arrived(Data?)
        case expectedLate
        case ended
    }

    private let state = Mutex(State.awaited)

    /// Notes data; `true` for the first data after ``arrival()`` found none.
    func isLate(_ data: Data?) -> Bool {
        state.withLock { state in
            switch state {
            case .awaited:
                state = .arrived(data)
                return false
            case .expectedLate:
                state = .ended
                return true
            case .arrived, .ended: return false
            }
        }
    }

    /// Returns what has arrived. Called once, after the handler has returned.
    func arrival() -> ItemArrival {
        state.withLock { state in
            if case .arrived(let data) = state { return .atOnce(data) }
            state = .expectedLate
            return .late
        }
    }
}
