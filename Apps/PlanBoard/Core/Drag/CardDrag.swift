public import Foundation

/// The state of cards that are moved by a finger or by keys.
///
/// Of several cards one is carried. The others are taken off their rows, so that all of them take
/// the room of one, and are put back around it in the order of the board.
///
/// The drag is told what happens, with its time, and answers with the steps to take; it draws and
/// stores nothing. A finger's movement only sets where it is: ``tick(time:on:)`` does the rest, so
/// that a finger that rests at an edge keeps scrolling.
///
///     var drag = try CardDrag.pickUp(at: point, time: 0, on: surface).get()
///     drag.gathering.forEach(perform)
///     drag.finger = CGPoint(x: 300, y: 200)
///     drag.tick(time: 1 / 60, on: surface).forEach(perform)
///     drag.drop().forEach(perform)
///     if drag.isMoved { store() }
public struct CardDrag: Hashable, Sendable {
    /// What the owner of the drag has to do, in order.
    public enum Step: Hashable, Sendable {
        /// Scroll the columns to an offset.
        case scrollBoard(to: CGFloat)

        /// Scroll the list of a column to an offset.
        case scrollList(column: Int, to: CGFloat)

        /// Move the carried card, which is at `from` until then.
        case move(from: CardPlace, to: CardPlace)

        /// Take the other cards off, in the order of the board; the rows below them close up.
        case takeOff([CardPlace])

        /// Put the other cards into rows, in the same order: the places that they have then.
        case putBack([CardPlace])
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

    /// The place that the carried card was picked up from.
    public let pickedUp: CardPlace

    /// The places that the other cards were picked up from, in the order of the board.
    public let others: [CardPlace]

    /// The place of the carried card when the others had been taken off.
    public let origin: CardPlace

    /// The place that the carried card has now.
    public private(set) var place: CardPlace

    public private(set) var phase = Phase.lifted

    /// `true` if the cards were dropped at another place than before, which has to be stored.
    public private(set) var isMoved = false

    /// The finger's position, in window points.
    public var finger: CGPoint

    /// The middle of the picture that follows the finger, in window points.
    public private(set) var pictureCenter: CGPoint

    private var lastFinger: CGPoint
    private var lastTime: TimeInterval

    private init(
        at place: CardPlace, others: [CardPlace], finger: CGPoint, time: TimeInterval,
        on surface: DragSurface
    ) {
        pickedUp = place
        self.others = others
        let above = others.count { $0.column == place.column && $0 < place }
        origin = CardPlace(column: place.column, row: place.row - above)
        self.place = origin
        self.finger = finger
        lastFinger = finger
        lastTime = time
        let frame = surface.windowFrame(of: place)
        pictureCenter = CGPoint(x: frame.midX, y: frame.midY)
    }

    /// The number of cards that are dragged.
    public var cardCount: Int { others.count + 1 }

    // MARK: Beginning

    /// Picks up the card at a window point.
    ///
    /// - Parameter selected: The places of the selected cards. If the card is one of them, those
    ///   that are not finished are picked up with it.
    public static func pickUp(
        at point: CGPoint, with selected: [CardPlace] = [], time: TimeInterval,
        on surface: some DragSurface
    ) -> Result<CardDrag, Refusal> {
        guard let column = surface.column(at: point),
            let row = surface.row(at: surface.listY(of: point, in: column), in: column)
        else { return .failure(.nothing) }
        let place = CardPlace(column: column, row: row)
        return pickUp(place, with: selected, finger: point, time: time, on: surface)
    }

    /// Picks up a card by keys, with the selected ones if it is one of them.
    public static func pickUp(
        _ place: CardPlace, with selected: [CardPlace] = [], on surface: some DragSurface
    ) -> Result<CardDrag, Refusal> {
        guard 0..<surface.columnCount ~= place.column,
            0..<surface.rowCount(place.column) ~= place.row
        else { return .failure(.nothing) }
        let frame = surface.windowFrame(of: place)
        return pickUp(
            place, with: selected, finger: CGPoint(x: frame.midX, y: frame.midY), time: 0,
            on: surface)
    }

    private static func pickUp(
        _ place: CardPlace, with selected: [CardPlace], finger: CGPoint, time: TimeInterval,
        on surface: some DragSurface
    ) -> Result<CardDrag, Refusal> {
        guard place.row < surface.unfinishedCount(place.column) else { return .failure(.finished) }
        var others = selected.contains(place) ? selected.sorted() : []
        others.removeAll { $0 == place || $0.row >= surface.unfinishedCount($0.column) }
        return .success(
            CardDrag(at: place, others: others, finger: finger, time: time, on: surface))
    }

    /// The step that follows picking up; none for a single card.
    public var gathering: [Step] { others.isEmpty ? [] : [.takeOff(others)] }

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

    /// Drops the cards where they are; ``isMoved`` says whether that is another place than before.
    public mutating func drop() -> [Step] {
        guard phase == .lifted else { return [] }
        phase = .dropped
        isMoved = place != origin
        return isMoved ? putTogether() : putBack()
    }

    /// Ends the drag without a move, as when a call comes in.
    ///
    /// - Returns: The steps that take the cards back; none if they are where they were.
    public mutating func cancel() -> [Step] {
        guard phase == .lifted else { return [] }
        phase = .cancelled
        return (place == origin ? [] : [move(to: origin)]) + putBack()
    }

    /// Puts the others back to where they were.
    private mutating func putBack() -> [Step] {
        place = pickedUp
        return others.isEmpty ? [] : [.putBack(others)]
    }

    /// Puts the others around the carried card.
    private mutating func putTogether() -> [Step] {
        guard !others.isEmpty else { return [] }
        let first = place
        place.row += others.count { $0 < pickedUp }
        let places = (0..<cardCount).map { CardPlace(column: first.column, row: first.row + $0) }
        return [.putBack(places.filter { $0 != place })]
    }
}
