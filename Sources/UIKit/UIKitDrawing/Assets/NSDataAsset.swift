public import Foundation

/// A file of an asset catalogue, of any format.
// Sendable: all of its state is `let` and Sendable.
nonisolated public final class NSDataAsset: NSObject, @unchecked Sendable {
    /// The name of the set.
    public let name: String

    /// The contents of the file.
    public let data: Data

    /// The uniform type identifier that the catalogue states; `public.data` where it states none.
    public let typeIdentifier: String

    /// Reads a data set of the main bundle; `nil` when there is none.
    public convenience init?(name: String) { self.init(name: name, bundle: .main) }

    /// Reads a data set of a bundle; `nil` when there is none, or its file is missing.
    public init?(name: String, bundle: Bundle) {
        let catalogue = AssetCatalogue.of(bundle)
        guard let (folder, set) = catalogue.set(name, .data, as: DataSet.self),
            let entry = set.data.first(where: { $0.filename != nil }), let file = entry.filename
        else { return nil }
        let url = folder.appendingPathComponent(file)
        guard let data = try? Data(contentsOf: url) else {
            AssetCatalogue.report("“\(url.path)” is missing, which Contents.json names.")
            return nil
        }
        self.name = name
        self.data = data
        typeIdentifier = entry.type ?? "public.data"
        super.init()
    }
}

/// The description of a data set.
nonisolated private struct DataSet: Decodable {
    struct Entry: Decodable {
        let filename: String?
        let type: String?

        enum CodingKeys: String, CodingKey {
            case filename
            case type = "universal-type-identifier"
        }
    }

    let data: [Entry]
}
