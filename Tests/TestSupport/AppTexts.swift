package import Foundation

/// The localised texts of an app, as its folder has them: strings files, and the keys that its
/// sources use.
///
///     #expect(try AppTexts(of: "LayoutLab").problems == [])
package struct AppTexts {
    /// Everything that is wrong, one sentence each, sorted.
    package let problems: [String]

    /// Reads `Apps/<name>` of this package.
    package init(of name: String) throws {
        let root = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        try self.init(at: root.appendingPathComponent("Apps/\(name)"))
    }

    /// Reads the folder of an app or a module.
    ///
    /// - Parameter sources: The folder with the sources, where it is not the same.
    package init(at module: URL, sources folder: URL? = nil) throws {
        let folder = folder ?? module
        // Where all of `Resources` is embedded in code, texts are in a folder of their own.
        let own = module.appendingPathComponent("Texts")
        let hasOwn = FileManager.default.fileExists(atPath: own.path)
        let tables = try Self.tables(
            in: hasOwn ? own : module.appendingPathComponent("Resources"))
        var sources: [(name: String, source: SourceTexts)] = []
        let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap {
            $0 as? String
        }
        for path in paths ?? [] where path.hasSuffix(".swift") {
            let url = folder.appendingPathComponent(path)
            sources.append((path, SourceTexts(try String(contentsOf: url, encoding: .utf8))))
        }
        problems = (Self.problems(of: tables) + Self.problems(of: sources, tables)).sorted()
    }

    private static func tables(in folder: URL) throws -> [String: TextTable] {
        var tables: [String: TextTable] = [:]
        for name in try FileManager.default.contentsOfDirectory(atPath: folder.path)
        where name.hasSuffix(".lproj") {
            tables[String(name.dropLast(6))] = try TextTable(
                in: folder.appendingPathComponent(name))
        }
        return tables
    }

    /// Compares the languages with each other.
    private static func problems(of tables: [String: TextTable]) -> [String] {
        var problems = ["en", "zh-Hans"].filter { tables[$0] == nil }.map {
            "There is no \($0).lproj."
        }
        let keys = Set(tables.values.flatMap(\.texts.keys))
        for (language, table) in tables {
            problems += keys.filter { table.texts[$0] == nil }
                .map { "“\($0)” has no \(language) text." }
            problems += table.problems(needsOne: language == "en").map { "\(language): \($0)" }
        }
        for key in keys {
            let arguments = Set(
                tables.values.compactMap { $0.texts[key]?.arguments }
                    + (FormatArguments(key).isEmpty ? [] : [FormatArguments(key)]))
            if arguments.count > 1 { problems.append("“\(key)” has different arguments.") }
        }
        return problems
    }

    /// Compares the sources with the tables.
    private static func problems(
        of sources: [(name: String, source: SourceTexts)], _ tables: [String: TextTable]
    ) -> [String] {
        let known = Dictionary(
            tables.values.flatMap(\.texts.keys).map { (FormatArguments.generalized($0), $0) },
            uniquingKeysWith: { first, _ in first })
        var problems: [String] = []
        var unused = known
        for (name, source) in sources {
            for key in source.keys {
                unused[key] = nil
                // A key without words is made while the app runs, as a nib's are.
                let isWritten = key.replacing("%?", with: "").contains(where: \.isLetter)
                if isWritten, known[key] == nil {
                    problems.append("\(name): “\(key)” has no text.")
                }
            }
            problems += source.bareTexts.map { "\(name): “\($0)” is not localised." }
        }
        return problems + unused.values.map { "“\($0)” is not used." }
    }
}
