import Foundation

/// The files of this package, as they lie on disk.
enum Repository {
    /// The folder that holds `Package.swift`.
    static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// A Swift file and what can be read off it without compiling.
    struct SourceFile {
        /// Relative to the package's root.
        let path: String

        let text: String

        /// The modules that the file imports, whatever attributes stand before the word.
        var imports: [String] {
            let kinds: Set<String> = [
                "struct", "class", "enum", "protocol", "func", "var", "let", "typealias",
            ]
            return text.split(separator: "\n").compactMap { line in
                let words = line.split(whereSeparator: { $0 == " " || $0 == "\t" })
                guard let index = words.firstIndex(of: "import"),
                    words[..<index].allSatisfy({
                        $0.hasPrefix("@")
                            || ["public", "package", "internal", "private"].contains($0)
                    }),
                    index + 1 < words.count
                else { return nil }
                let first = String(words[index + 1])
                let name =
                    kinds.contains(first) && index + 2 < words.count
                    ? String(words[index + 2]) : first
                return name.split(separator: ".").first.map(String.init)
            }
        }
    }

    /// Every Swift file under `folders`, which may be files too, sorted by path.
    static func swiftFiles(under folders: [String]) throws -> [SourceFile] {
        try folders.flatMap { folder in
            let base = root.appendingPathComponent(folder).path
            if folder.hasSuffix(".swift") {
                return [
                    SourceFile(
                        path: folder, text: try String(contentsOfFile: base, encoding: .utf8))
                ]
            }
            let paths = FileManager.default.enumerator(atPath: base)?.compactMap { $0 as? String }
            return try (paths ?? []).filter { $0.hasSuffix(".swift") }.map { path in
                let url = URL(fileURLWithPath: base).appendingPathComponent(path)
                let text = try String(contentsOf: url, encoding: .utf8)
                return SourceFile(path: "\(folder)/\(path)", text: text)
            }
        }
        .sorted { $0.path < $1.path }
    }
}
