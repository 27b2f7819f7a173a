import Foundation
import PlanBoardCore

/// Reminds of the cards of a board while the app runs.
///
/// Cards whose time passed while it did not run are marked as overdue instead.
final class Reminders {
    /// Called with a card when its time has come.
    var didComeDue: (Card) -> Void = { _ in }

    /// The longest time until the clock is read again, in seconds.
    private static let longestWait: TimeInterval = 3600

    private let now: () -> Date
    private var board = Board()
    private var timer: Timer?

    /// The time up to which the user has been reminded.
    private var date: Date

    init(now: @escaping () -> Date) {
        self.now = now
        date = now()
    }

    /// Waits for the next reminder of a board, instead of that of another.
    func watch(_ board: Board) {
        self.board = board
        timer?.invalidate()
        guard let next = board.allCards.compactMap(\.remindsAt).filter({ $0 > date }).min() else {
            return
        }
        let wait = min(max(next.timeIntervalSince(now()), 0), Self.longestWait)
        timer = Timer.scheduledTimer(withTimeInterval: wait, repeats: false) { [weak self] _ in
            MainActor.assumeIsolated { self?.remind() }
        }
    }

    private func remind() {
        let end = now()
        for card in board.allCards {
            if let time = card.remindsAt, time > date, time <= end { didComeDue(card) }
        }
        date = max(date, end)
        watch(board)
    }
}
