import Foundation

/// The encodings that codes for payments state in their first characters.
///
/// Their makers seldom add a mark of the symbol's own, since the form of the text has one.
enum PaymentCode {
    /// Returns the encoding that bytes state; `nil` for those of no such code.
    static func encoding(of bytes: [UInt8]) -> String.Encoding? {
        credit(bytes) ?? russian(bytes) ?? slovenian(bytes)
    }

    /// A credit transfer of Europe (EPC069-12): `BCD`, the version and the number of the encoding,
    /// each on a line.
    private static func credit(_ bytes: [UInt8]) -> String.Encoding? {
        let lines = bytes.prefix(16)
            .split(omittingEmptySubsequences: false) { $0 == 0x0A }
            .map { line in line.last == 0x0D ? line.dropLast() : line }
        guard lines.count > 3, lines[0].elementsEqual("BCD".utf8), lines[2].count == 1,
            let digit = lines[2].first, digit > 0x30
        else { return nil }
        // UTF-8, and the parts 1, 2, 4, 5, 7, 10 and 15 of ISO 8859.
        let marks = [26, 3, 4, 6, 7, 9, 12, 17]
        let index = Int(digit) - 0x31
        return marks.indices.contains(index) ? TextEncoding.marked(marks[index]) : nil
    }

    /// A payment of Russia (GOST R 56042-2014): `ST0001`, and the number of the encoding.
    private static func russian(_ bytes: [UInt8]) -> String.Encoding? {
        guard bytes.starts(with: "ST0001".utf8), bytes.count > 6 else { return nil }
        return switch bytes[6] {
        case 0x31: .windowsCP1251
        case 0x32: .utf8
        case 0x33: TextEncoding.koi8R
        default: nil
        }
    }

    /// A payment of Slovenia: `UPNQR`, always in the second part of ISO 8859.
    private static func slovenian(_ bytes: [UInt8]) -> String.Encoding? {
        bytes.starts(with: "UPNQR".utf8) ? TextEncoding.marked(4) : nil
    }
}
