import BookshelfCore
import BookshelfLists
import BookshelfUI
import Foundation
import PrintDeskServices
import PrintDeskUI
import UIKit
import UIKitTesting

/// Bookshelf: opening, flinging and searching a large shelf; and Print Desk's pages.
@MainActor
enum BookBenchmark {
    static var all: [Benchmark] {
        [
            Benchmark(
                name: "books: a shelf of 100,000, from its file to the first frame",
                limit: .seconds(0.45), rounds: 5, repetitions: 1,
                subject: {
                    let file = BookFileSample.file(count: 100_000)
                    return { _ = FlungShelf(file: file) }
                }, floor: nil, clock: .processor),
            Benchmark(
                name: "books: a frame of a fling over a shelf of 100,000",
                limit: .seconds(0.005), rounds: 200, repetitions: 1,
                subject: {
                    let shelf = FlungShelf(file: BookFileSample.file(count: 100_000))
                    return { shelf.nextFrame() }
                }, floor: nil, clock: .processor),
            Benchmark(
                name: "books: a search among 100,000",
                limit: .seconds(0.005), rounds: 50, repetitions: 1,
                subject: {
                    let index = SearchIndex(BookFileSample.books(count: 100_000))
                    return { precondition(!index.matches("haidi 7").isEmpty) }
                }, floor: nil, clock: .processor),
            Benchmark(
                name: "books: the first page of a PDF file of 100 pages",
                limit: .seconds(0.1), rounds: 20, repetitions: 1,
                subject: {
                    let data = PageComposer([LongText.model]).pdf()
                    return {
                        let composer = PageComposer([
                            PrintModel(content: "long.pdf", format: .pdf, data: data)
                        ])
                        precondition(composer.sheetCount == LongText.pageCount)
                        _ = composer.picture(of: 0, width: 595)
                    }
                }, floor: nil, clock: .processor),
            Benchmark(
                name: "books: 100 pages of text as a PDF file",
                limit: .seconds(1), rounds: 5, repetitions: 1,
                subject: { { _ = PageComposer([LongText.model]).pdf() } }, floor: nil,
                clock: .processor),
        ]
    }
}

/// The memory of a large shelf.
@MainActor
enum BookMemory {
    /// The argument that makes this program fling a shelf, print its memory in bytes and exit:
    /// `--book-memory FILE`.
    static let probeArgument = "--book-memory"

    private static let frameCount = 500

    static let report = Report(name: "books: memory") {
        var table = Report.Table(
            introduction: "Memory of a process after \(frameCount) frames of a fling.",
            columns: ["books", "megabytes", "limit", "kept"])
        let probe = Process()
        probe.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
        probe.arguments = [probeArgument, BookFileSample.file(count: 100_000).path]
        let output = Pipe()
        probe.standardOutput = output
        try probe.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        probe.waitUntilExit()
        guard let bytes = Double(String(decoding: data, as: UTF8.self)) else {
            preconditionFailure("The memory probe of a shelf failed.")
        }
        table.isWithinLimits = bytes <= 180e6
        table.rows.append([
            "100000", String(format: "%.1f", bytes / 1e6), "≤ 180",
            table.isWithinLimits ? "yes" : "NO",
        ])
        return table
    }

    /// Flings the shelf of a file, prints the memory of the process in bytes and exits.
    static func runProbe(_ arguments: [String]) -> Never {
        guard let path = arguments.first else {
            print("\(probeArgument) needs a file of books.")
            exit(2)
        }
        let shelf = FlungShelf(file: URL(fileURLWithPath: path))
        for _ in 0..<frameCount { shelf.nextFrame() }
        print(LayoutMemory.residentBytes, terminator: "")
        withExtendedLifetime(shelf) {}
        exit(0)
    }
}

/// Made-up books, and files of them.
@MainActor
private enum BookFileSample {
    private static var files: [Int: URL] = [:]

    static func books(count: Int) -> [Book] {
        let titles = ["海底两万里", "Walden", "城南旧事", "The Secret Garden", "小王子"]
        return (0..<count).map { number in
            var book = Book(name: "\(titles[number % titles.count]) \(number)")
            book.id = "\(number)"
            book.authors = ["Author \(number % 997)"]
            book.tags = number % 3 == 0 ? ["classic"] : nil
            book.pages = 100 + number % 400
            return book
        }
    }

    /// A file of books, made once.
    static func file(count: Int) -> URL {
        if let file = files[count] { return file }
        let file = BenchmarkFolder.place("books", ending: ".json")
        do {
            try BookList.data(of: books(count: count)).write(to: file)
        } catch {
            preconditionFailure("A shelf cannot be made in \(file.path): \(error)")
        }
        files[count] = file
        return file
    }
}

/// A shelf in an app, which is flung up and down.
@MainActor
private final class FlungShelf {
    private let app: HeadlessApp
    private var frame = 0

    init(file: URL) {
        let size = CGSize(width: 1280, height: 800)
        let server = FakeBookServer()
        let api = BookAPI(store: BookStore(file: file), server: server)
        precondition(api.loadingError == nil)
        app = HeadlessApp(
            size: size, scale: 1,
            delegate: BookshelfApp(size: size, api: api, pictures: server))
        app.advance(by: 1.0 / 60)
    }

    /// Shows the next frame, after another fling each second.
    func nextFrame() {
        if frame % 60 == 0 {
            let isBack = frame / 60 % 8 >= 4
            let y: (CGFloat, CGFloat) = isBack ? (250, 700) : (700, 250)
            app.finger.drag(
                from: CGPoint(x: 900, y: y.0), to: CGPoint(x: 900, y: y.1), duration: 0.06)
        }
        frame += 1
        app.advance(by: 1.0 / 60)
    }
}

/// A text of a hundred pages.
@MainActor
private enum LongText {
    static let pageCount = 100

    static let model: PrintModel = {
        let lines = (1...20_000).map { "Line \($0) of a text that is as long as a book." }
        @MainActor func pages(_ count: Int) -> Int {
            PageComposer([PrintModel(content: lines.prefix(count).joined(separator: "\n"))])
                .sheetCount
        }
        // All lines are as high as each other.
        let perPage = (1...200).first { pages($0 + 1) > 1 } ?? 1
        let text = lines.prefix(perPage * pageCount).joined(separator: "\n")
        return PrintModel(content: text)
    }()
}
