package import FileWatching
package import Foundation

/// The codes of the user, newest first, kept in a file that only the user can read: passwords of
/// networks are among them.
@MainActor
package final class ScanHistory {
    /// Posted after a change.
    package nonisolated static let didChange = Notification.Name("ScanHistoryDidChange")

    private let file: PrivateJSONFile<[ScannedCode]>
    private let now: () -> Date

    /// The number of codes that are kept.
    package static let capacity = 2_000

    /// Creates a history.
    ///
    /// - Parameters:
    ///   - file: The file; without one nothing is kept.
    ///   - now: Returns the time.
    package init(file: URL? = nil, now: @escaping () -> Date = { Date() }) {
        self.file = PrivateJSONFile(file, initial: [])
        self.now = now
    }

    /// The user's history: `scanner/history.json` in `XDG_DATA_HOME`, by default `~/.local/share`.
    package static func user() -> ScanHistory {
        ScanHistory(file: .userData().appending(path: "scanner/history.json"))
    }

    /// The codes, newest first.
    package var codes: [ScannedCode] { file.contents }

    /// What was wrong with the file; `nil` for nothing.
    package var loadingError: ScanHistoryError? { file.loadingError }

    private func change(
        _ body: @escaping (inout [ScannedCode]) -> Void
    ) throws(ScanHistoryError) {
        // What is on the screen stays usable if the disk is full.
        defer { NotificationCenter.default.post(name: Self.didChange, object: self) }
        try file.change(body)
    }

    // MARK: Changes

    /// Adds a code, or moves it to the top if it is there.
    ///
    /// - Returns: The code in the history.
    @discardableResult
    package func add(
        kind: String, text: String, origin: ScannedCode.Origin
    ) throws(ScanHistoryError) -> ScannedCode {
        let new = ScannedCode(kind: kind, text: text, date: now(), origin: origin)
        try change { codes in
            var code = new
            if let index = codes.firstIndex(where: { $0.kind == kind && $0.text == text }) {
                code = codes.remove(at: index)
                code.date = max(code.date, new.date)
            }
            let index = codes.firstIndex { $0.date <= code.date } ?? codes.endIndex
            codes.insert(code, at: index)
            codes.removeLast(max(0, codes.count - Self.capacity))
        }
        return codes.first { $0.kind == kind && $0.text == text } ?? new
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
package typealias ScanHistoryError = PrivateFileError
