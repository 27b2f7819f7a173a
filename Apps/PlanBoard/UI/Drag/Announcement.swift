import PlanBoardCore
import UIKit

/// What the board says about a card that keys or a finger move. Screen readers follow the hint
/// above the columns, which shows it.
enum Announcement: Equatable {
    case pickedUp(String)
    case moved(column: String, row: Int, count: Int)
    case atEnd
    case dropped(column: String)
    case cancelled
    case finishedStays

    var text: String {
        switch self {
        case .pickedUp(let title):
            String(
                localized: "Picked up “\(title)”. Arrows move it, space drops it.", bundle: .module)
        case .moved(let column, let row, let count):
            String(localized: "\(column), \(row) of \(count)", bundle: .module)
        case .atEnd: String(localized: "It cannot go further.", bundle: .module)
        case .dropped(let column): String(localized: "Dropped in \(column).", bundle: .module)
        case .cancelled: String(localized: "Back where it was.", bundle: .module)
        case .finishedStays:
            String(localized: "Finished cards stay below. Reopen one to move it.", bundle: .module)
        }
    }
}

extension BoardViewController {
    /// Shows an announcement instead of the hint.
    func announce(_ announcement: Announcement) {
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
