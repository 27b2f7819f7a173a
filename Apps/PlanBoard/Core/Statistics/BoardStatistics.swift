public import Foundation

/// How the cards of a board have flowed, from its journal.
public struct BoardStatistics: Hashable, Sendable {
    /// The cards at the end of a day.
    public struct Day: Hashable, Sendable {
        /// The beginning of the day.
        public let date: Date

        /// The numbers of unfinished cards by their columns.
        public let open: [Column.ID: Int]

        /// The number of cards that have been finished since the board began.
        public let finished: Int
    }

    /// A card that was finished.
    public struct Finish: Hashable, Sendable {
        public let card: Card.ID
        public let date: Date

        /// The seconds since the card was added.
        public let duration: TimeInterval
    }

    /// The days up to now, the oldest first.
    public let days: [Day]

    /// The cards that were finished within ``days`` and are not open again, in order.
    public let finishes: [Finish]

    /// The time within which a share of the cards was finished; `nil` without any.
    ///
    /// - Parameter share: The share, from 0 to 1: one half for the median.
    public func duration(ofShare share: Double) -> TimeInterval? {
        let sorted = finishes.map(\.duration).sorted()
        guard !sorted.isEmpty else { return nil }
        let index = Int((share * Double(sorted.count)).rounded(.up)) - 1
        return sorted[min(max(index, 0), sorted.count - 1)]
    }

    /// The number of cards that were finished since a time.
    public func finished(since date: Date) -> Int { finishes.count { $0.date >= date } }
}

extension BoardStatistics {
    /// Computes the statistics of the last days.
    ///
    /// - Parameters:
    ///   - edits: All edits of the board, in the order of their times.
    ///   - dayCount: The number of days, with today.
    public init(_ edits: [Edit], dayCount: Int, now: Date, calendar: Calendar = .current) {
        let today = calendar.startOfDay(for: now)
        let dates = (0..<max(dayCount, 1)).reversed().compactMap {
            calendar.date(byAdding: .day, value: -$0, to: today)
        }
        var flow = CardFlow()
        var days: [Day] = []
        var next = 0
        for (index, date) in dates.enumerated() {
            let end = index + 1 < dates.count ? dates[index + 1] : .distantFuture
            while next < edits.count, edits[next].time.date < end {
                flow.apply(edits[next])
                next += 1
            }
            days.append(Day(date: date, open: flow.open, finished: flow.finished))
        }
        self.days = days
        finishes = flow.cards.values
            .compactMap { card in
                guard let date = card.finishedAt, let first = dates.first, date >= first else {
                    return nil
                }
                return Finish(
                    card: card.id, date: date,
                    duration: max(date.timeIntervalSince(card.createdAt), 0))
            }
            .sorted { $0.date < $1.date }
    }
}

/// The cards as edits leave them.
private struct CardFlow {
    private(set) var cards: [Card.ID: Card] = [:]
    private(set) var open: [Column.ID: Int] = [:]
    private(set) var finished = 0

    mutating func apply(_ edit: Edit) {
        for case .card(let before, let after) in edit.changes {
            guard let id = (after ?? before)?.id else { continue }
            let old = cards[id]
            var new = after
            if let old, let before, let after {
                new = old
                new?.take(before, after)
            }
            if let old { count(old, -1) }
            if let new { count(new, 1) }
            cards[id] = new
        }
    }

    private mutating func count(_ card: Card, _ step: Int) {
        if card.isFinished {
            finished += step
        } else if !card.isArchived {
            open[card.columnID, default: 0] += step
        }
    }
}
