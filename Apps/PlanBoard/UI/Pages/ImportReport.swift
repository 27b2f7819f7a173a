import Foundation
import PlanBoardCore
import UIKit

extension UIAlertController {
    /// The most reasons that are shown one by one.
    private static let mostReasons = 12

    /// An alert that says what an import has added and skipped, and why.
    convenience init(report: BoardImport) {
        var lines = report.notes.map(ImportWords.text)
        if lines.count > Self.mostReasons {
            let more = lines.count - Self.mostReasons + 1
            lines =
                lines.prefix(Self.mostReasons - 1)
                + [String(localized: "and \(more) more reasons", bundle: .module)]
        }
        self.init(
            title: String(
                localized: "\(report.addedCount) cards added, \(report.skippedCount) skipped",
                bundle: .module),
            message: lines.isEmpty ? nil : lines.joined(separator: "\n"), preferredStyle: .alert)
        addAction(UIAlertAction(title: String(localized: "OK", bundle: .module), style: .default))
    }
}

/// Says in the user's language what an import has skipped or changed.
enum ImportWords {
    static func text(of note: ImportNote) -> String {
        switch note.kind {
        case .noTitle where note.places.isEmpty:
            String(localized: "Cards without a title: \(note.count)", bundle: .module)
        case .noTitle:
            String(localized: "Without a title, skipped: \(places(note))", bundle: .module)
        case .noList:
            String(
                localized: "Cards of a list that the file does not have: \(note.count)",
                bundle: .module)
        case .otherText:
            String(
                localized: "Text outside of columns and cards: \(places(note))", bundle: .module)
        case .noDate:
            String(localized: "“\(note.name)” is not a date that can be read", bundle: .module)
        case .keptField:
            String(
                localized: "“\(note.name)” is kept and exported again, but not shown",
                bundle: .module)
        case .leftOutField:
            String(localized: "“\(note.name)” has no place on a board", bundle: .module)
        case .archived:
            String(localized: "Cards that went to the archive: \(note.count)", bundle: .module)
        case .archivedList:
            String(
                localized: "The archived list “\(note.name)” is not a column", bundle: .module)
        case .unreadableLists:
            String(localized: "Lists that cannot be read: \(note.count)", bundle: .module)
        case .unreadableCards:
            String(localized: "Cards that cannot be read: \(note.count)", bundle: .module)
        case .unreadableChecklists:
            String(localized: "Checklists that cannot be read: \(note.count)", bundle: .module)
        case .unreadableSteps:
            String(localized: "Steps that cannot be read: \(note.count)", bundle: .module)
        case .looseSteps:
            String(
                localized: "Steps of cards that the file does not have: \(note.count)",
                bundle: .module)
        case .looseComments:
            String(
                localized: "Comments of cards that the file does not have: \(note.count)",
                bundle: .module)
        case .missingSteps:
            String(
                localized: "Steps that the file does not have: \(note.count)", bundle: .module)
        case .missingComments:
            String(
                localized: "Older comments that the file does not have: \(note.count)",
                bundle: .module)
        case .lastActionsOnly:
            String(
                localized: "The file has only the last actions; older comments may be missing",
                bundle: .module)
        }
    }

    /// The first lines of the file that a note applies to.
    private static func places(_ note: ImportNote) -> String {
        let shown = note.places.prefix(8).map { "\($0)" }
            .joined(separator: String(localized: ", ", bundle: .module))
        let numbers = note.places.count > 8 ? shown + "…" : shown
        return String(localized: "line \(numbers)", bundle: .module)
    }
}
