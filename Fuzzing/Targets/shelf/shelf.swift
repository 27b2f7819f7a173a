import BookshelfCore
import BookshelfLists
import BookshelfSync
import Foundation

/// A server's answer is complete or refused, and what it says survives the shelf's own file.
@c(LLVMFuzzerTestOneInput)
func test(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let data = Data(bytes: start, count: count)
    _ = BookStore.books(in: data)
    guard let answer = try? SyncAnswer(data) else { return 0 }
    do {
        let again = try SyncAnswer(answer.json.data())
        precondition(again == answer, "\(again) was \(answer)")
    } catch {
        preconditionFailure("An answer cannot be written and read again: \(error)")
    }
    for members in answer.books.values.compactMap(\.self) {
        let book = Book(dictionary: members)
        let again = Book(dictionary: book.toDictionary())
        precondition(again == book, "\(again) was \(book)")
    }
    return 0
}
