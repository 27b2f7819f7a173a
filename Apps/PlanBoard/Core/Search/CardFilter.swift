public import Foundation

/// Picks cards by their labels, due dates and mark.
public struct CardFilter: Hashable, Sendable {
    /// Labels, one of which a card must have; any card if there is none.
    public var labels: Set<String> = []

    public var due: Due?

    /// `true` to pick important cards only.
    public var isImportant = false

    /// A span of due dates of unfinished cards.
    public enum Due: Hashable, Sendable, CaseIterable {
        case overdue

        /// Until the end of the day, overdue ones too.
        case today

        /// Until the end of the week, overdue ones too.
        case thisWeek
    }

    public init() {}

    /// `true` if every card is picked.
    public var isEmpty: Bool { self == CardFilter() }

    public func matches(_ card: Card, now: Date, calendar: Calendar = .current) -> Bool {
        if isImportant, !card.isImportant { return false }
        if !labels.isEmpty, labels.isDisjoint(with: card.labels) { return false }
        guard let due else { return true }
        guard let date = card.due, !card.isFinished else { return false }
        let end: Date? =
            switch due {
            case .overdue: now
            case .today: calendar.dateInterval(of: .day, for: now)?.end
            case .thisWeek: calendar.dateInterval(of: .weekOfYear, for: now)?.end
            }
        return end.map { date < $0 } ?? false
    }
}

extension Board {
    /// The labels of all cards in columns, sorted.
    public var labels: [String] {
        Set(allCards.lazy.filter { !$0.isArchived }.flatMap(\.labels))
            .sorted { $0.localizedStandardCompare($1) == .orderedAscending }
    }
}
