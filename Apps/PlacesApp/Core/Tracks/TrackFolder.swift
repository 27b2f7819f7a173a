package import Foundation

/// The user's tracks: a folder of GPX files, as they were imported.
package struct TrackFolder: Sendable {
    /// The folder, which is made when something is written.
    package let url: URL

    /// The beginning of names of files that were removed, until the app starts again.
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
    package func remove(_ file: URL) throws(TrackError) {
        let place = url.appending(path: Self.removed + file.lastPathComponent)
        guard rename(file.path, place.path) == 0 else {
            throw .notSaved(reason: String(cString: strerror(errno)))
        }
    }

    /// Puts back a file that was removed.
    package func restore(_ file: URL) throws(TrackError) {
        let place = url.appending(path: Self.removed + file.lastPathComponent)
        let back = try freeFile(named: file.deletingPathExtension().lastPathComponent)
        guard rename(place.path, back.path) == 0 else {
            throw .notSaved(reason: String(cString: strerror(errno)))
        }
    }

    /// Deletes files that were removed, and writes a recording that a crash has ended as a track.
    package func tidy() {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
        for name in names where name.hasPrefix(Self.removed) {
            try? FileManager.default.removeItem(at: url.appending(path: name))
        }
        if let track = Track(recovering: recording), (try? write(track)) != nil {
            try? FileManager.default.removeItem(at: recording)
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

    private var recording: URL { url.appending(path: "recording.part") }

    /// Begins a recording: its points are on the disk as soon as they are known.
    package func beginRecording(named name: String) throws(TrackError) -> FileHandle {
        _ = try freeFile(named: name)
        let begin = Track.beginning(named: name) + "<trkseg>\n"
        guard
            FileManager.default.createFile(
                atPath: recording.path, contents: Data(begin.utf8),
                attributes: [.posixPermissions: 0o600]),
            let handle = FileHandle(forUpdatingAtPath: recording.path)
        else { throw .notSaved(reason: String(cString: strerror(errno))) }
        _ = try? handle.seekToEnd()
        return handle
    }

    /// Adds a point to a recording.
    package func add(_ point: Track.Point, to recording: FileHandle) throws(TrackError) {
        do {
            try recording.write(contentsOf: Data(point.gpx.utf8))
        } catch {
            throw .notSaved(reason: error.localizedDescription)
        }
    }

    /// Ends a recording.
    ///
    /// - Returns: Its file; `nil` if there were no points.
    package func endRecording(_ handle: FileHandle) throws(TrackError) -> URL? {
        try? handle.close()
        guard let track = Track(recovering: recording) else {
            try? FileManager.default.removeItem(at: recording)
            return nil
        }
        let file = try write(track)
        try? FileManager.default.removeItem(at: recording)
        return file
    }
}
