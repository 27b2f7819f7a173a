import PDFKit
import PrintDeskServices
import UIKit

/// Files that can be printed.
nonisolated enum PrintFile {
    /// The endings of their names.
    static let pathExtensions = ["txt", "md", "pdf", "png", "jpg", "jpeg"]

    /// The longest file in bytes: jobs are kept in one list.
    private static let mostBytes = 32 << 20

    /// The thread that reads files, which may be on a slow disk or the other end of a network.
    private static let reading = DispatchQueue(label: "PrintDesk.files")

    /// The models of files, of all or of none. The main thread goes on while they are read.
    static func models(of files: [URL]) async throws(DeskError) -> [PrintModel] {
        let result = await withCheckedContinuation { continuation in
            reading.async {
                continuation.resume(
                    returning: Result { () throws(DeskError) in
                        var models: [PrintModel] = []
                        for file in files { models.append(try model(of: file)) }
                        return models
                    })
            }
        }
        return try result.get()
    }

    /// The model of a file. Waits for the disk.
    static func model(of file: URL) throws(DeskError) -> PrintModel {
        let name = file.lastPathComponent
        // A pipe has no size before it is read.
        guard let data = try? FileHandle(forReadingFrom: file).read(upToCount: mostBytes + 1),
            !data.isEmpty
        else { throw .unreadableFile(name: name) }
        guard data.count <= mostBytes else { throw .fileTooLarge(name: name) }
        switch file.pathExtension.lowercased() {
        case "pdf":
            guard let document = PDFDocument(data: data) else { throw .unreadableFile(name: name) }
            guard !document.isLocked else { throw .encryptedFile(name: name) }
            guard document.pageCount > 0 else { throw .nothingToPrint }
            return PrintModel(content: name, format: .pdf, data: data)
        case "png", "jpg", "jpeg":
            guard UIImage(data: data) != nil else { throw .unreadableFile(name: name) }
            return PrintModel(content: name, format: .picture, data: data)
        case let ending:
            guard let text = String(data: data, encoding: .utf8) else {
                throw .unreadableFile(name: name)
            }
            guard text.contains(where: { !$0.isWhitespace }) else { throw .nothingToPrint }
            return PrintModel(content: text, format: ending == "md" ? .markdown : nil)
        }
    }
}
