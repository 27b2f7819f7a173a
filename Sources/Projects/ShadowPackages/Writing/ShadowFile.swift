import Foundation

/// Files of a shadow package: those that stay the same keep their times.
enum ShadowFile {
    /// Writes a file, whole or not at all, unless it has these contents.
    static func write(_ data: Data, to file: URL) throws(ShadowError) {
        if let old = try? Data(contentsOf: file), old == data { return }
        try perform(at: file) {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try data.write(to: file, options: .atomic)
        }
    }

    /// Copies a file or a folder, as far as it changed.
    static func copy(_ source: String, to target: URL) throws(ShadowError) {
        let files = FileManager.default
        var isFolder: ObjCBool = false
        guard files.fileExists(atPath: source, isDirectory: &isFolder) else { return }
        guard isFolder.boolValue else {
            if stamp(of: source) == stamp(of: target.path) { return }
            try perform(at: target) {
                try files.createDirectory(
                    at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
                try Data(contentsOf: URL(fileURLWithPath: source))
                    .write(to: target, options: .atomic)
                let time = try files.attributesOfItem(
                    atPath: URL(fileURLWithPath: source).resolvingSymlinksInPath().path)
                try files.setAttributes(
                    [.modificationDate: time[.modificationDate] ?? Date()],
                    ofItemAtPath: target.path)
            }
            return
        }
        let names = (try? files.contentsOfDirectory(atPath: source)) ?? []
        try perform(at: target) {
            try files.createDirectory(at: target, withIntermediateDirectories: true)
        }
        for name in names { try copy("\(source)/\(name)", to: target.appendingPathComponent(name)) }
        try keep(Set(names), in: target)
    }

    /// Makes a symbolic link to a folder, which replaces what lies there.
    static func link(_ folder: String, at place: URL) throws(ShadowError) {
        let files = FileManager.default
        if (try? files.destinationOfSymbolicLink(atPath: place.path)) == folder { return }
        try perform(at: place) {
            try files.createDirectory(
                at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
            try? files.removeItem(at: place)
            try files.createSymbolicLink(atPath: place.path, withDestinationPath: folder)
        }
    }

    /// Removes a symbolic link; a folder stays.
    static func unlink(_ place: URL) throws(ShadowError) {
        let files = FileManager.default
        guard (try? files.destinationOfSymbolicLink(atPath: place.path)) != nil else { return }
        try perform(at: place) { try files.removeItem(at: place) }
    }

    /// Removes what lies in a folder and has none of these names.
    static func keep(_ names: Set<String>, in folder: URL) throws(ShadowError) {
        let there = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        for name in there where !names.contains(name) {
            let file = folder.appendingPathComponent(name)
            try perform(at: file) { try FileManager.default.removeItem(at: file) }
        }
    }

    /// The time and size of a file; `nil` where there is none.
    static func stamp(of path: String) -> String? {
        var info = stat()
        guard stat(path, &info) == 0 else { return nil }
        return "\(info.st_mtim.tv_sec).\(info.st_mtim.tv_nsec / 1_000) \(info.st_size)"
    }

    private static func perform(at file: URL, _ action: () throws -> Void) throws(ShadowError) {
        do {
            try action()
        } catch {
            let reason = (error as NSError).userInfo[NSUnderlyingErrorKey] ?? error
            throw .unwritable(path: file.path, reason: "\(reason)")
        }
    }
}
