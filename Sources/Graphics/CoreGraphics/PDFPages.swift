import CCairo
import Foundation

/// The page output of a PDF context.
final class PDFPages {
    /// Cairo's PDF surface, owned by the context.
    let surface: OpaquePointer

    /// The default media box of pages, in user space.
    let mediaBox: CGRect

    var isPageOpen = false
    private(set) var isClosed = false

    private let consumer: CGDataConsumer

    /// The maximum side of a page in points that PDF readers accept.
    private static let longestSide: CGFloat = 14_400

    /// Returns `nil` for an invalid page box.
    init?(_ consumer: CGDataConsumer, mediaBox: CGRect) {
        guard Self.isValidPageBox(mediaBox),
            let surface = cairo_pdf_surface_create_for_stream(
                { context, bytes, count in
                    guard let context else { return CAIRO_STATUS_WRITE_ERROR }
                    let consumer = Unmanaged<CGDataConsumer>.fromOpaque(context)
                        .takeUnretainedValue()
                    let isWritten = consumer.write(
                        UnsafeRawBufferPointer(start: bytes, count: Int(count)))
                    return isWritten ? CAIRO_STATUS_SUCCESS : CAIRO_STATUS_WRITE_ERROR
                }, Unmanaged.passUnretained(consumer).toOpaque(), Double(mediaBox.width),
                Double(mediaBox.height))
        else { return nil }
        self.surface = surface
        self.consumer = consumer
        self.mediaBox = mediaBox
    }

    /// Returns `true` for a finite box whose sides are within the limits of PDF.
    static func isValidPageBox(_ box: CGRect) -> Bool {
        let sides: ClosedRange<CGFloat> = 1...longestSide
        return sides.contains(box.width) && sides.contains(box.height) && box.isFinite
    }

    func setSize(_ size: CGSize) {
        cairo_pdf_surface_set_size(surface, Double(size.width), Double(size.height))
    }

    /// Writes the document information: title, author and similar.
    func setMetadata(_ info: [String: Any]) {
        let kinds: [(String, cairo_pdf_metadata_t)] = [
            (kCGPDFContextTitle, CAIRO_PDF_METADATA_TITLE),
            (kCGPDFContextAuthor, CAIRO_PDF_METADATA_AUTHOR),
            (kCGPDFContextSubject, CAIRO_PDF_METADATA_SUBJECT),
            (kCGPDFContextCreator, CAIRO_PDF_METADATA_CREATOR),
            (kCGPDFContextKeywords, CAIRO_PDF_METADATA_KEYWORDS),
        ]
        for (key, kind) in kinds {
            let words = (info[key] as? [String])?.joined(separator: ", ") ?? info[key] as? String
            if let words { cairo_pdf_surface_set_metadata(surface, kind, words) }
        }
    }

    /// Writes pending output. Nothing can be drawn afterwards.
    func close() {
        isClosed = true
        cairo_surface_finish(surface)
        consumer.flush()
    }
}
