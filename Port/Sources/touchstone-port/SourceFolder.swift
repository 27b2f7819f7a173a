import Foundation
import Porting

/// The Swift files that the operands of the command line name.
enum SourceFolder {
    /// A file and its path within the folder that was named.
    struct Entry {
        let file: InputFile
        let relativePath: String
    }

    /// Reads files and folders, the latter with what lies in them at any depth, in order of names.
    static func files(of operands: [String]) throws -> [Entry] {
        try operands.flatMap { operand in
            let url = URL(fileURLWithPath: operand)
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
                throw MissingFile(path: operand)
            }
            guard isFolder.boolValue else {
                return [
                    Entry(file: try InputFile(contentsOf: url), relativePath: url.lastPathComponent)
                ]
            }
            let names =
                FileManager.default.enumerator(atPath: url.path)?
                .compactMap { $0 as? String } ?? []
            return try names.filter { $0.hasSuffix(".swift") && !$0.contains(".build/") }.sorted()
                .map { name in
                    let file = try InputFile(contentsOf: url.appendingPathComponent(name))
                    return Entry(file: file, relativePath: name)
                }
        }
    }
}

/// A file or folder that is not there.
struct MissingFile: Error, CustomStringConvertible {
    let path: String

    var description: String { "There is no file or folder “\(path)”." }
}
