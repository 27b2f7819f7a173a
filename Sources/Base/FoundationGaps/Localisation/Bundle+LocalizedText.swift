package import Foundation

extension Bundle {
    /// The text for `key` in a language; without one, `value`, and `key` where that is empty.
    ///
    /// Foundation's `localizedString(forKey:value:table:)` cannot be told the language, and crashes
    /// on texts of `.stringsdict` files.
    package func localizedText(
        forKey key: String, value: String? = nil, table: String? = nil,
        in language: Language = .current
    ) -> String {
        let table = table.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
        for folder in resourceFolders {
            if let text = LocalizedTable.named(table, in: folder, language)?[key] { return text }
        }
        return value.flatMap { $0.isEmpty ? nil : $0 } ?? key
    }

    /// The folders with the bundle's resources.
    package var resourceFolders: [String] {
        bundlePath == Bundle.main.bundlePath ? Self.foldersOfMain : [resourcePath ?? bundlePath]
    }

    /// The executable's folder, then the resource bundles that SwiftPM puts into it: the
    /// executable's own first, then those of the other modules.
    private static let foldersOfMain: [String] = {
        let main = Bundle.main.bundlePath
        let own = "_\(Bundle.main.executableURL?.lastPathComponent ?? "").resources"
        let names = (try? FileManager.default.contentsOfDirectory(atPath: main)) ?? []
        let bundles = names.filter { $0.hasSuffix(".resources") }.sorted()
        let sorted = bundles.filter { $0.hasSuffix(own) } + bundles.filter { !$0.hasSuffix(own) }
        return [main] + sorted.map { "\(main)/\($0)" }
    }()
}
