import Foundation
import FoundationGaps
import TouchPainterCore

@MainActor extension PaintingFileError {
    /// What happened, where, and what would help, in the app's language.
    var localizedText: String {
        switch self {
        case .unreadable(let path, let reason):
            let reason = Self.localized(reason)
            return String(localized: "“\(path)” cannot be read: \(reason).", bundle: .module)
        case .tooNew(let path, let version):
            let newest = PaintingFile.version
            return String(
                localized: "“\(path)” has format \(version), newer than \(newest).", bundle: .module
            )
        case .damaged(let path, let reason):
            let reason = Self.localized(reason)
            return String(localized: "“\(path)” is damaged: \(reason).", bundle: .module)
        case .badName(let name, let reason):
            let reason = Self.localized(reason)
            return String(
                localized:
                    "A drawing cannot be called “\(name)”: \(reason). Choose another name.",
                bundle: .module)
        case .unwritable(let path, let reason):
            let reason = Self.localized(reason)
            return String(localized: "“\(path)” cannot be written: \(reason).", bundle: .module)
        case .incomplete(let path):
            return String(
                localized: "Some changes in “\(path)” make no sense and were left out.",
                bundle: .module)
        case .recovered(let path, let kept, let lost, let copy):
            guard let copy else {
                return String(
                    localized:
                        "“\(path)” was damaged: \(kept) changes were kept, \(lost) were lost.",
                    bundle: .module)
            }
            return String(
                localized:
                    "“\(path)” was damaged: kept \(kept) changes, lost \(lost). Copy: “\(copy)”.",
                bundle: .module)
        case .replaced(let path, let copy):
            return String(
                localized: "“\(path)” was damaged and starts afresh. Copy: “\(copy)”.",
                bundle: .module)
        case .restored(let path, let copy):
            guard let copy else {
                return String(
                    localized: "“\(path)” is damaged. You see it as it was last.",
                    bundle: .module)
            }
            return String(
                localized: "“\(path)” is damaged. You see its copy “\(copy)”.", bundle: .module)
        case .changedElsewhere(let path):
            return String(
                localized: "“\(path)” was changed in another window.", bundle: .module)
        }
    }

    /// A reason in the app's language. Rare ones, which name a part of a damaged file, and those of
    /// the system stay as they are in English.
    private static func localized(_ reason: String) -> String {
        if let text = reasons[reason] { return text }
        for (code, text) in systemReasons where reason == String(cString: strerror(code)) {
            return text
        }
        return Language.current == .english
            ? reason : String(localized: "a part of it makes no sense", bundle: .module)
    }

    private static var reasons: [String: String] {
        [
            "it is gone or not readable":
                String(localized: "it is gone or not readable", bundle: .module),
            "it is not a drawing, or its end is missing":
                String(localized: "it is not a drawing, or its end is missing", bundle: .module),
            "its marks cannot be read":
                String(localized: "its marks cannot be read", bundle: .module),
            "it is empty": String(localized: "it is empty", bundle: .module),
            "it begins with a dot": String(localized: "it begins with a dot", bundle: .module),
            "it has a slash or a line break":
                String(localized: "it has a slash or a line break", bundle: .module),
            "it is too long": String(localized: "it is too long", bundle: .module),
            "another drawing has it":
                String(localized: "another drawing has it", bundle: .module),
            "the folder cannot be made":
                String(localized: "the folder cannot be made", bundle: .module),
        ]
    }

    private static var systemReasons: [(Int32, String)] {
        [
            (ENOSPC, String(localized: "the disk is full", bundle: .module)),
            (EDQUOT, String(localized: "your share of the disk is full", bundle: .module)),
            (EACCES, String(localized: "you may not write there", bundle: .module)),
            (EROFS, String(localized: "the disk can only be read", bundle: .module)),
            (ENOENT, String(localized: "the folder is gone", bundle: .module)),
            (EIO, String(localized: "the disk has a fault", bundle: .module)),
            (EAGAIN, String(localized: "another window has it open", bundle: .module)),
        ]
    }
}
