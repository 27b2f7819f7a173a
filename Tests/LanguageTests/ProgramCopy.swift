import Foundation
import ProgramTesting
import Testing

/// A copy of a program in a folder of its own, with the texts of all modules.
final class ProgramCopy {
    private let folder: URL
    private let name: String

    init(of name: String, bundles: Bool = true) throws {
        self.name = name
        folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("language-\(UUID().uuidString)")
        let original = URL(fileURLWithPath: try ChildProcess.pathOfProduct(name))
            .resolvingSymlinksInPath()
        let files = FileManager.default
        try files.createDirectory(at: folder, withIntermediateDirectories: true)
        try files.copyItem(at: original, to: folder.appendingPathComponent(name))
        guard bundles else { return }
        let built = original.deletingLastPathComponent()
        for name in try files.contentsOfDirectory(atPath: built.path)
        where name.hasSuffix(".resources") {
            let bundle = built.appendingPathComponent(name)
            try files.copyItem(at: bundle, to: folder.appendingPathComponent(name))
        }
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// Adds a folder to each module, with the English texts in brackets.
    func addLanguage(_ tag: String) throws {
        for name in try FileManager.default.contentsOfDirectory(atPath: folder.path)
        where name.hasSuffix(".resources") {
            let bundle = folder.appendingPathComponent(name)
            let own = bundle.appendingPathComponent("\(tag).lproj")
            let english = bundle.appendingPathComponent("en.lproj")
            guard FileManager.default.fileExists(atPath: english.path) else { continue }
            try FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
            for file in ["Localizable.strings", "Localizable.stringsdict"] {
                let path = english.appendingPathComponent(file).path
                guard let data = FileManager.default.contents(atPath: path) else { continue }
                let texts = try PropertyListSerialization.propertyList(from: data, format: nil)
                let marked = try #require(texts as? [String: Any]).mapValues(Self.marked)
                let written = try PropertyListSerialization.data(
                    fromPropertyList: marked, format: .xml, options: 0)
                try written.write(to: own.appendingPathComponent(file))
            }
        }
    }

    private static func marked(_ text: Any) -> Any {
        if let text = text as? String {
            // Apps take lists apart by their lines and bars.
            return text.replacing(/[^\n|]+/) { "⟦\($0.output)⟧" }
        }
        guard var entry = text as? [String: Any] else { return text }
        entry["NSStringLocalizedFormatKey"] = "⟦\(entry["NSStringLocalizedFormatKey"] ?? "")⟧"
        return entry
    }

    /// The part of a text outside of the brackets.
    static func unmarked(_ text: String) -> String {
        var depth = 0
        return text.filter { character in
            if character == "⟦" { depth += 1 }
            defer { if character == "⟧" { depth -= 1 } }
            return depth == 0 || character.isNewline
        }
    }

    /// The names of the commands of a family, as shells complete them.
    func commands(below words: [String]) throws -> [String] {
        let path = ([name] + words).joined(separator: " ")
        return try output(["completion", "fish"]).split(separator: "\n").compactMap { line in
            let parts = line.split(separator: " ", omittingEmptySubsequences: false)
            guard line.contains("_at \"\(path)\"' -f -a "),
                let name = parts.drop(while: { $0 != "-a" }).dropFirst().first
            else { return nil }
            return name.allSatisfy({ $0.isLetter || $0 == "-" }) ? String(name) : nil
        }
    }

    /// - Parameter patience: How many seconds it may take.
    func output(
        _ words: [String], patience: Double = ChildProcess.patience
    ) throws -> String {
        let child = try start(words, language: nil)
        let end = try child.end(patience: patience)
        try #require(end.code == 0, "\(words): \(end.errors)")
        return child.lines.joined(separator: "\n")
    }

    func errors(_ words: [String], language: String? = nil) throws -> String {
        try start(words, language: language).end().errors
    }

    private func start(_ words: [String], language: String?) throws -> ChildProcess {
        try ChildProcess(
            folder.appendingPathComponent(name).path, words,
            environment: ["LC_ALL": language ?? "C.UTF-8"])
    }
}
