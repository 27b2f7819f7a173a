import CommandLineKit
import Foundation
import ProjectCommands
import ShadowPackages

/// What is kept of projects, a folder with a shadow package for each, and the toolkits that
/// `touchstone toolkit build` made.
struct ProjectCache {
    /// A project of which something is kept.
    struct Entry: Encodable {
        /// The project, package or workspace; `nil` if the shadow package does not say.
        var project: String?

        /// The compiler of a toolkit.
        var compiler: String?

        let folder: String
        let bytes: Int

        /// When it was used for the last time.
        let used: Date
    }

    /// The folder with the shadow packages.
    let folder: URL

    /// The folder with the toolkits.
    let toolkits: URL

    /// What is kept of projects, and the toolkits, each with the largest first.
    var entries: [Entry] { projectEntries + toolkitEntries }

    private var toolkitEntries: [Entry] {
        let files = FileManager.default
        let names = (try? files.contentsOfDirectory(atPath: toolkits.path)) ?? []
        return names.filter { $0 != "lock" && !$0.hasPrefix(".removed") }.map { name in
            let own = toolkits.appendingPathComponent(name)
            let stamp = own.appendingPathComponent("lib/touchstone/compiler")
            let compiler = try? String(contentsOf: stamp, encoding: .utf8)
            let made = try? files.attributesOfItem(atPath: own.path)
            return Entry(
                compiler: compiler?.trimmingCharacters(in: .whitespacesAndNewlines),
                folder: own.path, bytes: Self.size(of: own),
                used: made?[.modificationDate] as? Date ?? .distantPast)
        }
        .sorted { ($1.bytes, $0.folder) < ($0.bytes, $1.folder) }
    }

    private var projectEntries: [Entry] {
        let files = FileManager.default
        let names = (try? files.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.map { name in
            let own = folder.appendingPathComponent(name)
            let lock = try? files.attributesOfItem(atPath: own.path + "/lock")
            return Entry(
                project: Self.project(of: own), folder: own.path, bytes: Self.size(of: own),
                used: lock?[.modificationDate] as? Date ?? .distantPast)
        }
        .sorted { ($1.bytes, $0.folder) < ($0.bytes, $1.folder) }
    }

    /// Lists the entries.
    func list(asJSON: Bool) throws -> CommandResponse {
        let entries = entries
        if asJSON { return try CommandResponse(json: entries) }
        guard !entries.isEmpty else {
            return CommandResponse(output: "Nothing is kept in \(place).\n")
        }
        let lines = entries.map { entry in
            "\(Self.text(ofSize: entry.bytes))  \(entry.name)\n"
        }
        let all = entries.reduce(0) { $0 + $1.bytes }
        return CommandResponse(
            output: lines.joined() + "\(Self.text(ofSize: all))  in \(place)\n")
    }

    /// The folder that holds both.
    private var place: String { folder.deletingLastPathComponent().path }

    /// Removes what is kept of a project, or all: the toolkits, too.
    func clear(_ chosen: URL?) throws -> CommandResponse {
        var (freed, taken) = (0, [String]())
        let chosenEntries = entries.filter { entry in
            chosen.map { $0.path == entry.folder } ?? true
        }
        guard chosen == nil || !chosenEntries.isEmpty else {
            return CommandResponse(
                complaint: "Nothing is kept of this project. “touchstone cache” lists what is.",
                exitCode: .mistake)
        }
        for entry in chosenEntries {
            let url = URL(fileURLWithPath: entry.folder)
            if ShadowLock.isTaken(entry.compiler == nil ? url : toolkits) {
                taken.append(entry.name)
                continue
            }
            // Out of the way first, so that no half of it is ever used.
            let away = url.deletingLastPathComponent().appendingPathComponent(
                ".removed-\(UUID().uuidString)")
            try FileManager.default.moveItem(at: url, to: away)
            try FileManager.default.removeItem(at: away)
            freed += entry.bytes
        }
        let size = Self.text(ofSize: freed).trimmingCharacters(in: .whitespaces)
        return CommandResponse(
            output: "Removed \(size).\n",
            complaint: taken.isEmpty
                ? nil : "In use by another touchstone: \(taken.joined(separator: ", ")).",
            exitCode: taken.isEmpty ? .success : .failure)
    }

    // MARK: Folders

    /// The project that a shadow package was written from, as its manifest says.
    private static func project(of folder: URL) -> String? {
        let manifest = try? String(
            contentsOf: folder.appendingPathComponent("Package.swift"), encoding: .utf8)
        let start = "// Written by touchstone from "
        let line = manifest?.split(separator: "\n").first { $0.hasPrefix(start) }
        return line.map { String($0.dropFirst(start.count).dropLast()) }
    }

    /// The bytes that a folder's files take on disk.
    private static func size(of folder: URL) -> Int {
        let walk = FileManager.default.enumerator(atPath: folder.path)
        var bytes = 0
        while let name = walk?.nextObject() as? String {
            var info = stat()
            if lstat(folder.path + "/" + name, &info) == 0 { bytes += Int(info.st_blocks) * 512 }
        }
        return bytes
    }

    /// A size in eight characters: `  12.3 MB`.
    private static func text(ofSize bytes: Int) -> String {
        let number = String(format: "%.1f", Double(bytes) / 1_000_000)
        return String(repeating: " ", count: max(0, 7 - number.count)) + number + " MB"
    }
}

extension ProjectCache.Entry {
    /// What a list shows.
    fileprivate var name: String {
        project ?? compiler.map { "the toolkit for \($0)" } ?? folder
    }
}
