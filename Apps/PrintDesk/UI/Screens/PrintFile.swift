import PDFKit
import PrintDeskServices
import UIKit

/// Files that can be printed.
enum PrintFile {
    /// The endings of their names.
    static let pathExtensions = ["txt", "md", "pdf", "png", "jpg", "jpeg"]

    /// The longest file in bytes: jobs are kept in one list.
    private static let mostBytes = 32 << 20

    /// The model of a file.
    static func model(of file: URL) throws(DeskError) -> PrintModel {
        let name = file.lastPathComponent
        let size = (try? file.resourceValues(forKeys: [.fileSizeKey]))?.fileSize ?? 0
        guard size <= mostBytes else { throw .fileTooLarge(name: name) }
        guard let data = try? Data(contentsOf: file), !data.isEmpty else {
            throw .unreadableFile(name: name)
        }
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
