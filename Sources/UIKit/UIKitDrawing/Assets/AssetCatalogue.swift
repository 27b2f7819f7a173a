import Foundation
import FoundationGaps
import Synchronization

/// The asset catalogues of a bundle: folders that end in `.xcassets`, read as Xcode writes them.
///
/// A set is found by its name; a group that provides a namespace adds its own name before it, as in
/// `Icons/Search`. Reading is lazy: names are collected once for each bundle, a set's description
/// when it is asked for.
nonisolated struct AssetCatalogue: Sendable {
    /// The kinds of sets that are read.
    enum Kind: String {
        case image = "imageset"
        case color = "colorset"
        case data = "dataset"
        case symbol = "symbolset"
    }

    /// The folders of the sets, by `name.kind`.
    private let folders: [String: URL]

    /// Groups deeper than this are not read.
    private static let deepest = 32

    private static let catalogues = Mutex<[String: AssetCatalogue]>([:])

    /// The catalogues of a bundle.
    static func of(_ bundle: Bundle) -> AssetCatalogue {
        let path = bundle.bundlePath
        if let known = catalogues.withLock({ $0[path] }) { return known }
        let catalogue = AssetCatalogue(bundle)
        catalogues.withLock { $0[path] = catalogue }
        return catalogue
    }

    private init(_ bundle: Bundle) {
        var folders: [String: URL] = [:]
        for root in bundle.resourceFolders {
            for catalogue in Self.contents(of: URL(fileURLWithPath: root))
            where catalogue.pathExtension == "xcassets" {
                Self.collect(catalogue, prefix: "", depth: 0, into: &folders)
            }
        }
        self.folders = folders
    }

    private static func collect(
        _ folder: URL, prefix: String, depth: Int, into folders: inout [String: URL]
    ) {
        guard depth < deepest else { return }
        for entry in contents(of: folder) {
            let name = prefix + entry.deletingPathExtension().lastPathComponent
            if let kind = Kind(rawValue: entry.pathExtension) {
                folders["\(name).\(kind.rawValue)"] = entry
            } else if entry.pathExtension.isEmpty {
                let group = try? AssetGroup(folder: entry)
                let isNamed = group?.properties?.providesNamespace == true
                collect(
                    entry, prefix: isNamed ? "\(name)/" : prefix, depth: depth + 1, into: &folders)
            }
        }
    }

    private static func contents(of folder: URL) -> [URL] {
        let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
        return (names ?? []).sorted().map { folder.appendingPathComponent($0) }
    }

    /// The folder of a set; `nil` where there is none.
    func folder(of name: String, _ kind: Kind) -> URL? { folders["\(name).\(kind.rawValue)"] }

    /// The description of a set; `nil` where there is none.
    ///
    /// A description that cannot be read is reported on standard error.
    func set<Description: Decodable>(
        _ name: String, _ kind: Kind, as type: Description.Type
    ) -> (folder: URL, description: Description)? {
        guard let folder = folder(of: name, kind) else { return nil }
        let file = folder.appendingPathComponent("Contents.json")
        do {
            return (folder, try SafeJSONDecoder().decode(type, from: Data(contentsOf: file)))
        } catch {
            Self.report("“\(file.path)” cannot be read: \(error)")
            return nil
        }
    }

    /// Reports a mistake in a catalogue on standard error.
    static func report(_ text: String) {
        FileHandle.standardError.write(Data("\(text)\n".utf8))
    }
}

/// A group of sets.
nonisolated private struct AssetGroup: Decodable {
    struct Properties: Decodable {
        let providesNamespace: Bool?

        enum CodingKeys: String, CodingKey { case providesNamespace = "provides-namespace" }
    }

    let properties: Properties?

    init(folder: URL) throws {
        let file = folder.appendingPathComponent("Contents.json")
        self = try SafeJSONDecoder().decode(Self.self, from: Data(contentsOf: file))
    }
}
