import Foundation
import QRReading

/// The public pictures beside these tests; `Pictures/README.md` says where they are from.
struct Sample: CustomStringConvertible, Sendable {
    /// The set's folder.
    let set: String

    /// Without extension.
    let name: String

    let path: String

    /// What the code says.
    let text: String

    var description: String { "\(set)/\(name)" }

    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Pictures")

    /// All pictures, in the order of their names.
    static let all: [Sample] = ["zxing-qrcode-1", "zxing-qrcode-2", "zxing-qrcode-3"].flatMap {
        set in
        let folder = folder.appendingPathComponent(set)
        let files =
            (try? FileManager.default.contentsOfDirectory(
                at: folder, includingPropertiesForKeys: nil)) ?? []
        return files.filter { $0.pathExtension != "txt" }.sorted { $0.path < $1.path }.map { file in
            let text = try? String(
                contentsOf: file.deletingPathExtension().appendingPathExtension("txt"),
                encoding: .utf8)
            return Sample(
                set: set, name: file.deletingPathExtension().lastPathComponent, path: file.path,
                text: text ?? "")
        }
    }

    /// Every third one: enough to see that reading works.
    static let some = all.indices.filter { $0.isMultiple(of: 3) }.map { all[$0] }

    static subscript(_ description: String) -> Sample {
        guard let sample = all.first(where: { $0.description == description }) else {
            preconditionFailure("There is no picture \(description) in \(folder.path).")
        }
        return sample
    }

    func picture() throws -> GreyPicture { try PictureFile.grey(path: path) }
}
