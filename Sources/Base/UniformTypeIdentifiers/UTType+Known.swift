// The types that are known by name, with their endings and media types.
extension UTType {
    /// The facts about a type.
    struct Declaration: Sendable {
        let parents: [String]
        let extensions: [String]
        let mediaTypes: [String]
    }

    public static let item = UTType(importedAs: "public.item")
    public static let content = UTType(importedAs: "public.content")
    public static let data = UTType(importedAs: "public.data")
    public static let directory = UTType(importedAs: "public.directory")
    public static let folder = UTType(importedAs: "public.folder")
    public static let package = UTType(importedAs: "com.apple.package")
    public static let text = UTType(importedAs: "public.text")
    public static let plainText = UTType(importedAs: "public.plain-text")
    public static let utf8PlainText = UTType(importedAs: "public.utf8-plain-text")
    public static let rtf = UTType(importedAs: "public.rtf")
    public static let html = UTType(importedAs: "public.html")
    public static let xml = UTType(importedAs: "public.xml")
    public static let json = UTType(importedAs: "public.json")
    public static let yaml = UTType(importedAs: "public.yaml")
    public static let sourceCode = UTType(importedAs: "public.source-code")
    public static let swiftSource = UTType(importedAs: "public.swift-source")
    public static let delimitedText = UTType(importedAs: "public.delimited-values-text")
    public static let commaSeparatedText = UTType(importedAs: "public.comma-separated-values-text")
    public static let tabSeparatedText = UTType(importedAs: "public.tab-separated-values-text")
    public static let propertyList = UTType(importedAs: "com.apple.property-list")
    public static let url = UTType(importedAs: "public.url")
    public static let fileURL = UTType(importedAs: "public.file-url")
    public static let image = UTType(importedAs: "public.image")
    public static let png = UTType(importedAs: "public.png")
    public static let jpeg = UTType(importedAs: "public.jpeg")
    public static let gif = UTType(importedAs: "com.compuserve.gif")
    public static let tiff = UTType(importedAs: "public.tiff")
    public static let bmp = UTType(importedAs: "com.microsoft.bmp")
    public static let webP = UTType(importedAs: "org.webmproject.webp")
    public static let heic = UTType(importedAs: "public.heic")
    public static let svg = UTType(importedAs: "public.svg-image")
    public static let pdf = UTType(importedAs: "com.adobe.pdf")
    public static let archive = UTType(importedAs: "public.archive")
    public static let zip = UTType(importedAs: "public.zip-archive")
    public static let gzip = UTType(importedAs: "org.gnu.gnu-zip-archive")
    public static let audiovisualContent = UTType(importedAs: "public.audiovisual-content")
    public static let movie = UTType(importedAs: "public.movie")
    public static let video = UTType(importedAs: "public.video")
    public static let mpeg4Movie = UTType(importedAs: "public.mpeg-4")
    public static let audio = UTType(importedAs: "public.audio")
    public static let mp3 = UTType(importedAs: "public.mp3")
    public static let wav = UTType(importedAs: "com.microsoft.waveform-audio")

