import Foundation
import PlanBoardCore

/// The names of edits for the user.
enum EditNames {
    /// - Parameter cards: The number of cards of the edit.
    static func undo(_ name: Edit.Name?, cards: Int) -> String {
        name.map { String(localized: "Undo \(text($0, cards))", bundle: .module) }
            ?? String(localized: "Undo", bundle: .module)
    }

    static func redo(_ name: Edit.Name?, cards: Int) -> String {
        name.map { String(localized: "Redo \(text($0, cards))", bundle: .module) }
            ?? String(localized: "Redo", bundle: .module)
    }

    private static func text(_ name: Edit.Name, _ cards: Int) -> String {
        switch name {
        case .addCard where cards > 1:
            String(localized: "\(cards) New Cards", bundle: .module)
        case .moveCard where cards > 1:
            String(localized: "Moving \(cards) Cards", bundle: .module)
        case .finishCard where cards > 1:
            String(localized: "Finishing \(cards) Cards", bundle: .module)
        case .reopenCard where cards > 1:
            String(localized: "Reopening \(cards) Cards", bundle: .module)
        case .deleteCard where cards > 1:
            String(localized: "Delete \(cards) Cards", bundle: .module)
        case .archiveCard where cards > 1:
            String(localized: "Archiving \(cards) Cards", bundle: .module)
        case .addCard: String(localized: "New Card", bundle: .module)
        case .editCard: String(localized: "Card Changes", bundle: .module)
        case .moveCard: String(localized: "Move", bundle: .module)
        case .finishCard: String(localized: "Finishing", bundle: .module)
        case .reopenCard: String(localized: "Reopening", bundle: .module)
        case .deleteCard: String(localized: "Delete Card", bundle: .module)
        case .archiveCard: String(localized: "Archiving", bundle: .module)
        case .restoreCard: String(localized: "Restoring", bundle: .module)
        case .addColumn: String(localized: "New Column", bundle: .module)
        case .editColumn: String(localized: "Column Changes", bundle: .module)
        case .moveColumn: String(localized: "Moving a Column", bundle: .module)
        case .deleteColumn: String(localized: "Delete Column", bundle: .module)
        case .comment: String(localized: "Comment", bundle: .module)
        case .attach: String(localized: "Attachment", bundle: .module)
        case .addBoard: String(localized: "New Board", bundle: .module)
        case .renameBoard: String(localized: "Renaming a Board", bundle: .module)
        case .moveBoard: String(localized: "Moving a Board", bundle: .module)
        case .deleteBoard: String(localized: "Deleting a Board", bundle: .module)
        case .restoreDeleted: String(localized: "Restoring", bundle: .module)
        case .importCards: String(localized: "Import", bundle: .module)
        }
    }
}
