import CommandLineKit
import FoundationGaps
import PlanBoardCore

/// What an import has skipped or changed, as a line of text.
enum ImportNoteLine {
    static func wording(_ note: ImportNote) -> LocalizedText {
        let name = note.name.printable()
        let count = note.count
        return switch note.kind {
        case .noTitle:
            .localized("  without a title, skipped: \(count)\(lines(note))")
        case .noList:
            .localized("  of a list that the file does not have, skipped: \(count)")
        case .otherText:
            .localized("  text outside of columns and cards, left out: \(count)\(lines(note))")
        case .noDate:
            .localized("  “\(name)” is not a date that can be read: \(count)\(lines(note))")
        case .keptField:
            .localized("  “\(name)” is kept and exported again, but not shown: \(count)")
        case .leftOutField:
            .localized("  “\(name)” has no place on a board, left out: \(count)")
        case .archived:
            .localized("  in the archive: \(count)")
        case .archivedList:
            .localized("  the archived list “\(name)” is not a column")
        case .unreadableLists:
            .localized("  lists that cannot be read: \(count)")
        case .unreadableCards:
            .localized("  cards that cannot be read, skipped: \(count)")
        case .unreadableChecklists:
            .localized("  checklists that cannot be read: \(count)")
        case .unreadableSteps:
            .localized("  steps that cannot be read: \(count)")
        case .looseSteps:
            .localized("  steps of cards that the file does not have: \(count)")
        case .looseComments:
            .localized("  comments of cards that the file does not have: \(count)")
        case .missingSteps:
            .localized("  steps that the file does not have: \(count)")
        case .missingComments:
            .localized("  older comments that the file does not have: \(count)")
        case .lastActionsOnly:
            .localized("  the file has only the last actions; older comments may be missing")
        }
    }

    /// The first lines of the file that a note applies to, in parentheses.
    private static func lines(_ note: ImportNote) -> LocalizedText {
        guard !note.places.isEmpty else { return "" }
        let numbers = note.places.prefix(8).map { "\($0)" }.joined(separator: ", ")
        let end = note.places.count > 8 ? "…" : ""
        return .localized(" (line \(numbers)\(end))")
    }
}