    static let declarations: [String: Declaration] = [
        "public.item": Declaration(parents: [], extensions: [], mediaTypes: []),
        "public.content": Declaration(parents: [], extensions: [], mediaTypes: []),
        "public.data": Declaration(parents: ["public.item"], extensions: [], mediaTypes: []),
        "public.directory": Declaration(
            parents: ["public.item"], extensions: [], mediaTypes: ["inode/directory"]),
        "public.folder": Declaration(parents: ["public.directory"], extensions: [], mediaTypes: []),
        "com.apple.package": Declaration(
            parents: ["public.directory"], extensions: [], mediaTypes: []),
        "public.text": Declaration(
            parents: ["public.data", "public.content"], extensions: [], mediaTypes: []),
        "public.plain-text": Declaration(
            parents: ["public.text"], extensions: ["txt", "text"], mediaTypes: ["text/plain"]),
        "public.utf8-plain-text": Declaration(
            parents: ["public.plain-text"], extensions: [], mediaTypes: ["text/plain;charset=utf-8"]
        ),
        "public.rtf": Declaration(
            parents: ["public.text"], extensions: ["rtf"],
            mediaTypes: ["text/rtf", "application/rtf"]),
        "public.html": Declaration(
            parents: ["public.text"], extensions: ["html", "htm"], mediaTypes: ["text/html"]),
        "public.xml": Declaration(
            parents: ["public.text"], extensions: ["xml"],
            mediaTypes: ["application/xml", "text/xml"]),
        "public.json": Declaration(
            parents: ["public.text"], extensions: ["json"], mediaTypes: ["application/json"]),
        "public.yaml": Declaration(
            parents: ["public.text"], extensions: ["yaml", "yml"],
            mediaTypes: ["application/yaml", "application/x-yaml"]),
        "public.source-code": Declaration(
            parents: ["public.plain-text"], extensions: [], mediaTypes: []),
        "public.swift-source": Declaration(
            parents: ["public.source-code"], extensions: ["swift"], mediaTypes: ["text/x-swift"]),
        "public.delimited-values-text": Declaration(
            parents: ["public.text"], extensions: [], mediaTypes: []),
        "public.comma-separated-values-text": Declaration(
            parents: ["public.delimited-values-text"], extensions: ["csv"],
            mediaTypes: ["text/csv", "text/comma-separated-values"]),
        "public.tab-separated-values-text": Declaration(
            parents: ["public.delimited-values-text"], extensions: ["tsv"],
            mediaTypes: ["text/tab-separated-values"]),
        "com.apple.property-list": Declaration(
            parents: ["public.data"], extensions: ["plist"], mediaTypes: ["application/x-plist"]),
        "public.url": Declaration(parents: ["public.data"], extensions: ["url"], mediaTypes: []),
        "public.file-url": Declaration(
            parents: ["public.url"], extensions: [], mediaTypes: ["text/uri-list"]),
        "public.image": Declaration(
            parents: ["public.data", "public.content"], extensions: [], mediaTypes: []),
        "public.png": Declaration(
            parents: ["public.image"], extensions: ["png"], mediaTypes: ["image/png"]),
        "public.jpeg": Declaration(
            parents: ["public.image"], extensions: ["jpeg", "jpg", "jpe"],
            mediaTypes: ["image/jpeg"]),
        "com.compuserve.gif": Declaration(
            parents: ["public.image"], extensions: ["gif"], mediaTypes: ["image/gif"]),
        "public.tiff": Declaration(
            parents: ["public.image"], extensions: ["tiff", "tif"], mediaTypes: ["image/tiff"]),
        "com.microsoft.bmp": Declaration(
            parents: ["public.image"], extensions: ["bmp"], mediaTypes: ["image/bmp"]),
        "org.webmproject.webp": Declaration(
            parents: ["public.image"], extensions: ["webp"], mediaTypes: ["image/webp"]),
        "public.heic": Declaration(
            parents: ["public.image"], extensions: ["heic", "heif"],
            mediaTypes: ["image/heic"]),
        "public.avif": Declaration(
            parents: ["public.image"], extensions: ["avif"], mediaTypes: ["image/avif"]),
        "public.pbm": Declaration(
            parents: ["public.image"], extensions: ["pbm", "pgm", "ppm", "pnm"],
            mediaTypes: ["image/x-portable-anymap", "image/x-portable-bitmap"]),
        "public.svg-image": Declaration(
            parents: ["public.image", "public.xml"], extensions: ["svg"],
            mediaTypes: ["image/svg+xml"]),
        "com.adobe.pdf": Declaration(
            parents: ["public.data", "public.content"], extensions: ["pdf"],
            mediaTypes: ["application/pdf"]),
        "public.archive": Declaration(parents: ["public.data"], extensions: [], mediaTypes: []),
        "public.zip-archive": Declaration(
            parents: ["public.archive"], extensions: ["zip"], mediaTypes: ["application/zip"]),
        "org.gnu.gnu-zip-archive": Declaration(
            parents: ["public.archive"], extensions: ["gz", "gzip"],
            mediaTypes: ["application/gzip"]),
        "public.audiovisual-content": Declaration(
            parents: ["public.data", "public.content"], extensions: [], mediaTypes: []),
        "public.movie": Declaration(
            parents: ["public.audiovisual-content"], extensions: [], mediaTypes: []),
        "public.video": Declaration(parents: ["public.movie"], extensions: [], mediaTypes: []),
        "public.mpeg-4": Declaration(
            parents: ["public.movie"], extensions: ["mp4"], mediaTypes: ["video/mp4"]),
        "public.audio": Declaration(
            parents: ["public.audiovisual-content"], extensions: [], mediaTypes: []),
        "public.mp3": Declaration(
            parents: ["public.audio"], extensions: ["mp3"], mediaTypes: ["audio/mpeg"]),
        "com.microsoft.waveform-audio": Declaration(
            parents: ["public.audio"], extensions: ["wav"],
            mediaTypes: ["audio/wav", "audio/x-wav"]),
    ]

    /// All types that are known by name, sorted by identifier. Not Apple's.
    public static let known = declarations.keys.sorted().map { UTType(importedAs: $0) }

    static let byExtension = index(\.extensions)

    static let byMediaType = index { $0.mediaTypes.map { String($0.prefix { $0 != ";" }) } }

    /// The identifiers by the names that their declarations have. Of types with the same name, the
    /// first by identifier counts.
    private static func index(_ names: (Declaration) -> [String]) -> [String: String] {
        var identifiers: [String: String] = [:]
        for (identifier, declaration) in declarations.sorted(by: { $0.key < $1.key }) {
            for name in names(declaration) where identifiers[name] == nil {
                identifiers[name] = identifier
            }
        }
        return identifiers
    }
}
