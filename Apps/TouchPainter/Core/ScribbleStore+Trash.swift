public import Foundation
import FoundationGaps

// What was deleted. It stays until the user empties the trash: nothing is removed by itself.
//
//     drawings/Trash/Cat.painting      a drawing
//     drawings/Trash/Cat.png           its thumbnail
//     drawings/Trash/Cat.json          its name, its tags and when it was deleted
//     drawings/Trash/Cat 2.painting    another one of that name
extension ScribbleStore {
    /// A drawing in the trash.
    public struct Trashed: Hashable, Sendable {
        /// The name of its file in the trash, without the ending.
        public let file: String

        /// The name that the drawing had.
        public let name: String

        public let tags: [String]

        /// When it was deleted.
        public let date: Date
    }

    /// What the trash notes about a drawing.
    private struct Note: Codable {
        var name: String
        var tags: [String]?
        var deleted: Date?
    }

    /// The deleted drawings, the latest first.
    public func trashed() -> [Trashed] {
        Self.names(in: trash).map { file in
            let note = note(of: file)
            let attributes = try? FileManager.default.attributesOfItem(
                atPath: trashURL(file, PaintingFile.pathExtension).path)
            return Trashed(
                file: file, name: note?.name ?? file, tags: note?.tags ?? [],
                // Drawings of older versions have no note.
                date: note?.deleted ?? attributes?[.modificationDate] as? Date ?? .distantPast)
        }
        .sorted { ($1.date, $0.file) < ($0.date, $1.file) }
    }

    /// The thumbnail of a drawing in the trash.
    public func thumbnailURL(of trashed: Trashed) -> URL { trashURL(trashed.file, "png") }

    private func trashURL(_ file: String, _ ending: String) -> URL {
        trash.appendingPathComponent(file + "." + ending)
    }

    private func note(of file: String) -> Note? {
        let decoder = SafeJSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        return (try? Data(contentsOf: trashURL(file, "json"))).flatMap {
            try? decoder.decode(Note.self, from: $0)
        }
    }

    /// Moves a drawing to the trash.
    @discardableResult
    public func delete(
        _ entry: Entry, at date: Date = Date()
    ) throws(PaintingFileError) -> Trashed {
        try makeFolder(trash)
        return try DurableFile.locking(folder) { () throws(PaintingFileError) in
            let file = Self.freeName(entry.name, in: trash)
            let tags = tags(of: entry)
            let encoder = JSONEncoder()
            encoder.dateEncodingStrategy = .iso8601
            encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
            let note = Note(name: entry.name, tags: tags.isEmpty ? nil : tags, deleted: date)
            // The note comes first. On a full disk the drawing is deleted without one.
            if let data = try? encoder.encode(note) {
                try? DurableFile.write(data, to: trashURL(file, "json"))
            }
            do throws(PaintingFileError) {
                try move(entry.name, from: folder, to: trash, as: file)
            } catch {
                unlink(trashURL(file, "json").path)
                throw error
            }
            if !tags.isEmpty { try? replaceTags([], of: entry) }
            return Trashed(file: file, name: entry.name, tags: tags, date: date)
        }
    }

    /// Moves a drawing back from the trash, under another name if another drawing has its own.
    public func restore(_ trashed: Trashed) throws(PaintingFileError) -> Entry {
        try DurableFile.locking(folder) { () throws(PaintingFileError) in
            let entry = Entry(name: Self.freeName(trashed.name, in: folder))
            try move(trashed.file, from: trash, to: folder, as: entry.name)
            if !trashed.tags.isEmpty { try? replaceTags(trashed.tags, of: entry) }
            unlink(trashURL(trashed.file, "json").path)
            return entry
        }
    }

    /// Removes a drawing in the trash for good.
    public func purge(_ trashed: Trashed) throws(PaintingFileError) {
        let url = trashURL(trashed.file, PaintingFile.pathExtension)
        guard unlink(url.path) == 0 || errno == ENOENT else { throw DurableFile.failure(url) }
        for ending in ["png", "json"] { unlink(trashURL(trashed.file, ending).path) }
    }

    /// A name that no drawing in a folder has: `Cat`, `Cat 2` and so on.
    private static func freeName(_ name: String, in folder: URL) -> String {
        var (free, number) = (name, 1)
        while FileManager.default.fileExists(
            atPath: folder.appendingPathComponent(free + "." + PaintingFile.pathExtension).path)
        {
            number += 1
            free = "\(name) \(number)"
        }
        return free
    }
}
