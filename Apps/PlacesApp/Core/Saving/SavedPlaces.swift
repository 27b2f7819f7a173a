import FileWatching
package import Foundation
import FoundationGaps

/// The places of the user, and the settings of maps, kept in a file that only the user can read.
///
/// Each change is made to what the file has then, under a lock on its folder, so that two windows
/// of the app lose nothing of each other. The new file is on the disk before it has the name.
@MainActor
package final class SavedPlaces {
    /// Posted after a change.
    package nonisolated static let didChange = Notification.Name("SavedPlacesDidChange")

    private struct Contents: Codable {
        var places: [SavedPlace] = []
        var usesChinaSystem = false
    }

    private var contents = Contents()

    /// What was wrong with the file; `nil` for nothing.
    package private(set) var loadingError: SavedPlacesError?

    /// `false` if changes are on the screen that could not be written.
    private var isWritten = true

    private let file: URL?
    private let now: () -> Date

    /// Creates the places of a file.
    ///
    /// - Parameters:
    ///   - file: The file; without one nothing is kept.
    ///   - now: Returns the time.
    package init(file: URL? = nil, now: @escaping () -> Date = { Date() }) {
        self.file = file
        self.now = now
        load()
    }

    /// The places, newest first.
    package var places: [SavedPlace] { contents.places }

    /// `true` if imported maps are in China's system, GCJ-02.
    package var usesChinaSystem: Bool { contents.usesChinaSystem }

    /// The names of the lists, sorted.
    package var lists: [String] {
        Set(places.map(\.list)).subtracting([""])
            .sorted { $0.localizedStandardCompare($1) == .orderedAscending }
    }

    /// Returns the saved place at a place.
    package func saved(_ details: PlaceDetails) -> SavedPlace? {
        places.first {
            $0.details.name == details.name && $0.details.latitude == details.latitude
                && $0.details.longitude == details.longitude
        }
    }

    // MARK: Changes

    /// Saves a place at the top.
    @discardableResult
    package func add(
        _ details: PlaceDetails, list: String = "", note: String = ""
    ) throws(SavedPlacesError) -> SavedPlace {
        let place = SavedPlace(details, list: list, note: note, date: now())
        try change { $0.places.insert(place, at: 0) }
        return place
    }

    /// Replaces a place by its new version.
    package func update(_ place: SavedPlace) throws(SavedPlacesError) {
        try change { contents in
            guard let index = contents.places.firstIndex(where: { $0.id == place.id }) else {
                return
            }
            contents.places[index] = place
        }
    }

    /// Removes a place.
    package func remove(_ id: SavedPlace.ID) throws(SavedPlacesError) {
        try change { $0.places.removeAll { $0.id == id } }
    }

    /// Puts back a place that was removed.
    package func restore(_ place: SavedPlace) throws(SavedPlacesError) {
        try change { contents in
            contents.places.removeAll { $0.id == place.id }
            contents.places.append(place)
            contents.places.sort { $0.date > $1.date }
        }
    }

    /// Sets the system of imported maps.
    package func setUsesChinaSystem(_ isUsed: Bool) throws(SavedPlacesError) {
        try change { $0.usesChinaSystem = isUsed }
    }

    private func change(_ body: (inout Contents) -> Void) throws(SavedPlacesError) {
        guard let file else {
            body(&contents)
            return post()
        }
        if case .unreadable = loadingError { throw loadingError ?? .unreadable(reason: "") }
        let folder = file.deletingLastPathComponent()
        try? FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700])
        defer { post() }
        try FolderLock.holding(folder) { () throws(SavedPlacesError) in
            if isWritten, let current = try? Self.read(file) { contents = current }
            body(&contents)
            isWritten = false
            try write(to: file)
            isWritten = true
        }
    }

    private func post() {
        NotificationCenter.default.post(name: Self.didChange, object: self)
    }

    // MARK: The file

    private static func read(_ file: URL) throws -> Contents {
        let contents = try SafeJSONDecoder().decode(
            Contents.self, from: Data(contentsOf: file))
        guard contents.places.allSatisfy({ $0.details.coordinate != nil }) else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: [], debugDescription: "A place is not on the Earth."))
        }
        return contents
    }

    private func load() {
        guard let file, FileManager.default.fileExists(atPath: file.path) else { return }
        do {
            contents = try Self.read(file)
        } catch is DecodingError {
            let kept = Self.freePlace(next: file)
            do {
                try FileManager.default.moveItem(at: file, to: kept)
                loadingError = .damaged(keptAt: kept.path)
            } catch {
                loadingError = .unreadable(reason: error.localizedDescription)
            }
        } catch {
            loadingError = .unreadable(reason: error.localizedDescription)
        }
    }

    private static func freePlace(next file: URL) -> URL {
        let stem = file.deletingPathExtension().path
        let places = (1...).lazy.map { URL(filePath: "\(stem)-damaged-\($0).json") }
        return places.first { !FileManager.default.fileExists(atPath: $0.path) } ?? file
    }

    private func write(to file: URL) throws(SavedPlacesError) {
        do {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
            // The new file is private before it has contents.
            let part = file.appendingPathExtension("part")
            guard
                FileManager.default.createFile(
                    atPath: part.path, contents: nil, attributes: [.posixPermissions: 0o600])
            else { throw CocoaError(.fileWriteUnknown) }
            let handle = try FileHandle(forWritingTo: part)
            try handle.write(contentsOf: encoder.encode(contents))
            try handle.synchronize()
            try handle.close()
            guard rename(part.path, file.path) == 0 else {
                throw CocoaError(.fileWriteUnknown)
            }
        } catch {
            throw .notSaved(reason: error.localizedDescription)
        }
    }
}

/// A reason why the user's places are not complete.
package enum SavedPlacesError: Error, Hashable, Sendable {
    /// The file was damaged, and is kept under another name.
    case damaged(keptAt: String)

    /// The file cannot be read, so nothing is written.
    case unreadable(reason: String)

    /// A change was not written.
    case notSaved(reason: String)
}
