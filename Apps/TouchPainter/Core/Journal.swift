public import Foundation
import FoundationGaps

/// A file that every finished change is appended to, so that nothing drawn is ever lost.
///
/// Each line is one change in JSON. Replaying the lines into an empty ``Painting`` makes the same
/// drawing with the same steps to undo. A line that was cut off by the end of the process or of the
/// machine is dropped.
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
        file = try Self.openLocked(url)
        let data = (try? Data(contentsOf: url)) ?? Data()
        let (entries, end) = Self.entries(in: data)
        self.entries = entries
        length = off_t(end - data.startIndex)
        if end < data.endIndex {
            // Kept for a person to look at, before it is overwritten.
            try? data[end...].write(to: url.appendingPathExtension("damaged"))
        }
        ftruncate(file, length)
        lseek(file, length, SEEK_SET)
    }

    deinit { if file >= 0 { close(file) } }

    /// Opens and locks the file that has the name of `url`.
    private static func openLocked(_ url: URL) throws(PaintingFileError) -> Int32 {
        while true {
            let file = open(url.path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
            guard file >= 0 else { throw DurableFile.failure(url) }
            guard flock(file, LOCK_EX | LOCK_NB) == 0 else {
                let error = DurableFile.failure(url)
                close(file)
                throw error
            }
            // Another process may have put a shorter journal in its place before the lock.
            var opened = stat()
            var named = stat()
            if fstat(file, &opened) == 0, stat(url.path, &named) == 0,
                opened.st_ino == named.st_ino, opened.st_dev == named.st_dev
            {
                return file
            }
            close(file)
        }
    }

    /// The whole entries at the start of a journal's bytes, and where they end.
    public static func entries(in data: Data) -> (entries: [JournalEntry], end: Data.Index) {
        let decoder = SafeJSONDecoder()
        var entries: [JournalEntry] = []
        var end = data.startIndex
        while let newline = data[end...].firstIndex(of: UInt8(ascii: "\n")) {
            guard let entry = try? decoder.decode(JournalEntry.self, from: data[end..<newline])
            else { break }
            entries.append(entry)
            end = newline + 1
        }
        return (entries, end)
    }

    /// The changes that the file holds now, and those that could not be written yet.
    func readEntries() -> [JournalEntry] {
        Self.entries(in: ((try? Data(contentsOf: url)) ?? Data()) + pending).entries
    }

    /// Appends a change, and waits until it is on the disk.
    public func append(_ entry: JournalEntry) throws(PaintingFileError) {
        guard let line = try? JSONEncoder().encode(entry) else { return }
        pending += line + [UInt8(ascii: "\n")]
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

    /// The moments of ``replace(by:reached:)``.
    package enum ReplacementStep: Int, CaseIterable, Sendable {
        case drafted, synchronized, renamed
    }

    /// Replaces all changes by `entries`, which make the same drawing; the file stays as it was if
    /// that fails.
    ///
    /// The new journal is locked before it takes the name of the old one, so that no other process
    /// opens it.
    ///
    /// - Parameter reached: Called after each step, for tests of interruptions.
    package func replace(
        by entries: [JournalEntry], reached: (ReplacementStep) -> Void = { _ in }
    ) throws(PaintingFileError) {
        let encoder = JSONEncoder()
        var data = Data()
        for entry in entries {
            guard let line = try? encoder.encode(entry) else { return }
            data += line + [UInt8(ascii: "\n")]
        }
        let draft = url.path + ".new"
        let replacement = open(draft, O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
        guard replacement >= 0 else { throw DurableFile.failure(url) }
        do throws(PaintingFileError) {
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
        self.entries = entries
        DurableFile.synchronize(folder: url.deletingLastPathComponent())
        reached(.renamed)
    }
}

/// One finished change to a painting.
public enum JournalEntry: Hashable, Sendable, Codable {
    /// The journal begins with this scribble: what made it was left out, and cannot be undone.
    case base(ScribbleMemento, file: String?)

    /// A mark was drawn on top, on the layer with this number or, without one, on number 0.
    case draw(MarkRecord, layer: Int?)

    /// Marks of a layer were removed from these places, and others inserted at those.
    case edit(
        layer: Int, removed: [Int], inserted: [Int], marks: [MarkRecord], command: String)

    /// There are other layers. Records without marks stand for layers that were there before.
    case layers([LayerRecord], active: Int, command: String)

    /// Another scribble came onto the canvas: by a command with this name, from the file with that.
    case show(ScribbleMemento, command: String, file: String?)

    /// The scribble was saved in a file of this name.
    case saved(file: String)

    case undo
    case redo
}
