import Foundation
import PlanBoardCore
import PlanBoardSync
import UIKit

/// Says in the user's language why something failed. What a library or a server reports stands
/// there as it was reported.
enum FailureWords {
    static func text(of error: any Error) -> String {
        switch error {
        case let error as BoardError: text(of: error)
        case let error as BoardStoreError: text(of: error)
        case let error as BoardSyncError: text(of: error)
        case let error as BoardFileError: text(of: error)
        case let error as AttachmentError: text(of: error)
        case is CocoaError: error.localizedDescription
        default: "\(error)"
        }
    }

    private static func text(of error: BoardError) -> String {
        switch error {
        case .noColumn, .missingColumn:
            String(
                localized: "The column no longer exists: it was removed elsewhere.",
                bundle: .module)
        case .noCard, .missingCard:
            String(
                localized: "The card no longer exists: it was removed elsewhere.", bundle: .module)
        case .blankTitle:
            String(
                localized: "A title needs at least one character that is not a space.",
                bundle: .module)
        case .finished(let title):
            String(
                localized:
                    "“\(title)” is finished, and stays below the others. Reopen it to move it.",
                bundle: .module)
        case .missingBoard:
            String(
                localized: "The board no longer exists: it was removed elsewhere.", bundle: .module)
        case .lastBoard:
            String(
                localized: "This is the only board. Add another before it is removed.",
                bundle: .module)
        case .lastColumn:
            String(
                localized: "This is the only column. Add another before it is removed.",
                bundle: .module)
        }
    }

    private static func text(of error: BoardStoreError) -> String {
        let path = error.path
        return switch error.reason {
        case .tooNew(let version, let newest):
            String(
                localized:
                    "“\(path)” is a board of version \(version), and this program reads up to \(newest). Update the program.",
                bundle: .module)
        case .notABoard:
            String(localized: "“\(path)” is not a board. Name another file.", bundle: .module)
        case .damaged(let message):
            String(
                localized:
                    "“\(path)” is damaged (\(message)). Restore it from a copy, or name another file.",
                bundle: .module)
        case .full:
            String(
                localized: "The disk is full, so “\(path)” was not changed. Free some space.",
                bundle: .module)
        case .readOnly:
            String(
                localized: "“\(path)” cannot be written. Change its permissions, or copy it.",
                bundle: .module)
        case .busy:
            String(
                localized:
                    "“\(path)” is in use by another program. Try again when it has finished.",
                bundle: .module)
        case .failed(let message):
            String(localized: "“\(path)” cannot be used: \(message).", bundle: .module)
        }
    }

    private static func text(of error: BoardSyncError) -> String {
        switch error {
        case .unreachable(let server, let message):
            String(
                localized:
                    "\(server) cannot be reached (\(message)). Your changes are kept, and sent next time.",
                bundle: .module)
        case .refused(let server, let message):
            String(
                localized:
                    "\(server) does not permit it (\(message)). Ask its owner, or name another user.",
                bundle: .module)
        case .tooNew(let server, _):
            String(
                localized: "\(server) has boards of a newer format. Update the program.",
                bundle: .module)
        case .noTeam(let server, let user):
            String(
                localized:
                    "“\(user)” is in no team on \(server). Found one by “touchstone board sync --found NAME”, or have a member invite you.",
                bundle: .module)
        case .whichTeam(let teams):
            String(
                localized:
                    "You are in several teams. Name one by “touchstone board sync --team”: \(list(teams)).",
                bundle: .module)
        case .otherTeam(let team, _):
            String(localized: "You are not in the team “\(team)”.", bundle: .module)
        case .failed(let server, let message):
            String(localized: "\(server) reports: \(message).", bundle: .module)
        case .store(let error): text(of: error)
        case .attachment(let name, let message):
            String(
                localized: "The attachment “\(name)” cannot be exchanged: \(message).",
                bundle: .module)
        }
    }

    private static func list(_ names: [String]) -> String {
        names.joined(separator: String(localized: ", ", bundle: .module))
    }

    private static func text(of error: BoardFileError) -> String {
        switch error {
        case .notReadable(let format, let reason):
            String(
                localized:
                    "The file cannot be read as \(format.rawValue): \(reason). Nothing was imported.",
                bundle: .module)
        case .nothing(.json): String(localized: "The file has no columns.", bundle: .module)
        case .nothing(.csv):
            String(
                localized:
                    "The file has no cards. Its first row names the columns “column” and “title”.",
                bundle: .module)
        case .nothing(.markdown):
            String(
                localized: "The file has no headings “## …” with cards “- [ ] …” below.",
                bundle: .module)
        }
    }

    private static func text(of error: AttachmentError) -> String {
        switch error {
        case .tooLarge(let name, let size):
            String(
                localized:
                    "“\(name)” has \(size >> 20) MB, and an attachment has \(AttachmentFolder.largestSize >> 20) at most. Attach a smaller file.",
                bundle: .module)
        }
    }
}
