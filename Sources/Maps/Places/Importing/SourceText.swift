import Coordinates
import Foundation
import TextEncodings

/// The text of a file in UTF-8: the file itself, or a nameless temporary copy of it.
struct SourceText {
    let file: FileHandle
    let encoding: TextEncoding

    private static let pieceSize = 1 << 18

    /// The number of bytes from which an encoding is guessed, from the first one that is not UTF-8.
    private static let mostGuessedBytes = 4 << 20

    /// The number of letters beyond ASCII from which an encoding of single bytes is believed: any
    /// bytes are a text in one of them.
    private static let enoughLetters = 8

    /// - Parameter file: A file in this encoding.
    init(file: FileHandle, encoding: TextEncoding) {
        self.file = file
        self.encoding = encoding
    }

    /// - Parameters:
    ///   - file: The file, which stays open.
    ///   - encoding: Its encoding; `nil` to detect it.
    /// - Throws: ``FileError`` if the encoding cannot be told, or the file is not in it.
    init(_ file: FileHandle, encoding: TextEncoding?) throws(FileError) {
        if let encoding {
            self.encoding = encoding
            if encoding.isUTF8 { try Self.requireUTF8(file.fileDescriptor) }
        } else {
            self.encoding = try Self.encoding(of: file.fileDescriptor)
        }
        self.file =
            self.encoding.isUTF8 ? file : try Self.copy(of: file.fileDescriptor, self.encoding)
    }

    // MARK: Detecting

    private static func encoding(of file: Int32) throws(FileError) -> TextEncoding {
        let start = try piece(of: file, at: 0)
        if start.starts(with: [0xFF, 0xFE]) || start.starts(with: [0xFE, 0xFF]) {
            return TextEncoding(knownName: "UTF-16")
        }
        let scan = try scan(file)
        guard let mistake = scan.firstMistake else { return .utf8 }
        // A text in another encoding is hardly ever UTF-8 by chance.
        guard scan.characters <= scan.mistakes else { throw try damage(at: mistake, in: file) }
        guard let likely = try guess(file, from: mistake),
            likely.hasMultibyteCharacters || scan.mistakes >= enoughLetters
        else {
            throw FileError(
                .unexpected(found: "bytes of an unknown encoding", expected: "UTF-8"),
                at: try position(of: mistake, in: file))
        }
        return likely
    }

    /// Throws if a file is not UTF-8: characters that are replaced would be lost in silence.
    private static func requireUTF8(_ file: Int32) throws(FileError) {
        if let mistake = try scan(file).firstMistake { throw try damage(at: mistake, in: file) }
    }

    private static func scan(_ file: Int32) throws(FileError) -> UTF8Scan {
        var scan = UTF8Scan()
        var offset = 0
        while case let piece = try piece(of: file, at: offset), !piece.isEmpty {
            piece.withUnsafeBytes { scan.add($0) }
            offset += piece.count
        }
        return scan
    }

    private static func damage(at mistake: Int, in file: Int32) throws(FileError) -> FileError {
        FileError(
            .unexpected(found: "bytes that are no character", expected: "UTF-8"),
            at: try position(of: mistake, in: file))
    }

    private static func guess(_ file: Int32, from mistake: Int) throws(FileError) -> TextEncoding? {
        var detector = EncodingDetector()
        var offset = max(0, mistake - pieceSize)
        let end = mistake + mostGuessedBytes
        while offset < end, case let piece = try piece(of: file, at: offset), !piece.isEmpty {
            detector.add(piece)
            offset += piece.count
        }
        return detector.finish().flatMap { TextEncoding($0) }
    }

    // MARK: Copying

    private static func copy(
        of file: Int32, _ encoding: TextEncoding
    ) throws(FileError) -> FileHandle {
        guard var converter = UTF8Converter(from: encoding.name) else {
            preconditionFailure("“\(encoding.name)” was known before.")
        }
        let copy = try temporaryFile()
        var offset = 0
        var isAtEnd = false
        while !isAtEnd {
            let piece = try piece(of: file, at: offset)
            var text: [UInt8] = []
            let progress = converter.convert(piece, into: &text)
            isAtEnd = piece.count < pieceSize
            offset += progress.converted
            guard !progress.isInvalid else {
                throw FileError(
                    .unexpected(
                        found: "bytes that are no character", expected: encoding.name),
                    at: try position(of: offset, in: file))
            }
            do {
                try copy.write(contentsOf: text)
            } catch {
                throw FileError(.writing("the temporary copy: \(error.localizedDescription)"))
            }
        }
        return copy
    }

    /// Returns a new file without a name.
    static func temporaryFile() throws(FileError) -> FileHandle {
        var path = Array(
            FileManager.default.temporaryDirectory.appending(path: "touchstone-XXXXXX").path
                .utf8CString)
        let descriptor = mkstemp(&path)
        guard descriptor >= 0 else {
            throw FileError(.writing("the temporary copy: \(String(cString: strerror(errno)))"))
        }
        unlink(path)
        return FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    }

    // MARK: Reading

    /// Reads up to ``pieceSize`` bytes, fewer only at the end of the file.
    private static func piece(of file: Int32, at offset: Int) throws(FileError) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: pieceSize)
        var count = 0
        while count < pieceSize {
            let got = bytes.withUnsafeMutableBytes {
                pread(file, $0.baseAddress.map { $0 + count }, pieceSize - count, offset + count)
            }
            if got < 0 && errno == EINTR { continue }
            guard got >= 0 else { throw FileError(.access(String(cString: strerror(errno)))) }
            if got == 0 { break }
            count += got
        }
        bytes.removeSubrange(count...)
        return bytes
    }

    /// Returns the position of a byte.
    private static func position(
        of offset: Int, in file: Int32
    ) throws(FileError) -> FileError.Position {
        var (line, lineStart, start) = (1, 0, 0)
        while start < offset, case let piece = try piece(of: file, at: start), !piece.isEmpty {
            for (index, byte) in piece.enumerated()
            where byte == UInt8(ascii: "\n") && start + index < offset {
                line += 1
                lineStart = start + index + 1
            }
            start += piece.count
        }
        return FileError.Position(line: line, column: offset - lineStart + 1)
    }
}
