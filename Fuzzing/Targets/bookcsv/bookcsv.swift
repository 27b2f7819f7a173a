import BookshelfLists

/// A table that is written from books that were read has as many books.
@c(LLVMFuzzerTestOneInput)
func test(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let text = String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
    guard let books = try? BookFormat.csv.books(in: text), !books.isEmpty else { return 0 }
    let written = BookFormat.csv.text(of: books)
    do throws(BookFormatError) {
        let again = try BookFormat.csv.books(in: written)
        precondition(again.count == books.count, "Other books come back:\n\(written)")
    } catch {
        preconditionFailure("Books cannot be read again: \(error)\n\(written)")
    }
    return 0
}
