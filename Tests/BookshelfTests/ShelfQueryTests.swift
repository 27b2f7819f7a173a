import BookshelfCore
import BookshelfLists
import Foundation
import TestSupport
import Testing

@testable import BookshelfUI

@MainActor
@Suite("Searching and sorting")
struct ShelfQueryTests {
    private let api = BookAPI(store: BookStore(file: nil), server: FakeBookServer())

    private func names(_ query: ShelfQuery) -> [String] {
        query.result(in: api.entries, index: SearchIndex(api.books)).compactMap(\.book.name)
    }

    @Test(
        "Search: characters, pinyin, initials, accents, authors and tags find books",
        arguments: [
            ("海底", "海底两万里"), ("haidi", "海底两万里"), ("hdlwl", "海底两万里"),
            ("LES MISERABLES", "Les Misérables"), ("austen", "Pride and Prejudice"),
            ("lin haiyin", "城南旧事"), ("９７８００００００００１９", "海底两万里"),
            ("神魔", "西游记"), ("诗 tang", "唐诗三百首"),
        ])
    func search(words: String, name: String) {
        #expect(names(ShelfQuery(words: words)).contains(name), "\(words)")
    }

    @Test("Search: every word has to be there; blanks find all")
    func words() {
        #expect(names(ShelfQuery(words: "carroll verne")) == [])
        #expect(names(ShelfQuery(words: "wonder carroll")) == ["Alice’s Adventures in Wonderland"])
        #expect(names(ShelfQuery(words: "   ")).count == 23)
        #expect(SearchIndex([]).matches("a") == [])
        #expect(SearchIndex([Book(name: "a\nb"), Book(name: "b")]).matches("b") == [0, 1])
    }

    @Test("Sort: titles stand by pinyin, unknown ones last; other orders by their field")
    func order() throws {
        try api.append([Book()])
        let byTitle = ShelfQuery(order: .title).result(
            in: api.entries, index: SearchIndex(api.books))
        #expect(byTitle.first?.book.name == "Alice’s Adventures in Wonderland")
        #expect(byTitle.last?.book.name == nil)
        let names = byTitle.compactMap(\.book.name)
        // antusheng, chengnan, Gulliver
        #expect(names[1] == "安徒生童话" && names[2] == "城南旧事" && names[3] == "Gulliver’s Travels")
        #expect(self.names(ShelfQuery(order: .year)).first == "三国演义")
        let progress = ShelfQuery(order: .progress).result(
            in: api.entries, index: SearchIndex(api.books)
        ).map(\.book.progress)
        #expect(progress == progress.sorted(by: >))
    }

    @Test("Filter: by reading, tag and series")
    func filter() {
        #expect(names(ShelfQuery(filter: .reading(.read))).count == 6)
        #expect(names(ShelfQuery(filter: .tag("诗"))) == ["唐诗三百首"])
        #expect(names(ShelfQuery(filter: .series("奇异旅行"))).count == 3)
        #expect(names(ShelfQuery(filter: .tag("冒险"), words: "shen")) == ["神秘岛"])
        #expect(ShelfQuery.Counts(api.entries).allSeries == ["奇异旅行"])
    }

    @Test("Filter: books counted in one pass are those that each filter admits")
    func counts() throws {
        var book = Book(name: "a")
        book.tags = ["twice", "twice", "诗"]
        book.loan = Book.Loan(borrower: "Ada", since: 0)
        var wish = Book(name: "b")
        wish.isWished = true
        wish.series = "奇异旅行"
        wish.page = 3
        try api.append([book, wish])
        let list = FilterList(api.entries)
        for filter in list.filters {
            #expect(list.counts[filter] == api.books.count { filter.admits($0) }, "\(filter)")
        }
        #expect(list.filters.contains(.wished) && list.filters.contains(.lent))
        #expect(list.counts[.tag("twice")] == 1 && list.counts[.tag("nowhere")] == 0)
    }

    @Test(
        "Shelf: places beyond the last book are empty, and fill boards and screen", .rows("S3-12"))
    func padding() {
        let shelf = PaddedShelf(count: 4, columns: 3, boards: 5)
        #expect(shelf.places == 15)
        #expect(shelf.book(at: 3) == 3 && shelf.book(at: 4) == nil)
        #expect(PaddedShelf(count: 16, columns: 3, boards: 5).places == 18)
        #expect(PaddedShelf(count: 0, columns: 3, boards: 0).places == 0)
    }
}
