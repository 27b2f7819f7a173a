import Foundation

extension HeadlessApp {
    /// Compares the description of the window's views with the text golden `name`.
    ///
    /// - Throws: A ``TextMismatch`` that lists the lines that differ.
    public func matchViews(_ name: String, file: String = #filePath) throws {
        try TextGolden(name: name, test: file).match(describe())
    }

    /// Compares the accessibility elements with the text golden `name`.
    ///
    /// - Throws: A ``TextMismatch`` that lists the lines that differ.
    public func matchAccessibilityTree(_ name: String, file: String = #filePath) throws {
        try TextGolden(name: name, test: file).match(accessibilityTree() + "\n")
    }
}

/// A recorded text, in the folder `Goldens` next to a test.
///
/// As with pictures, `RECORD=1` records it, and `RECORD=failed` only if it differs.
public nonisolated struct TextGolden: Sendable {
    private let url: URL

    /// Names the golden of a test.
    ///
    /// - Parameters:
    ///   - name: The file's name, without the ending `.txt`.
    ///   - test: The path of the test's file.
    public init(name: String, test: String = #filePath) {
        url = URL(fileURLWithPath: test).deletingLastPathComponent()
            .appendingPathComponent("Goldens/\(name).txt")
    }

    /// Compares a text with the golden.
    public func match(_ text: String) throws {
        let golden = try? String(contentsOf: url, encoding: .utf8)
        let recording = GoldenRecording.current
        if recording == .all || recording == .failed && golden != text {
            guard let reason = GoldenFile(url).write(Data(text.utf8)) else { return }
            throw GoldenMismatch.unwritable(path: url.path, reason: reason)
        }
        guard golden != text else { return }
        let mismatch =
            golden.map {
                TextMismatch.different(path: url.path, lines: Self.difference(from: $0, to: text))
            } ?? .missing(path: url.path, text: text)
        GoldenReport.current?.attach(Data("\(mismatch)\n".utf8), url.lastPathComponent)
        throw mismatch
    }

    /// Returns the changed lines of two texts and their neighbours: removed ones with a minus,
    /// added ones with a plus.
    private static func difference(from golden: String, to text: String) -> [String] {
        let old = golden.split(separator: "\n", omittingEmptySubsequences: false)
        let new = text.split(separator: "\n", omittingEmptySubsequences: false)
        var removed: Set<Int> = []
        var added: Set<Int> = []
        for change in new.difference(from: old) {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): added.insert(offset)
            }
        }
        var lines: [(text: String, isChange: Bool)] = []
        var (i, j) = (0, 0)
        while i < old.count || j < new.count {
            if removed.contains(i) {
                lines.append(("- \(old[i])", true))
                i += 1
            } else if added.contains(j) {
                lines.append(("+ \(new[j])", true))
                j += 1
            } else {
                lines.append(("  \(new[j])", false))
                (i, j) = (i + 1, j + 1)
            }
        }
        return lines.indices.filter { index in
            lines[max(0, index - 1)...min(lines.count - 1, index + 1)].contains(where: \.isChange)
        }.map { lines[$0].text }
    }
}

/// A mismatch between a text and its golden.
public nonisolated enum TextMismatch: Error, Hashable {
    case missing(path: String, text: String)
    case different(path: String, lines: [String])
}

nonisolated extension TextMismatch: CustomStringConvertible {
    public var description: String {
        switch self {
        case .missing(let path, let text):
            "There is no golden at \(path). Record it with RECORD=1. The text is:\n\(text)"
        case .different(let path, let lines):
            """
            The text differs from \(path):
            \(lines.joined(separator: "\n"))
            If the change is intended, record it with RECORD=failed.
            """
        }
    }
}

/// The goldens that a run of tests records: the variable `RECORD`.
nonisolated enum GoldenRecording {
    case none
    case failed
    case all

    static var current: GoldenRecording {
        switch ProcessInfo.processInfo.environment["RECORD"] {
        case "1": .all
        case "failed": .failed
        default: .none
        }
    }
}
