public import Foundation

/// A file that every finished change is appended to, so that nothing drawn is ever lost.
///
/// Each line is one change in JSON. Replaying the lines into an empty ``Painting`` makes the same
/// drawing with the same steps to undo. A line that was cut off by the end of the process or of the
/// machine is dropped.
///
/// A change that cannot be written is kept, and written before the next one.
public final class Journal {
    private let url: URL
    private let file: Int32

    /// The length of the lines that are known to be whole.
    private var length: off_t = 0

    /// Lines that could not be written yet.
    private var pending = Data()

    /// The changes that the file held when it was opened.
    public let entries: [JournalEntry]

    /// Opens the journal at `url`, or creates it.
    ///
    /// - Throws: ``PaintingFileError``, also when another process has the journal open.
    public init(url: URL) throws(PaintingFileError) {
        self.url = url
        try? FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        file = open(url.path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
        guard file >= 0 else {
            entries = []
            throw DurableFile.failure(url)
        }
        guard flock(file, LOCK_EX | LOCK_NB) == 0 else {
            let error = DurableFile.failure(url)
            close(file)
            entries = []
            throw error
        }
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

    deinit { close(file) }

    /// The whole entries at the start of a journal's bytes, and where they end.
    public static func entries(in data: Data) -> (entries: [JournalEntry], end: Data.Index) {
        let decoder = JSONDecoder()
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
}

/// One finished change to a painting.
public enum JournalEntry: Hashable, Sendable, Codable {
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
