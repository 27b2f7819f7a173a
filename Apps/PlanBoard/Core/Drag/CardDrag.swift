public import Foundation

/// The state of a card that is moved by a finger or by keys.
///
/// The drag is told what happens, with its time, and answers with the steps to take; it draws and
/// stores nothing. A finger's movement only sets where it is: ``tick(time:on:)`` does the rest, so
/// that a finger that rests at an edge keeps scrolling.
///
///     var drag = try CardDrag.pickUp(at: point, time: 0, on: surface).get()
///     drag.finger = CGPoint(x: 300, y: 200)
///     for step in drag.tick(time: 1 / 60, on: surface) { perform(step) }
///     let end = drag.drop()
public struct CardDrag: Hashable, Sendable {
    /// What the owner of the drag has to do, in order.
    public enum Step: Hashable, Sendable {
        /// Scroll the columns to an offset.
        case scrollBoard(to: CGFloat)

        /// Scroll the list of a column to an offset.
        case scrollList(column: Int, to: CGFloat)

        /// Move the card, which is at `from` until then.
        case move(from: CardPlace, to: CardPlace)
    }

    /// A reason why no card is picked up.
    public enum Refusal: Error, Hashable, Sendable {
        /// There is no card at the point.
        case nothing

        /// Finished cards stay where they are.
        case finished
    }

    public enum Phase: Hashable, Sendable { case lifted, dropped, cancelled }

    /// A direction of the arrow keys.
    public enum Direction: Hashable, Sendable { case up, down, left, right }

    /// The place that the card was picked up from.
    public let origin: CardPlace

    /// The place that the card has now.
    public private(set) var place: CardPlace

    public private(set) var phase = Phase.lifted

    /// The finger's position, in window points.
    public var finger: CGPoint

    /// The middle of the picture that follows the finger, in window points.
    public private(set) var pictureCenter: CGPoint

    private var lastFinger: CGPoint
    private var lastTime: TimeInterval

    private init(at place: CardPlace, finger: CGPoint, time: TimeInterval, on surface: DragSurface)
    {
        origin = place
        self.place = place
        self.finger = finger
        lastFinger = finger
        lastTime = time
        let frame = surface.windowFrame(of: place)
        pictureCenter = CGPoint(x: frame.midX, y: frame.midY)
    }

    // MARK: Beginning

    /// Picks up the card at a window point.
    public static func pickUp(
        at point: CGPoint, time: TimeInterval, on surface: some DragSurface
    ) -> Result<CardDrag, Refusal> {
        guard let column = surface.column(at: point),
            let row = surface.row(at: surface.listY(of: point, in: column), in: column)
        else { return .failure(.nothing) }
        let place = CardPlace(column: column, row: row)
        return pickUp(place, finger: point, time: time, on: surface)
    }

    /// Picks up a card by keys.
    public static func pickUp(
        _ place: CardPlace, on surface: some DragSurface
    ) -> Result<CardDrag, Refusal> {
        guard 0..<surface.columnCount ~= place.column,
            0..<surface.rowCount(place.column) ~= place.row
        else { return .failure(.nothing) }
        let frame = surface.windowFrame(of: place)
        return pickUp(
            place, finger: CGPoint(x: frame.midX, y: frame.midY), time: 0, on: surface)
    }

    private static func pickUp(
        _ place: CardPlace, finger: CGPoint, time: TimeInterval, on surface: some DragSurface
    ) -> Result<CardDrag, Refusal> {
        guard place.row < surface.unfinishedCount(place.column) else { return .failure(.finished) }
        return .success(CardDrag(at: place, finger: finger, time: time, on: surface))
    }

    // MARK: Moving

    /// Follows the finger: moves the card to the row below it, and scrolls.
    ///
    /// - Parameter time: The time of the frame in seconds. A clock that jumps counts as one frame.
    public mutating func tick(time: TimeInterval, on surface: some DragSurface) -> [Step] {
        guard phase == .lifted else { return [] }
        let elapsed = DragScrolling.elapsed(from: lastTime, to: time)
        lastTime = time
        pictureCenter.x += finger.x - lastFinger.x
        pictureCenter.y += finger.y - lastFinger.y
        lastFinger = finger
        var steps: [Step] = []
        if let target = DragTarget.place(of: finger, from: place, on: surface), target != place {
            steps.append(move(to: target))
        }
        if let scroll = DragScrolling.step(
            of: pictureCenter, over: place.column, elapsed: elapsed, on: surface)
        {
            steps.append(scroll)
        }
        return steps
    }

    /// Moves the card by one row, or to the next column, as the arrow keys do.
    ///
    /// - Returns: No step at the end of the column or board.
    public mutating func move(_ direction: Direction, on surface: some DragSurface) -> [Step] {
        guard phase == .lifted else { return [] }
        var target = place
        switch direction {
        case .up: target.row -= 1
        case .down: target.row += 1
        case .left: target.column -= 1
        case .right: target.column += 1
        }
        guard 0..<surface.columnCount ~= target.column, target.row >= 0 else { return [] }
        target = DragTarget.aboveFinished(target, from: place, on: surface)
        return target == place ? [] : [move(to: target)]
    }

    private mutating func move(to target: CardPlace) -> Step {
        defer { place = target }
        return .move(from: place, to: target)
    }

    // MARK: Ending

    /// Drops the card where it is.
    ///
    /// - Returns: `true` if that is another place than before, and has to be stored.
    public mutating func drop() -> Bool {
        guard phase == .lifted else { return false }
        phase = .dropped
        return place != origin
    }

    /// Ends the drag without a move, as when a call comes in.
    ///
    /// - Returns: The step that takes the card back; `nil` if it is where it was.
    public mutating func cancel() -> Step? {
        guard phase == .lifted else { return nil }
        phase = .cancelled
        return place == origin ? nil : move(to: origin)
    }
}
