public import Foundation
import FoundationGaps

/// A file that every finished change is appended to, so that nothing drawn is ever lost.
///
/// Each line is one change in JSON with a checksum. Replaying the lines into an empty ``Painting``
/// makes the same drawing with the same steps to undo. A line that was cut off by the end of the
/// process or of the machine is dropped. Of a damaged file, all whole lines are kept, and a copy of
/// the file stays next to it.
///
/// A change that cannot be written is kept, and written before the next one.
public final class Journal {
    private let url: URL
    private var file: Int32

    /// The length of the lines that are known to be whole.
    private var length: off_t = 0

    /// Lines that could not be written yet.
    private var pending = Data()

    /// The changes that the file held when it was opened.
    public private(set) var entries: [JournalEntry]

    /// What was found and lost in a file that was damaged when it was opened.
    public private(set) var damage: Damage?

    /// What is left of a damaged journal.
    public struct Damage: Hashable, Sendable {
        /// The number of changes that were kept.
        public let kept: Int

        /// The number of changes that were lost.
        public let lost: Int

        /// The name of the copy of the damaged file; `nil` if there is none, because it could not
        /// be made.
        public let copy: String?
    }

    /// The size of the file in bytes.
    var size: Int { Int(length) }

    /// Opens the journal at `url`, or creates it.
    ///
    /// - Throws: ``PaintingFileError``, also when another process has the journal open.
    public init(url: URL) throws(PaintingFileError) {
        self.url = url
        try? FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        entries = []
        file = -1
        file = try DurableFile.openLocked(url, isWaiting: false)
        let data = (try? Data(contentsOf: url)) ?? Data()
        let contents = JournalContents(data)
        let parts = contents.filledParts
        entries = parts.map(\.entry)
        length = off_t(contents.end - data.startIndex)
        if !contents.isIntact {
            try repair(parts, lost: contents.lost, kept: contents.lines.count)
            return
        }
        if contents.end < data.endIndex {
            // Kept for a person to look at, before it is overwritten.
            _ = try? DurableFile.writeCopy(data[contents.end...], of: url)
        }
        ftruncate(file, length)
        lseek(file, length, SEEK_SET)
    }

    deinit {
        guard file >= 0 else { return }
        // A program that is being started has a copy of the descriptor, which keeps the lock.
        flock(file, LOCK_UN)
        close(file)
    }

    /// The whole entries in a journal's bytes, and where the last one ends. Damaged ones in between
    /// are ``JournalEntry/lost(isStep:)``.
    public static func entries(in data: Data) -> (entries: [JournalEntry], end: Data.Index) {
        let contents = JournalContents(data)
        return (contents.entries, contents.end)
    }

    /// The changes that the file holds now, also if it was removed, and those that could not be
    /// written yet.
    func readEntries() -> [JournalEntry] {
        Self.entries(in: DurableFile.contents(of: file) + pending).entries
    }

    /// `true` if the file was removed, or moved with its folder: what is written to it would not be
    /// found by the next launch.
    var isGone: Bool { !DurableFile.isNamed(url, file) }

    /// Appends a change, and waits until it is on the disk.
    ///
    /// - Parameter steps: The number of steps that are done after the change, and of all steps.
    public func append(
        _ entry: JournalEntry, steps: (done: Int, count: Int)? = nil
    ) throws(PaintingFileError) {
        try add(entry, steps: steps)
        try writePending()
    }

    /// Appends changes, and waits until they are on the disk.
    func append(contentsOf entries: [JournalEntry]) throws(PaintingFileError) {
        var problem: PaintingFileError?
        for entry in entries {
            do throws(PaintingFileError) { try add(entry) } catch { problem = error }
        }
        try writePending()
        if let problem { throw problem }
    }

    private func add(
        _ entry: JournalEntry, steps: (done: Int, count: Int)? = nil
    ) throws(PaintingFileError) {
        let step = steps.map { JournalLine.Step(done: $0.done, count: $0.count) }
        guard let line = try? JournalLine.data(of: entry, step: step) else {
            throw .unwritable(path: url.lastPathComponent, reason: "a number is not finite")
        }
        pending += line
    }

