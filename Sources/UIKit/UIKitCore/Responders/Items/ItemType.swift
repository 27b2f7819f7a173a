package import Foundation

/// The types of data that items are known by: Apple's uniform type identifiers.
package nonisolated enum ItemType {
    package static let text = "public.utf8-plain-text"
    package static let anyText = "public.text"
    package static let url = "public.url"
    package static let image = "public.image"
    package static let png = "public.png"

    /// The types that a type is a special case of, nearest first.
    private static let parents: [String: [String]] = [
        text: ["public.plain-text", anyText],
        "public.plain-text": [anyText],
        "public.html": [anyText],
        "public.file-url": [url],
        png: [image],
        "public.jpeg": [image],
        "com.compuserve.gif": [image],
        "public.tiff": [image],
        "com.adobe.pdf": [],
    ]

    /// The types of the most common kinds of files.
    private static let extensions: [String: String] = [
        "txt": text, "html": "public.html", "png": png, "jpg": "public.jpeg",
        "jpeg": "public.jpeg", "gif": "com.compuserve.gif", "tiff": "public.tiff",
        "pdf": "com.adobe.pdf",
    ]

    /// Returns `true` if data of a type can be read as data of another one.
    package static func type(_ type: String, conformsTo other: String) -> Bool {
        guard type != other, other != "public.data", other != "public.item" else { return true }
        return parents[type]?.contains(other) ?? false
    }

    /// Returns the type of a file's contents by its extension; `nil` if that is not known.
    package static func ofFile(_ url: URL) -> String? { extensions[url.pathExtension.lowercased()] }
}
