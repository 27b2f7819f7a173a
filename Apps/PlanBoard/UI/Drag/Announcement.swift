import PlanBoardCore
import UIKit

/// What the board says about cards that are selected, and that keys or a finger move. The hint
/// above the columns shows it, too.
enum Announcement: Equatable {
    case pickedUp(String)
    case pickedUpSeveral(Int)
    case moved(column: String, rows: ClosedRange<Int>, count: Int)
    case atEnd(cards: Int)
    case dropped(column: String, cards: Int)
    case cancelled(cards: Int)
    case finishedStays
    case selected(Int)
    case selecting

    var text: String {
        switch self {
        case .pickedUp(let title):
            String(
                localized: "Picked up “\(title)”. Arrows move it, space drops it.", bundle: .module)
        case .pickedUpSeveral(let count):
            String(
                localized: "Picked up \(count) cards. Arrows move them, space drops them.",
                bundle: .module)
        case .moved(let column, let rows, let count) where rows.count == 1:
            String(localized: "\(column), \(rows.lowerBound) of \(count)", bundle: .module)
        case .moved(let column, let rows, let count):
            String(
                localized: "\(column), \(rows.lowerBound) to \(rows.upperBound) of \(count)",
                bundle: .module)
        case .atEnd(1): String(localized: "It cannot go further.", bundle: .module)
        case .atEnd: String(localized: "They cannot go further.", bundle: .module)
        case .dropped(let column, 1):
            String(localized: "Dropped in \(column).", bundle: .module)
        case .dropped(let column, let cards):
            String(localized: "\(cards) cards dropped in \(column).", bundle: .module)
        case .cancelled(1): String(localized: "Back where it was.", bundle: .module)
        case .cancelled(let cards):
            String(localized: "\(cards) cards are back where they were.", bundle: .module)
        case .finishedStays:
            String(localized: "Finished cards stay below. Reopen one to move it.", bundle: .module)
        case .selected(let cards):
            String(
                localized: "\(cards) cards selected. Hold one of them to move them.",
                bundle: .module)
        case .selecting: String(localized: "Tap the cards to select.", bundle: .module)
        }
    }
}

extension BoardViewController {
    /// Says an announcement, and shows it instead of the hint.
    func announce(_ announcement: Announcement) {
        UIAccessibility.post(notification: .announcement, argument: announcement.text)
        hint.attributedText = nil
        hint.textColor = .label
        hint.text = announcement.text
        hint.accessibilityValue = announcement.text
        hint.accessibilityTraits = [.staticText, .updatesFrequently]
    }

    /// Shows what can be done with cards, with a red asterisk; with a filter, what it shows.
    func showUsualHint() {
        guard filter.isEmpty else {
            let shown = session.board.columns.reduce(0) { $0 + shownCards($1).count }
            let all = session.board.columns.reduce(0) {
                $0 + session.board.cardCount(in: $1.id)
            }
            hint.attributedText = nil
            hint.textColor = .planAccent
            hint.text = String(localized: "Filter: \(shown) of \(all) cards", bundle: .module)
            hint.accessibilityValue = hint.text
            return
        }
        let text = NSMutableAttributedString(
            string: "*",
            attributes: [.font: hint.font as Any, .foregroundColor: UIColor.planWarning])
        text.append(
            NSAttributedString(
                string: String(
                    localized: "Hold a card to move it: the most important goes on top",
                    bundle: .module),
                attributes: [
                    .font: hint.font as Any, .foregroundColor: UIColor.planSecondary,
                ]))
        hint.attributedText = text
        hint.accessibilityValue = nil
    }
}