    private func writePending() throws(PaintingFileError) {
        do throws(PaintingFileError) {
            try DurableFile.write(pending, to: file, of: url)
            guard fdatasync(file) == 0 else { throw DurableFile.failure(url) }
        } catch {
            ftruncate(file, length)
            lseek(file, length, SEEK_SET)
            throw error
        }
        length += off_t(pending.count)
        pending = Data()
    }

    // MARK: Replacing

    /// The moments of ``replace(by:reached:)``.
    package enum ReplacementStep: Int, CaseIterable, Sendable {
        case drafted, synchronized, renamed
    }

    /// Replaces all changes by `entries`, which make the same drawing; the file stays as it was if
    /// that fails.
    ///
    /// - Parameter reached: Called after each step, for tests of interruptions.
    package func replace(
        by entries: [JournalEntry], reached: (ReplacementStep) -> Void = { _ in }
    ) throws(PaintingFileError) {
        try replace(by: entries.map { ($0, nil) }, reached: reached)
    }

    /// Shortens the journal, if it can be, to what makes the same drawing with the same last steps.
    ///
    /// Lines that are kept stay as they are, with what other programs and newer versions added.
    ///
    /// - Parameter leaving: Called with the changes that leave the journal, before they do.
    @MainActor
    func fold(
        keeping steps: Int = JournalEntry.keptSteps,
        leaving: ([JournalEntry]) throws(PaintingFileError) -> Void = { _ in }
    ) throws(PaintingFileError) {
        let contents = JournalContents((try? Data(contentsOf: url)) ?? Data())
        let parts = contents.filledParts
        guard let (base, cut) = JournalEntry.folding(parts.map(\.entry), keeping: steps) else {
            return
        }
        try leaving(parts[..<cut].map(\.entry))
        try replace(by: [(base, nil)] + parts[cut...])
    }

    /// Puts a journal of the whole lines in the place of a damaged one, which gets another name.
    private func repair(
        _ parts: [(entry: JournalEntry, bytes: Data?)], lost: Int, kept: Int
    ) throws(PaintingFileError) {
        let copy = lost > 0 ? DurableFile.linkCopy(of: url) : nil
        if lost > 0 {
            damage = Damage(kept: kept, lost: lost, copy: copy?.lastPathComponent)
            // Without a copy, the damaged lines stay in the file.
            guard copy != nil else { return try appendLineEnd() }
        }
        do throws(PaintingFileError) {
            try replace(by: parts)
        } catch {
            try appendLineEnd()
        }
    }

    /// Goes on after whatever the file holds.
    private func appendLineEnd() throws(PaintingFileError) {
        length = lseek(file, 0, SEEK_END)
        pending = Data("\n".utf8)
    }

    /// - Parameter parts: Changes with the bytes of their lines, if they have some.
    private func replace(
        by parts: [(entry: JournalEntry, bytes: Data?)],
        reached: (ReplacementStep) -> Void = { _ in }
    ) throws(PaintingFileError) {
        var data = Data()
        for (entry, bytes) in parts {
            if let bytes {
                data += bytes + [UInt8(ascii: "\n")]
            } else if let line = try? JournalLine.data(of: entry, step: nil) {
                data += line
            } else {
                return
            }
        }
        let draft = url.path + ".new"
        let replacement = open(draft, O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
        guard replacement >= 0 else { throw DurableFile.failure(url) }
        do throws(PaintingFileError) {
            // Locked before it takes the name of the old one, so that no other process opens it.
            guard flock(replacement, LOCK_EX | LOCK_NB) == 0 else { throw DurableFile.failure(url) }
            try DurableFile.write(data, to: replacement, of: url)
            reached(.drafted)
            guard fsync(replacement) == 0 else { throw DurableFile.failure(url) }
            reached(.synchronized)
            guard rename(draft, url.path) == 0 else { throw DurableFile.failure(url) }
        } catch {
            unlink(draft)
            close(replacement)
            throw error
        }
        close(file)
        file = replacement
        length = off_t(data.count)
        entries = parts.map(\.entry)
        DurableFile.synchronize(folder: url.deletingLastPathComponent())
        reached(.renamed)
    }
}
