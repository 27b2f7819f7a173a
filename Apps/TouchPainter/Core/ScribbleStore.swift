public import Foundation
import Glibc

/// The drawings that were saved: a folder with a file and a thumbnail for each.
///
///     drawings/scribble-12.painting    a drawing
///     drawings/scribble-12.png         its thumbnail
///     drawings/tags.json               the tags of the drawings, by name
///     drawings/Trash/                  what was deleted
///
/// Files are replaced as a whole or not at all, and a number is not used twice as long as a drawing
/// or the trash has it. Several processes may use one folder.
public struct ScribbleStore: Sendable {
    /// A saved drawing.
    public struct Entry: Hashable, Sendable {
        /// The file's name without its ending, such as `scribble-12`.
        public let name: String
    }

    /// The folder of the drawings.
    public let folder: URL

    public init(folder: URL) {
        self.folder = folder
    }

    var trash: URL { folder.appendingPathComponent("Trash", isDirectory: true) }

    /// The file of a drawing.
    public func fileURL(of entry: Entry) -> URL {
        folder.appendingPathComponent(entry.name + "." + PaintingFile.pathExtension)
    }

    /// The thumbnail of a drawing, a PNG picture.
    public func thumbnailURL(of entry: Entry) -> URL {
        folder.appendingPathComponent(entry.name + ".png")
    }

    /// The saved drawings, oldest first: `scribble-2` comes before `scribble-10`.
    public func entries() -> [Entry] {
        Self.names(in: folder)
            .sorted { a, b in
                let (x, y) = (Self.number(of: a), Self.number(of: b))
                return x == y ? a < b : (x ?? .max) < (y ?? .max)
            }
            .map { Entry(name: $0) }
    }

    /// The names of the drawings in a folder.
    static func names(in folder: URL) -> [String] {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        let ending = "." + PaintingFile.pathExtension
        return files.filter { $0.hasSuffix(ending) }.map { String($0.dropLast(ending.count)) }
    }

    private static func number(of name: String) -> Int? {
        name.split(separator: "-").last.flatMap { Int($0) }
    }

    // MARK: Saving

    /// Saves a drawing, as `name` or as a new one.
    ///
    /// A thumbnail that cannot be written is left out.
    public func save(
        _ memento: ScribbleMemento, thumbnail: Data?, as name: String? = nil
    ) throws(PaintingFileError) -> Entry {
        try makeFolder(folder)
        guard let data = try? PaintingFile.data(of: memento) else {
            throw .unwritable(path: name ?? "scribble", reason: "a number is not finite")
        }
        func write(as entry: Entry) throws(PaintingFileError) -> Entry {
            try DurableFile.write(data, to: fileURL(of: entry))
            if let thumbnail { try? DurableFile.write(thumbnail, to: thumbnailURL(of: entry)) }
            return entry
        }
        if let name { return try write(as: Entry(name: name)) }
        // Two processes do not choose the same name.
        return try DurableFile.locking(folder) { () throws(PaintingFileError) in
            try write(as: Entry(name: newName()))
        }
    }

    private func newName() -> String {
        let used = Self.names(in: folder) + trashed().map(\.name)
        return "scribble-\((used.compactMap { Self.number(of: $0) }.max() ?? 0) + 1)"
    }

    func makeFolder(_ url: URL) throws(PaintingFileError) {
        do {
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        } catch {
            throw .unwritable(path: url.path, reason: "the folder cannot be made")
        }
    }

    /// Reads a drawing.
    public func scribble(of entry: Entry) throws(PaintingFileError) -> Scribble {
        let scribble = try PaintingFile.scribble(at: fileURL(of: entry))
        scribble.name = entry.name
        return scribble
    }

    /// Moves the files of a drawing to another folder or another name, which is free.
    func move(
        _ name: String, from: URL, to: URL, as newName: String
    ) throws(PaintingFileError) {
        // The thumbnail comes last, and can be made again.
        for ending in [PaintingFile.pathExtension, "png"] {
            let source = from.appendingPathComponent(name + "." + ending)
            let target = to.appendingPathComponent(newName + "." + ending)
            guard Glibc.rename(source.path, target.path) == 0 || ending == "png" else {
                throw DurableFile.failure(source)
            }
        }
        DurableFile.synchronize(folder: from)
        if to != from { DurableFile.synchronize(folder: to) }
    }
}
