import Foundation
import UniformTypeIdentifiers

/// A folder of pictures and PDF files.
struct PictureFolder {
    /// The paths of the pictures in the folder and in its folders, by name.
    let files: [String]

    /// Finds the pictures of a folder. Hidden files are left out, and links to folders are not
    /// followed.
    ///
    /// `nil` for a path of something else.
    init?(_ path: String) {
        guard Self.isFolder(path) else { return nil }
        let start = path.hasSuffix("/") ? path : path + "/"
        files = Self.names(in: path)
            .sorted { $0.localizedStandardCompare($1) == .orderedAscending }
            .map { start + $0 }
    }

    /// The pictures' paths below a folder.
    private static func names(in folder: String) -> [String] {
        let all = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        return all.filter { name in
            isPicture(name) && !name.split(separator: "/").contains { $0.hasPrefix(".") }
                && !isFolder("\(folder)/\(name)")
        }
    }

    /// `true` if a file's name ends like that of a picture or a PDF file.
    private static func isPicture(_ name: String) -> Bool {
        guard let type = UTType(filenameExtension: URL(filePath: name).pathExtension) else {
            return false
        }
        return type.conforms(to: .image) || type == .pdf
    }

    private static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
            && isFolder.boolValue
    }
}
