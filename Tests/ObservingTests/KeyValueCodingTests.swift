import Foundation
import Observing
import Testing

@Suite("Key-value coding")
struct KeyValueCodingTests {
    private enum Shelf: Int { case low, high }

    private class Book: KeyValueCoding {
        var title = "Emma"
        var subtitle: String?
        var pages = 0
        var width: CGFloat = 0
        var isRead = false
        var shelf = Shelf.low
        var sequel: Book?
        let year = 1815
        var refused: [String] = []

        func codedKey(named name: String) -> CodedKey? {
            switch name {
            case "title": CodedKey(\Book.title)
            case "subtitle": CodedKey(\Book.subtitle)
            case "pages": CodedKey(\Book.pages)
            case "width": CodedKey(\Book.width)
            case "read": CodedKey(\Book.isRead)
            case "shelf": CodedKey(\Book.shelf)
            case "sequel": CodedKey(\Book.sequel)
            case "year": CodedKey(\Book.year)
            default: nil
            }
        }

        func setValue(_ value: Any?, forUndefinedKey key: String) { refused.append(key) }
    }

    private let book = Book()

    @Test("Key-value coding: values are read, and empty optionals are nil")
    func reading() {
        #expect(book.value(forKey: "title") as? String == "Emma")
        #expect(book.value(forKey: "subtitle") == nil)
        #expect(book.value(forKey: "year") as? Int == 1815)
        book.subtitle = "A novel"
        #expect(book.value(forKey: "subtitle") as? String == "A novel")
    }

    @Test("Key-value coding: numbers and raw values are converted")
    func converting() {
        book.setValue(12.0, forKey: "pages")
        book.setValue(NSNumber(value: 3), forKey: "width")
        book.setValue(1, forKey: "shelf")
        book.setValue(NSNumber(value: true), forKey: "isRead")
        #expect(book.pages == 12 && book.width == 3 && book.shelf == .high && book.isRead)
        #expect(book.value(forKey: "shelf") as? Int == 1)
        #expect(book.value(forKey: "_pages") as? Int == 12)
    }

    @Test("Key-value coding: what cannot be converted, and constants, stay as they are")
    func refusing() {
        book.setValue("many", forKey: "pages")
        book.setValue(nil, forKey: "title")
        book.setValue(1816, forKey: "year")
        book.setValue(7, forKey: "shelf")
        #expect(book.pages == 0 && book.title == "Emma" && book.year == 1815)
        #expect(book.shelf == .low)
    }

    @Test("Key-value coding: nil and NSNull empty an optional")
    func emptying() {
        book.subtitle = "A novel"
        book.setValue(nil, forKey: "subtitle")
        #expect(book.subtitle == nil)
        book.subtitle = "A novel"
        book.setValuesForKeys(["subtitle": NSNull(), "title": "Persuasion"])
        #expect(book.subtitle == nil && book.title == "Persuasion")
    }

    @Test("Key-value coding: paths lead through objects, and end where one is nil")
    func paths() {
        book.setValue("Lost", forKeyPath: "sequel.title")
        #expect(book.value(forKeyPath: "sequel.title") == nil)
        book.sequel = Book()
        book.setValue("Emma again", forKeyPath: "sequel.title")
        #expect(book.sequel?.title == "Emma again")
        #expect(book.value(forKeyPath: "sequel.title") as? String == "Emma again")
        #expect(book.dictionaryWithValues(forKeys: ["title"])["title"] as? String == "Emma")
    }

    @Test("Key-value coding: an unknown key goes to the method for such keys")
    func unknown() {
        book.setValue(1, forKey: "price")
        #expect(book.refused == ["price"])
        #expect(book.value(forKey: "price") == nil)
    }
}
