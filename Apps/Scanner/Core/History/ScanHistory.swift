import FileWatching
package import Foundation
import FoundationGaps

/// The codes of the user, newest first, kept in a file that only the user can read: passwords of
/// networks are among them.
@MainActor
package final class ScanHistory {
    /// Posted after a change.
    package nonisolated static let didChange = Notification.Name("ScanHistoryDidChange")

    /// The codes, newest first.
    package private(set) var codes: [ScannedCode] = []

    /// What was wrong with the file; `nil` for nothing.
    package private(set) var loadingError: ScanHistoryError?

    private let file: URL?
    private let now: () -> Date

    /// `false` if codes are on the screen that could not be written.
    private var isSaved = true

    /// The number of codes that are kept.
    package static let capacity = 2_000

    /// Creates a history.
    ///
    /// - Parameters:
    ///   - file: The file; without one nothing is kept.
    ///   - now: Returns the time.
    package init(file: URL? = nil, now: @escaping () -> Date = { Date() }) {
        self.file = file
        self.now = now
        load()
    }

    /// The user's history: `scanner/history.json` in `XDG_DATA_HOME`, by default `~/.local/share`.
    package static func user() -> ScanHistory {
        let environment = ProcessInfo.processInfo.environment
        let home = URL(filePath: environment["HOME"] ?? NSHomeDirectory())
        let folder = environment["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
        let data = folder.map { URL(filePath: $0) } ?? home.appending(path: ".local/share")
        return ScanHistory(file: data.appending(path: "scanner/history.json"))
    }

    /// Changes the file while no other Scanner reads or changes it.
    private func locked<Result>(
        _ body: () throws(ScanHistoryError) -> Result
    ) throws(ScanHistoryError) -> Result {
        guard let file else { return try body() }
        let folder = file.deletingLastPathComponent()
        // A folder that cannot be made is reported by what is written into it.
        try? FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700])
        return try FolderLock.holding(folder, body)
    }

    private func load() {
        guard let file, FileManager.default.fileExists(atPath: file.path) else { return }
        FolderLock.holding(file.deletingLastPathComponent()) { load(file) }
    }

    private func load(_ file: URL) {
        do {
            codes = try SafeJSONDecoder().decode(
                [ScannedCode].self, from: Data(contentsOf: file))
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

    /// Takes over what another Scanner has written to the file since.
    private func refresh() {
        guard isSaved, !isLocked, let file, let data = try? Data(contentsOf: file),
            let codes = try? SafeJSONDecoder().decode([ScannedCode].self, from: data)
        else { return }
        self.codes = codes
    }

    private static func freePlace(next file: URL) -> URL {
        let stem = file.deletingPathExtension().path
        let places = (1...).lazy.map { URL(filePath: "\(stem)-damaged-\($0).json") }
        return places.first { !FileManager.default.fileExists(atPath: $0.path) } ?? file
    }

    /// `true` if the file cannot be read, and is not to be replaced.
    private var isLocked: Bool {
        if case .unreadable = loadingError { true } else { false }
    }

    private func save(_ codes: [ScannedCode]) throws(ScanHistoryError) {
        guard let file else { return }
        guard !isLocked else { throw loadingError ?? .unreadable(reason: "") }
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
            try handle.write(contentsOf: encoder.encode(codes))
            try handle.close()
            guard rename(part.path, file.path) == 0 else {
                throw CocoaError(.fileWriteUnknown)
            }
        } catch {
            throw .notSaved(reason: error.localizedDescription)
        }
    }

    /// Changes the codes that the file has now, and writes them.
    private func change<Result>(
        _ body: (inout [ScannedCode]) -> Result
    ) throws(ScanHistoryError) -> Result {
        // What is on the screen stays usable if the disk is full.
        defer { NotificationCenter.default.post(name: Self.didChange, object: self) }
        return try locked { () throws(ScanHistoryError) in
            refresh()
            let result = body(&codes)
            isSaved = false
            try save(codes)
            isSaved = true
            return result
        }
    }

    // MARK: Changes

    /// Adds a code, or moves it to the top if it is there.
    ///
    /// - Returns: The code in the history.
    @discardableResult
    package func add(
        kind: String, text: String, origin: ScannedCode.Origin
    ) throws(ScanHistoryError) -> ScannedCode {
        try change { codes in
            var code = ScannedCode(kind: kind, text: text, date: now(), origin: origin)
            if let known = codes.first(where: { $0.kind == kind && $0.text == text }) {
                code = known
                code.date = now()
            }
            codes = Array(([code] + codes.filter { $0.id != code.id }).prefix(Self.capacity))
            return code
        }
    }

    /// Removes a code.
    package func remove(_ id: ScannedCode.ID) throws(ScanHistoryError) {
        try change { $0.removeAll { $0.id == id } }
    }

    /// Puts back a code that was removed.
    package func restore(_ code: ScannedCode) throws(ScanHistoryError) {
        try change { codes in
            codes = (codes.filter { $0.id != code.id } + [code]).sorted { $0.date > $1.date }
        }
    }

    // MARK: Searching

    /// Returns the codes whose text contains all words of a query.
    package func codes(matching query: String) -> [ScannedCode] {
        let words = query.split(whereSeparator: \.isWhitespace)
        return codes.filter { code in
            words.allSatisfy { code.text.localizedStandardContains($0) }
        }
    }

    // MARK: Exporting

    /// The codes as a table (RFC 4180), with the time, kind and text of each.
    ///
    /// A text that a spreadsheet would run as a formula has an apostrophe in front.
    package static func table(of codes: [ScannedCode]) -> String {
        let rows = codes.map { code in
            [code.date.formatted(.iso8601), code.kind, code.text].map(field)
        }
        return ([["time", "kind", "text"]] + rows)
            .map { $0.joined(separator: ",") + "\r\n" }.joined()
    }

    private static func field(_ text: String) -> String {
        let isFormula = text.first.map { "=+-@\t\r".contains($0) } ?? false
        let safe = isFormula ? "'" + text : text
        guard safe.contains(where: { "\",\r\n".contains($0) || $0.isNewline }) else { return safe }
        return "\"" + safe.replacing("\"", with: "\"\"") + "\""
    }
}

/// A reason why the history is not complete.
package enum ScanHistoryError: Error, Hashable, Sendable {
    /// The file was damaged, and is kept under another name.
    case damaged(keptAt: String)

    /// The file cannot be read, so nothing is written.
    case unreadable(reason: String)

    /// A change was not written.
    case notSaved(reason: String)
}
