import Foundation
import Synchronization

/// The texts of one `.strings` file and the `.stringsdict` file of the same name, or those of a
/// `.xcstrings` file in one language, by key.
struct LocalizedTable: Sendable {
    private var texts: [String: String] = [:]

    subscript(key: String) -> String? { texts[key] }

    /// The table `name` in a resource folder, in `language` where the folder has that, else in the
    /// development language; `nil` when there is none. Each table is read once.
    static func named(_ name: String, in folder: String, _ language: Language) -> LocalizedTable? {
        let id = ID(folder: folder, name: name, language: language)
        if let known = tables.withLock({ $0[id] }) { return known }
        let table = read(id)
        tables.withLock { $0[id] = .some(table) }
        return table
    }

    private struct ID: Hashable {
        let folder: String
        let name: String
        let language: Language
    }

    private static let tables = Mutex<[ID: LocalizedTable?]>([:])
}

// MARK: - Reading

extension LocalizedTable {
    private static func read(_ id: ID) -> LocalizedTable? {
        if let catalogue = StringCatalogue(at: "\(id.folder)/\(id.name).xcstrings") {
            return LocalizedTable(texts: catalogue.texts(in: id.language))
        }
        for folder in localizations(in: id.folder, for: id.language) {
            let path = "\(folder.path)/\(id.name)"
            let strings = propertyList(at: path + ".strings")
            let plurals = propertyList(at: path + ".stringsdict")
            guard strings != nil || plurals != nil else { continue }
            var table = LocalizedTable()
            table.texts = strings?.compactMapValues { $0 as? String } ?? [:]
            for (key, entry) in plurals ?? [:] {
                guard let entry = entry as? [String: Any] else { continue }
                table.texts[key] = PluralVariable.register(entry, language: folder.language)
            }
            return table
        }
        return nil
    }

    /// The folders in which a table is looked for, the best first, each with the language of its
    /// texts.
    ///
    /// SwiftPM writes the names of `.lproj` folders in lower case.
    private static func localizations(
        in folder: String, for language: Language
    ) -> [(path: String, language: Language)] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        let tags = names.filter { $0.hasSuffix(".lproj") }.map { String($0.dropLast(6)) }.sorted()
        func named(_ tag: String) -> [String] {
            tags.filter { $0.lowercased() == tag.lowercased() }
        }
        let own =
            named(language.rawValue)
            + tags.filter { Language.firstPart(of: $0) == language.shortTag }
        let information = propertyList(at: folder + "/Info.plist")
        let development = information?["CFBundleDevelopmentRegion"] as? String ?? "en"
        return own.map { ("\(folder)/\($0).lproj", language) }
            + (named(development) + named("Base")).map {
                ("\(folder)/\($0).lproj", Language(rawValue: $0 == "Base" ? development : $0))
            } + [(folder, .english)]
    }

    /// The dictionary in a file; `nil` when there is no such file.
    private static func propertyList(at path: String) -> [String: Any]? {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
        guard let list = list as? [String: Any] else {
            FileHandle.standardError.write(
                Data("“\(path)” is no strings file: check its quotes and semicolons.\n".utf8))
            return nil
        }
        return list
    }
}
