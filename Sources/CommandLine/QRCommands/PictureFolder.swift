import Foundation

/// A folder of pictures and PDF files.
struct PictureFolder {
    /// The paths of the pictures in the folder and in its folders, by name.
    let files: [String]

    /// The endings of pictures' names.
    private static let endings: Set = [
        "png", "jpg", "jpeg", "gif", "webp", "avif", "heic", "heif", "bmp", "tif", "tiff", "pnm",
        "pbm", "pgm", "ppm", "svg", "pdf",
    ]

    /// Finds the pictures of a folder. Hidden files are left out, and links to folders are not
    /// followed.
    ///
    /// `nil` for a path of something else.
    init?(_ path: String) {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder),
            isFolder.boolValue
        else { return nil }
        let start = path.hasSuffix("/") ? path : path + "/"
        files = Self.names(in: path)
            .sorted { $0.localizedStandardCompare($1) == .orderedAscending }
            .map { start + $0 }
    }

    /// The pictures' paths below a folder.
    private static func names(in folder: String) -> [String] {
        let all = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        return all.filter { name in
            endings.contains(URL(filePath: name).pathExtension.lowercased())
                && !name.split(separator: "/").contains { $0.hasPrefix(".") }
        }
    }
}
