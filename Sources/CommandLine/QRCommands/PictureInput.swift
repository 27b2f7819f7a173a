import Foundation
import FoundationGaps
import PDFKit
import QR

/// A picture to read: a file, the standard input, or a page of a PDF file.
struct PictureInput: Sendable {
    enum Content: Sendable {
        case file
        case bytes([UInt8])
        case page(PDFPage)

        /// There is nothing to read, for the reason in the text.
        case failure(String)
    }

    /// The name on the command line, or the path in a folder.
    let file: String

    /// The number of the page from 1, in a PDF file.
    var page: Int?

    let content: Content

    /// The longer side in pixels in which a page is read.
    private static let pageSide: CGFloat = 2_400

    /// The pictures at a path: those of a folder, the pages of a PDF file, or the picture itself.
    static func all(
        at path: String, standardInput: InputFile, language: Language
    ) -> [PictureInput] {
        if path == "-" { return piped(standardInput, language) }
        guard let folder = PictureFolder(path) else { return inputs(of: path, language) }
        guard !folder.files.isEmpty else {
            let failure = String(
                localized: "\(path): There is no picture in this folder.", in: language)
            return [PictureInput(file: path, content: .failure(failure))]
        }
        return folder.files.flatMap { inputs(of: $0, language) }
    }

    private static func piped(_ input: InputFile, _ language: Language) -> [PictureInput] {
        do throws(InputFile.Failure) {
            let bytes = try input.bytes(most: PictureFile.mostBytes)
            let document = bytes.starts(with: "%PDF".utf8) ? PDFDocument(data: Data(bytes)) : nil
            return document.map { pages(of: $0, "-", language) }
                ?? [PictureInput(file: "-", content: .bytes(bytes))]
        } catch {
            return [PictureInput(file: "-", content: .failure("\(error)"))]
        }
    }

    private static func inputs(of file: String, _ language: Language) -> [PictureInput] {
        let url = URL(filePath: file)
        guard url.pathExtension.lowercased() == "pdf", let document = PDFDocument(url: url) else {
            return [PictureInput(file: file, content: .file)]
        }
        return pages(of: document, file, language)
    }

    private static func pages(
        of document: PDFDocument, _ file: String, _ language: Language
    ) -> [PictureInput] {
        guard !document.isLocked else {
            let failure = String(
                localized: """
                    \(file): This PDF file needs a password. Save a copy without one, and read that.
                    """, in: language)
            return [PictureInput(file: file, content: .failure(failure))]
        }
        return (0..<document.pageCount).compactMap { index in
            document.page(at: index).map {
                PictureInput(file: file, page: index + 1, content: .page($0))
            }
        }
    }

    /// Decodes or draws the picture.
    ///
    /// `nil` for a page without a size, and where there is nothing to read.
    func picture() throws(PictureError) -> GreyPicture? {
        switch content {
        case .file: try PictureFile.grey(path: file)
        case .bytes(let bytes): try PictureFile.grey(bytes: bytes, name: "standard input")
        case .page(let page): page.image(longerSide: Self.pageSide).map { GreyPicture($0) }
        case .failure: nil
        }
    }
}
