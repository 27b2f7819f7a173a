public import CoreGraphics

/// Turns the touches of one finger, pen or mouse button into strokes and dots.
///
/// - A touch that never moves makes a dot where it went down.
/// - A touch that moves makes one stroke: from where it went down through every place it moved to.
///   It stays one stroke when it comes back to its start, and pausing before the lift adds nothing.
///
///     var input = StrokeInput()
///     input.began(at: CGPoint(x: 10, y: 10))
///     input.moved(to: CGPoint(x: 20, y: 10))  // .startStroke(from: (10, 10), to: (20, 10))
///     input.moved(to: CGPoint(x: 30, y: 10))  // .extendStroke(to: (30, 10))
///     input.ended()  // .finishStroke
///
/// Places are in canvas points. Those that no file could keep, such as NaN, are ignored.
public struct StrokeInput: Hashable, Sendable {
    /// A change to the drawing that a touch causes.
    public enum Action: Hashable, Sendable {
        case startStroke(from: CGPoint, to: CGPoint)
        case extendStroke(to: CGPoint)
        case finishStroke
        case addDot(at: CGPoint)
        case discardStroke
    }

    private enum State: Hashable, Sendable {
        case idle
        case down(at: CGPoint)
        case drawing(last: CGPoint)
    }

    private var state = State.idle

    public init() {}

    /// `true` while a touch is down.
    public var isActive: Bool { state != .idle }

    /// The touch went down.
    ///
    /// - Returns: ``Action/discardStroke`` when the end of the last touch was never reported and it
    ///   had begun a stroke; otherwise `nil`.
    @discardableResult
    public mutating func began(at point: CGPoint) -> Action? {
        let leftover = cancelled()
        if point.isOnCanvas { state = .down(at: point) }
        return leftover
    }

    /// The touch is at `point` now.
    public mutating func moved(to point: CGPoint) -> Action? {
        guard point.isOnCanvas else { return nil }
        switch state {
        case .down(let start) where start != point:
            state = .drawing(last: point)
            return .startStroke(from: start, to: point)
        case .drawing(let last) where last != point:
            state = .drawing(last: point)
            return .extendStroke(to: point)
        case .idle, .down, .drawing:
            return nil
        }
    }

    /// The touch was lifted, at the last location passed to ``moved(to:)``.
    public mutating func ended() -> Action? {
        defer { state = .idle }
        switch state {
        case .idle: return nil
        case .down(let start): return .addDot(at: start)
        case .drawing: return .finishStroke
        }
    }

    /// The touch was taken away, by a gesture or the system: it leaves nothing behind.
    public mutating func cancelled() -> Action? {
        defer { state = .idle }
        if case .drawing = state { return .discardStroke }
        return nil
    }
}
