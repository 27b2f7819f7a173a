package import Foundation
import TextEncodings

extension BookFormat {
    /// The longest list that is read, in bytes.
    private static let mostBytes = 64 << 20

    /// The format of a file, by the ending of its name.
    package init?(of file: URL) {
        let ending = file.pathExtension.lowercased()
        guard let format = Self.allCases.first(where: { $0.pathExtension == ending }) else {
            return nil
        }
        self = format
    }

    /// Reads a list in a file, which is in UTF-8 or in the encoding that it looks like:
    /// tables of spreadsheets often are in the system's.
    package func read(_ file: URL) throws(BookFileError) -> BookImport {
        let name = file.lastPathComponent
        let size = (try? file.resourceValues(forKeys: [.fileSizeKey]))?.fileSize ?? .max
        guard size <= Self.mostBytes else { throw .tooLarge(name: name) }
        guard let data = try? Data(contentsOf: file), let text = Self.text(of: [UInt8](data)) else {
            throw .unreadable(name: name)
        }
        do throws(BookFormatError) {
            return try read(text)
        } catch {
            throw .list(name: name, error)
        }
    }

    private static func text(of bytes: [UInt8]) -> String? {
        if let text = String(validating: bytes, as: UTF8.self) { return text }
        var detector = EncodingDetector()
        detector.add(bytes)
        guard let encoding = detector.finish(), var converter = UTF8Converter(from: encoding) else {
            return nil
        }
        var text: [UInt8] = []
        let progress = converter.convert(bytes, into: &text)
        return progress.isInvalid ? nil : String(validating: text, as: UTF8.self)
    }
}
