/// What was changed in a file, or what cannot be ported and why.
public struct Finding: Hashable, Sendable {
    /// Whether the ported source is expected to compile.
    public enum Kind: String, Sendable {
        /// The source was changed and means the same.
        case change

        /// The source cannot be ported; it needs the remedy.
        case problem
    }

    /// Change or problem.
    public let kind: Kind

    /// The file's path.
    public let path: String

    /// The line in the original file, from 1.
    public let line: Int

    /// What was found, or what was done.
    public let text: String

    /// What helps; empty for changes.
    public let remedy: String

    /// The finding as compilers print theirs.
    public var description: String {
        let label = kind == .change ? "note" : "warning"
        return "\(path):\(line): \(label): \(text)" + (remedy.isEmpty ? "" : ". \(remedy)")
    }
}
