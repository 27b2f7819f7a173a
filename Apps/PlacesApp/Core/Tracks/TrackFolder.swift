package import Foundation

/// The user's tracks: a folder of GPX files, as they were imported.
package struct TrackFolder: Sendable {
    /// The folder, which is made when something is written.
    package let url: URL

    /// The beginning of names of removed files, which are deleted when the app starts again.
    private static let removed = ".removed-"

    package init(_ url: URL) { self.url = url }

    /// The GPX files, sorted by name.
    package var files: [URL] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
        return names.filter { $0.lowercased().hasSuffix(".gpx") && !$0.hasPrefix(".") }
            .sorted { $0.localizedStandardCompare($1) == .orderedAscending }
            .map { url.appending(path: $0) }
    }

    /// Copies a GPX file, after it was read.
    ///
    /// - Returns: The copy.
    package func add(_ file: URL) throws(TrackError) -> URL {
        _ = try Track(gpx: file)
        let copy = try freeFile(named: file.deletingPathExtension().lastPathComponent)
        do {
            try FileManager.default.copyItem(at: file, to: copy)
        } catch {
            throw .notSaved(reason: error.localizedDescription)
        }
        return copy
    }

    /// Writes a track.
    ///
    /// - Returns: The file.
    @discardableResult
    package func write(_ track: Track) throws(TrackError) -> URL {
        let file = try freeFile(named: track.name)
        do {
            try Data(track.gpx.utf8).write(to: file, options: .atomic)
        } catch {
            throw .notSaved(reason: error.localizedDescription)
        }
        return file
    }

    /// Removes a file, which ``restore(_:)`` puts back.
    package func remove(_ file: URL) throws(TrackError) -> RemovedTrack {
        let place = url.appending(
            path: "\(Self.removed)\(UUID().uuidString)-\(file.lastPathComponent)")
        guard let handle = FileHandle(forReadingAtPath: file.path),
            // Another window leaves the file alone while this one may put it back.
            flock(handle.fileDescriptor, LOCK_SH | LOCK_NB) == 0,
            rename(file.path, place.path) == 0
        else { throw .notSaved(reason: String(cString: strerror(errno))) }
        return RemovedTrack(
            name: file.deletingPathExtension().lastPathComponent, file: place, handle: handle)
    }

    /// Puts back a file that was removed.
    package func restore(_ track: RemovedTrack) throws(TrackError) {
        let back = try freeFile(named: track.name)
        guard rename(track.file.path, back.path) == 0 else {
            throw .notSaved(reason: String(cString: strerror(errno)))
        }
    }

    /// Deletes files that were removed and are not put back any more, and keeps recordings that a
    /// crash has ended as tracks.
    package func tidy() {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
        for name in names where name.hasPrefix(Self.removed) {
            let file = url.appending(path: name)
            guard let handle = FileHandle(forReadingAtPath: file.path) else { continue }
            defer { try? handle.close() }
            guard flock(handle.fileDescriptor, LOCK_EX | LOCK_NB) == 0 else { continue }
            try? FileManager.default.removeItem(at: file)
        }
        for name in names where name.hasPrefix(Self.recording) && name.hasSuffix(".part") {
            recover(url.appending(path: name))
        }
    }

    private func freeFile(named name: String) throws(TrackError) -> URL {
        do {
            try FileManager.default.createDirectory(
                at: url, withIntermediateDirectories: true,
                attributes: [.posixPermissions: 0o700])
        } catch {
            throw .notSaved(reason: error.localizedDescription)
        }
        let safe = name.replacing("/", with: "-").replacing("\0", with: "")
        let stem = safe.isEmpty || safe.hasPrefix(".") ? "Track" + safe : String(safe.prefix(60))
        var file = url.appending(path: stem + ".gpx")
        var number = 2
        while FileManager.default.fileExists(atPath: file.path) {
            file = url.appending(path: "\(stem) \(number).gpx")
            number += 1
        }
        return file
    }

    // MARK: Recording

    private static let recording = "recording-"

    /// Begins a recording: its points are written as soon as they are known.
    package func beginRecording(named name: String) throws(TrackError) -> TrackJournal {
        _ = try freeFile(named: name)
        let file = url.appending(path: "\(Self.recording)\(UUID().uuidString).part")
        let begin = Track.beginning(named: name) + "<trkseg>\n"
        guard
            FileManager.default.createFile(
                atPath: file.path, contents: Data(begin.utf8),
                attributes: [.posixPermissions: 0o600]),
            let handle = FileHandle(forUpdatingAtPath: file.path),
            // Another window leaves a recording alone while this one has it.
            flock(handle.fileDescriptor, LOCK_EX | LOCK_NB) == 0,
            (try? handle.seekToEnd()) != nil
        else { throw .notSaved(reason: String(cString: strerror(errno))) }
        return TrackJournal(file: file, handle: handle)
    }

    /// Ends a recording.
    ///
    /// - Returns: Its file; `nil` if there were no points.
    package func endRecording(_ journal: TrackJournal) throws(TrackError) -> URL? {
        defer { try? journal.handle.close() }
        return try keep(journal.file)
    }

    /// Writes the points of a recording as a track.
    private func keep(_ recording: URL) throws(TrackError) -> URL? {
        guard let track = try Track(recovering: recording) else {
            try? FileManager.default.removeItem(at: recording)
            return nil
        }
        let file = try write(track)
        try? FileManager.default.removeItem(at: recording)
        return file
    }

    /// Keeps a recording that a crash has ended.
    private func recover(_ recording: URL) {
        guard let handle = FileHandle(forUpdatingAtPath: recording.path) else { return }
        defer { try? handle.close() }
        guard flock(handle.fileDescriptor, LOCK_EX | LOCK_NB) == 0 else { return }
        // What cannot be written now is tried again at the next start.
        _ = try? keep(recording)
    }
}

/// A track that was removed, and may be put back.
package final class RemovedTrack {
    let name: String
    let file: URL

    /// The lock on the file.
    private let handle: FileHandle

    init(name: String, file: URL, handle: FileHandle) {
        self.name = name
        self.file = file
        self.handle = handle
    }
}

/// The file of a recording that is going on.
package final class TrackJournal {
    let file: URL
    let handle: FileHandle

    init(file: URL, handle: FileHandle) {
        self.file = file
        self.handle = handle
    }

    /// Adds a point.
    package func add(_ point: Track.Point) throws(TrackError) {
        do {
            try handle.write(contentsOf: Data(point.gpx.utf8))
        } catch {
            throw .notSaved(reason: error.localizedDescription)
        }
    }
}
