import BookshelfSync
package import Foundation

/// The file in which a program keeps the input of its open form, for the case that it ends before
/// the form is saved.
///
/// Several programs can share a folder: the name of the file tells whose it is, and what a program
/// leaves that has ended belongs to the first one that asks.
package final class DraftFile {
    private let folder: URL
    private let file: URL

    package init(folder: URL) {
        self.folder = folder
        let owner = getpid()
        file = folder.appendingPathComponent(
            "\(Self.prefix)\(owner)-\(Self.start(of: owner) ?? "0")\(Self.ending)")
    }

    private static let prefix = "draft-"
    private static let ending = ".json"

    /// Replaces what is kept.
    package func keep(_ input: KeptInput) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try input.json.data(.readable).write(to: file, options: .atomic)
    }

    /// Removes what is kept.
    package func remove() {
        // There is often none.
        try? FileManager.default.removeItem(at: file)
    }

    /// The input that this program or one that has ended left, the last one first. It stays in the
    /// file of this program.
    package func takeOver() -> KeptInput? {
        let keys: [URLResourceKey] = [.contentModificationDateKey]
        let names = try? FileManager.default.contentsOfDirectory(
            at: folder, includingPropertiesForKeys: keys)
        let left = (names ?? []).filter(Self.isLeft).map { file in
            (file, (try? file.resourceValues(forKeys: Set(keys)))?.contentModificationDate)
        }.sorted { $0.1 ?? .distantPast > $1.1 ?? .distantPast }
        for (left, _) in left {
            guard let data = try? Data(contentsOf: left),
                let input = JSONValue(parsing: data).flatMap(KeptInput.init)
            else { continue }
            // Another program may have been faster.
            guard
                left.lastPathComponent == file.lastPathComponent
                    || rename(left.path, file.path) == 0
            else { continue }
            return input
        }
        return nil
    }

    /// `true` for a draft of this program, or of one that has ended.
    private static func isLeft(_ file: URL) -> Bool {
        let name = file.lastPathComponent
        guard name.hasPrefix(prefix), name.hasSuffix(ending) else { return false }
        let owner = name.dropFirst(prefix.count).dropLast(ending.count).split(separator: "-")
        guard owner.count == 2, let process = pid_t(owner[0]) else { return false }
        return process == getpid() || start(of: process) != String(owner[1])
    }

    /// When a process began, in ticks of the system's clock: its number is given again after it has
    /// ended.
    private static func start(of process: pid_t) -> String? {
        let status = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
        // The fields after the name, which can have parentheses and spaces itself.
        let fields = status?.split(separator: ")").last?.split(separator: " ")
        return fields.flatMap { $0.count > 19 ? String($0[19]) : nil }
    }
}
