import CPoppler
public import Foundation

/// A PDF file that is read, by Poppler, and the boxes of its pages by QPDF.
///
///     let document = PDFDocument(url: file)
///     let title = document?.documentAttributes?[PDFDocumentAttribute.titleAttribute] as? String
///     document?.page(at: 0)?.draw(with: .cropBox, to: context)
// Sendable: Poppler's documents are used under one lock.
public final class PDFDocument: NSObject, @unchecked Sendable {
    /// The file's contents.
    private let data: Data

    private var document: OpaquePointer?

    /// `true` if the file is encrypted, also after it was unlocked.
    public private(set) var isEncrypted = false

    /// The password that opened the file.
    private var password: String?

    /// What the file states of its pages; `nil` until it is asked for.
    private var storedBoxes: [PageBoxes]?

    /// Poppler's objects are not safe to use by several threads.
    private static let lock = NSRecursiveLock()

    /// Reads a document; `nil` for data that is not a PDF. One with a password is locked at first.
    public init?(data: Data) {
        self.data = data
        super.init()
        guard open(password: nil) || isEncrypted else { return nil }
    }

    /// Reads a file; `nil` if it cannot be read or is not a PDF.
    public convenience init?(url: URL) {
        guard let data = try? Data(contentsOf: url, options: .alwaysMapped) else { return nil }
        self.init(data: data)
    }

    deinit {
        if let document { release_pdf(UnsafeMutableRawPointer(document)) }
    }

    private func open(password: String?) -> Bool {
        Self.lock.withLock {
            var isLocked: Int32 = 0
            document = data.withUnsafeBytes {
                open_pdf($0.baseAddress, UInt($0.count), password, &isLocked)
            }
            // An encrypted document stays one when the right password opens it.
            isEncrypted = isLocked != 0 || password != nil && (document != nil || isEncrypted)
            if document != nil { self.password = password }
            return document != nil
        }
    }

    /// Calls `body` with the document and no other thread using Poppler.
    func use<Value>(_ body: (OpaquePointer) -> Value) -> Value? {
        Self.lock.withLock { document.map(body) }
    }

    /// What the file states of a page; `nil` if only Poppler reads it.
    func boxes(ofPage index: Int) -> PageBoxes? {
        Self.lock.withLock {
            let all = storedBoxes ?? readBoxes()
            storedBoxes = all
            return index < all.count ? all[index] : nil
        }
    }

    private func readBoxes() -> [PageBoxes] {
        var pages = [pdf_page](repeating: pdf_page(), count: pageCount)
        let count = data.withUnsafeBytes {
            read_pdf_pages(
                $0.baseAddress, UInt($0.count), password, &pages, Int32(pages.count))
        }
        return pages.prefix(Int(count)).map(PageBoxes.init)
    }

    // MARK: Passwords

    /// `true` if a password is needed to see the pages.
    public var isLocked: Bool { document == nil }

    /// Unlocks the document, and returns `true` if the password was right.
    public func unlock(withPassword password: String) -> Bool {
        guard isLocked else { return true }
        return open(password: password)
    }

    // MARK: Pages

    /// The number of pages; 0 while the document is locked.
    public var pageCount: Int { use { Int(poppler_document_get_n_pages($0)) } ?? 0 }

    /// The page at an index, or `nil` beyond the last one.
    public func page(at index: Int) -> PDFPage? {
        guard (0..<pageCount).contains(index) else { return nil }
        return PDFPage(document: self, index: index)
    }

    // MARK: Information

    /// The attributes of the file: texts by the keys of ``PDFDocumentAttribute``. `nil` while
    /// the document is locked.
    public var documentAttributes: [AnyHashable: Any]? {
        use { document in
            let getters = [
                (PDFDocumentAttribute.titleAttribute, poppler_document_get_title(document)),
                (PDFDocumentAttribute.authorAttribute, poppler_document_get_author(document)),
                (PDFDocumentAttribute.subjectAttribute, poppler_document_get_subject(document)),
                (PDFDocumentAttribute.creatorAttribute, poppler_document_get_creator(document)),
                (PDFDocumentAttribute.producerAttribute, poppler_document_get_producer(document)),
                (PDFDocumentAttribute.keywordsAttribute, poppler_document_get_keywords(document)),
            ]
            var attributes: [AnyHashable: Any] = [:]
            for (key, text) in getters {
                guard let text else { continue }
                attributes[key] = String(cString: text)
                release_pdf_text(text)
            }
            return attributes
        }
    }

    /// The text of all pages; `nil` while the document is locked.
    public var string: String? {
        guard !isLocked else { return nil }
        return (0..<pageCount).compactMap { page(at: $0)?.string }.joined(separator: "\n")
    }
}

/// The keys of ``PDFDocument/documentAttributes``.
public struct PDFDocumentAttribute: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let titleAttribute = Self(rawValue: "Title")
    public static let authorAttribute = Self(rawValue: "Author")
    public static let subjectAttribute = Self(rawValue: "Subject")
    public static let creatorAttribute = Self(rawValue: "Creator")
    public static let producerAttribute = Self(rawValue: "Producer")
    public static let keywordsAttribute = Self(rawValue: "Keywords")
}
