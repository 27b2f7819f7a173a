/// A file or folder that a target brings in its bundle, in one or several languages.
public struct PlannedResource: Hashable, Sendable, Codable {
    /// What a resource is, which says how it is copied.
    public enum Kind: String, Hashable, Sendable, Codable {
        /// An `.xcassets` folder.
        case assetCatalog

        case storyboard
        case xib

        /// `.strings`.
        case strings

        /// `.stringsdict`.
        case stringsDictionary

        /// `.xcstrings`, a catalogue of texts in all languages.
        case stringCatalog

        case font

        /// `.xcdatamodeld` or `.xcdatamodel`.
        case coreDataModel

        /// A folder that keeps its structure within the bundle.
        case folder

        /// Any other file, or a folder that counts as a file (`.bundle`, `.scnassets`).
        case file
    }

    /// A file of a resource.
    public struct File: Hashable, Sendable, Codable {
        /// An absolute path.
        public var path: String

        /// The language of its `.lproj` folder: `en`, `zh-Hans`, or `Base` for what no language
        /// replaces; `nil` for a file of all languages.
        public var language: String?

        /// Creates a file, of all languages by default.
        public init(path: String, language: String? = nil) {
            self.path = path
            self.language = language
        }
    }

    /// The name within the bundle, or within its `.lproj` folders: `Main.storyboard`.
    public var name: String

    /// What it is.
    public var kind: Kind

    /// The folder within the bundle, empty for its top.
    public var folder: String

    /// The file, or one for each language. A storyboard's other languages may be `.strings`.
    public var files: [File]

    /// Tags of on-demand resources. These are treated as always present.
    public var tags: [String]

    /// `true` for a file whose bytes become code, a member of `PackageResources`.
    public var isEmbedded: Bool

    /// The path within the bundle, or within its `.lproj` folders.
    package var path: String { folder.isEmpty ? name : "\(folder)/\(name)" }

    /// Creates a resource, at the top of the bundle by default.
    public init(
        name: String, kind: Kind, folder: String = "", files: [File], tags: [String] = [],
        isEmbedded: Bool = false
    ) {
        self.name = name
        self.kind = kind
        self.folder = folder
        self.files = files
        self.tags = tags
        self.isEmbedded = isEmbedded
    }
}
