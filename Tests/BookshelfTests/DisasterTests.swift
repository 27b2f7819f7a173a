import BookshelfCore
import BookshelfLists
import Foundation
import TestSupport
import Testing

@Suite("Bookshelf in disasters")
struct DisasterTests {
    private let folder: TemporaryFolder
    private var file: URL { folder.folders.books }

    /// Kills at ever later moments, more of them with `THOROUGH=1`.
    private nonisolated static let rounds =
        1...(ProcessInfo.processInfo.environment["THOROUGH"] == "1" ? 200 : 8)

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test("Store: no book that was added is lost when the program is killed", arguments: rounds)
    func killed(round: Int) async throws {
        let log = folder.url.appendingPathComponent("log")
        try Data().write(to: log)
        await #expect(processExitsWith: .signal(SIGKILL)) {
            [path = file.path as String, log = log.path as String, round = round as Int] in
            let file = try #require(FileHandle(forWritingAtPath: log))
            let store = BookStore(file: URL(fileURLWithPath: path)) { Data("[]".utf8) }
            var books = try store.load().books
            let delay = UInt32(round % 40 * 2500)
            Thread.detachNewThread {
                usleep(delay)
                kill(getpid(), SIGKILL)
            }
            for number in 0..<100_000 {
                books.append(Book(name: "\(number)"))
                try store.save(books)
                file.write(Data("\(number)\n".utf8))
            }
        }
        let promised = try String(contentsOf: log, encoding: .utf8).split(separator: "\n")
        let (books, _) = try BookStore(file: file) { Data("[]".utf8) }.load()
        #expect(books.count - promised.count == 0 || books.count - promised.count == 1)
        #expect(zip(books, promised).allSatisfy { $0.name == String($1) })
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
        #expect(!names.contains { $0.contains("damaged") }, "\(names)")
    }

    @Test("Store: when the disk is full, the shelf in the file stays whole")
    func fullDisk() async throws {
        let books = try BookStore.three(file: file).load().books
        await #expect(processExitsWith: .success) { [path = file.path as String] in
            let store = BookStore(file: URL(fileURLWithPath: path))
            // Files end at 4096 bytes, as at the end of a disk.
            signal(SIGXFSZ, SIG_IGN)
            var limit = rlimit(rlim_cur: 4096, rlim_max: 4096)
            setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
            var isRefused = false
            do {
                try store.save((0..<200).map { Book(name: "book \($0)") })
            } catch BookError.unwritable {
                isRefused = true
            }
            exit(isRefused ? 0 : 1)
        }
        let (again, source) = try BookStore(file: file).load()
        #expect(source == .file && again == books)
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
        #expect(names == ["books.json"])
    }

    @Test(
        "Transfer: garbage gives books or an error, never a crash", arguments: BookFormat.allCases)
    func garbage(format: BookFormat) throws {
        var random = SeededGenerator(seed: 7)
        let pieces: [String] = [
            "@book{", "}", "{", "\"", ",", "\n", "\r\n", "=", "title", "\\", "[", "]", "null",
            "\u{0}", "\u{FEFF}", "1e999", "-1", "ISBN", "作者", "%", "#", "@comment", "\t", "9780",
            "👩‍👩‍👧", "\u{202E}", "true", ":", ";",
        ]
        for _ in 0..<400 {
            let count = Int.random(in: 0..<40, using: &random)
            let text = (0..<count).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
            _ = try? format.books(in: text)
        }
        let long = String(repeating: "x", count: 1_000_000)
        let book = Book(name: long)
        #expect(try format.books(in: format.text(of: [book])).first?.name == long)
    }
}
