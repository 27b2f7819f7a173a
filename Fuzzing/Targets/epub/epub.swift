import BookshelfCore
import BookshelfLists
import Foundation

private let file = URL(fileURLWithPath: "/dev/shm/touchstone-\(getpid()).epub")

/// An archive, or what its package document is to be: a book with a name, or an error that names
/// the file.
@c(LLVMFuzzerTestOneInput)
func test(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let bytes = Data(bytes: start, count: count)
    do {
        try (bytes.starts(with: Data("PK".utf8)) ? bytes : StoredArchive(package: bytes).data)
            .write(to: file)
    } catch {
        preconditionFailure("The file cannot be written: \(error)")
    }
    do throws(BookFileError) {
        let read = try BookFile(reading: file)
        precondition(read.book.name?.isEmpty == false, "The book has no name.")
        let again = Book(dictionary: read.book.toDictionary())
        precondition(again == read.book, "\(again) was \(read.book)")
    } catch {
        precondition("\(error)".contains("touchstone-"), "\(error) does not name the file.")
    }
    return 0
}

/// A ZIP file with a container and a package document, both as they are.
private struct StoredArchive {
    private(set) var data = Data()
    private var directory = Data()
    private var count = 0

    init(package: Data) {
        let container = #"<container><rootfiles><rootfile full-path="p"/></rootfiles></container>"#
        add("META-INF/container.xml", Data(container.utf8))
        add("p", package)
        let start = data.count
        data += directory
        data += Self.number(0x0605_4B50, 4) + Data(count: 4) + Self.number(count, 2)
        data += Self.number(count, 2) + Self.number(directory.count, 4) + Self.number(start, 4)
        data += Data(count: 2)
    }

    private mutating func add(_ name: String, _ contents: Data) {
        // From the version to the length of the extra field.
        let fields =
            Self.number(20, 2) + Data(count: 8) + Self.number(Self.checksum(contents), 4)
            + Self.number(contents.count, 4) + Self.number(contents.count, 4)
            + Self.number(name.utf8.count, 2) + Data(count: 2)
        directory += Self.number(0x0201_4B50, 4) + Self.number(20, 2) + fields + Data(count: 10)
        directory += Self.number(data.count, 4) + Data(name.utf8)
        data += Self.number(0x0403_4B50, 4) + fields + Data(name.utf8) + contents
        count += 1
    }

    private static func number(_ value: Int, _ count: Int) -> Data {
        Data((0..<count).map { UInt8(value >> (8 * $0) & 0xFF) })
    }

    /// CRC-32.
    private static func checksum(_ data: Data) -> Int {
        var sum: UInt32 = .max
        for byte in data {
            sum ^= UInt32(byte)
            for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
        }
        return Int(~sum)
    }
}
