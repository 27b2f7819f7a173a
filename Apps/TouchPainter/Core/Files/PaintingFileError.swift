/// A reason why a drawing could not be read or saved.
///
/// The description is written for the person who draws: what happened, where, and what would help.
public enum PaintingFileError: Error, Hashable, Sendable {
    /// A mark in a file that makes no sense.
    public struct BadMark: Error, Hashable, Sendable {
        public let reason: String
    }

    /// The file is gone or cannot be read.
    case unreadable(path: String, reason: String)

    /// The file was written by a newer app.
    case tooNew(path: String, version: Int)

    /// The file is no drawing, or was damaged.
    case damaged(path: String, reason: String)

    /// A drawing cannot have this name.
    case badName(String, reason: String)

    /// The file or its folder cannot be written.
    case unwritable(path: String, reason: String)

    /// Some changes in a journal made no sense and were left out.
    case incomplete(path: String)

    /// A journal was damaged. `copy` is the name of the damaged file next to it, if it has one.
    case recovered(path: String, kept: Int, lost: Int, copy: String?)

    /// A damaged file was replaced by a new one. It has the name `copy` now.
    case replaced(path: String, copy: String)

    /// A damaged file was opened: the canvas shows the drawing as the app last had it or, from a
    /// file next to it, as the file named `copy` has it.
    case restored(path: String, copy: String?)

    /// Another window or process has saved other changes in the file.
    case changedElsewhere(path: String)
}

extension PaintingFileError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .unreadable(let path, let reason): "“\(path)” cannot be read: \(reason)."
        case .tooNew(let path, let version):
            """
            “\(path)” uses file format \(version), and this app reads up to \
            \(PaintingFile.version). Update the app to open it.
            """
        case .badName(let name, let reason):
            "A drawing cannot be called “\(name)”: \(reason). Choose another name."
        case .damaged(let path, let reason): "“\(path)” is damaged: \(reason)."
        case .incomplete(let path):
            "Some changes in “\(path)” make no sense and were left out."
        case .recovered(let path, let kept, let lost, let copy):
            """
            “\(path)” was damaged. Changes kept: \(kept), lost: \(lost). \
            \(copy.map { "The damaged file is “\($0)”, next to it." } ?? "The damage stays in it.")
            """
        case .replaced(let path, let copy):
            "“\(path)” was damaged and starts afresh. The damaged file is “\(copy)”, next to it."
        case .restored(let path, let copy):
            """
            “\(path)” is damaged. \
            \(copy.map { "You see “\($0)”, a copy next to it." } ?? "You see it as it was last.") \
            Save to mend it; the damaged file stays under another name.
            """
        case .changedElsewhere(let path):
            "“\(path)” was changed in another window. Choose which of the two drawings to keep."
        case .unwritable(let path, let reason):
            """
            “\(path)” cannot be written: \(reason). The drawing stays on the screen; free some \
            space or mend the folder’s permissions, and go on drawing to try again.
            """
        }
    }
}
