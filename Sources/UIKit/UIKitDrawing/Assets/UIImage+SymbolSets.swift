import Foundation

nonisolated extension UIImage {
    /// Reads a symbol set; `nil` when the bundle's catalogues have none of that name.
    static func symbolSet(named name: String, in bundle: Bundle) -> SymbolTemplate? {
        let catalogue = AssetCatalogue.of(bundle)
        guard let (folder, set) = catalogue.set(name, .symbol, as: SymbolSet.self) else {
            return nil
        }
        guard let file = set.symbols.lazy.compactMap(\.filename).first else {
            AssetCatalogue.report("“\(folder.path)” has no symbol.")
            return nil
        }
        let path = folder.appendingPathComponent(file).path
        guard let data = FileManager.default.contents(atPath: path) else {
            AssetCatalogue.report("“\(path)” is missing, which Contents.json names.")
            return nil
        }
        do {
            guard let template = try SymbolTemplate(data, path: path, name: name) else {
                AssetCatalogue.report("“\(path)” has no group such as Regular-M with paths.")
                return nil
            }
            return template
        } catch {
            AssetCatalogue.report("\(error)")
            return nil
        }
    }
}

/// The description of a symbol set.
nonisolated private struct SymbolSet: Decodable {
    struct Entry: Decodable { let filename: String? }

    let symbols: [Entry]
}
