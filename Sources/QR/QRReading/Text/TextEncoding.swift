import Foundation

/// The text encodings of bytes.
enum TextEncoding {
    /// China's standard GB 18030, which includes GBK and GB 2312.
    static let gb18030 = coreFoundation(0x0632)

    /// The Russian encoding KOI8-R, which has no number of the extended channel interpretations.
    static let koi8R = coreFoundation(0x0A02)

    /// Returns the encoding with a number of the extended channel interpretations (AIM ITS/04-023);
    /// `nil` for an unsupported number.
    static func marked(_ number: Int) -> String.Encoding? {
        switch number {
        case 0, 2: coreFoundation(0x0400)
        case 1, 3: .isoLatin1
        // The parts of ISO 8859 in order, of which the twelfth was never published.
        case 4...13, 15...18: coreFoundation(0x0200 + UInt(number) - 2)
        case 20: .shiftJIS
        case 21: .windowsCP1250
        case 22: .windowsCP1251
        case 23: .windowsCP1252
        case 24: coreFoundation(0x0506)
        case 25: .utf16BigEndian
        case 26: .utf8
        case 27, 170: .ascii
        case 28: coreFoundation(0x0A03)
        case 29, 32: gb18030
        case 30: coreFoundation(0x0940)
        default: nil
        }
    }

    /// Returns the text of bytes; `nil` for invalid ones.
    static func text(_ bytes: some Sequence<UInt8>, in encoding: String.Encoding) -> String? {
        String(data: Data(bytes), encoding: encoding)
    }

    /// Returns the bytes of a text, lossily if necessary.
    static func bytes(of text: String, in encoding: String.Encoding) -> [UInt8] {
        Array(text.data(using: encoding, allowLossyConversion: true) ?? Data())
    }

    /// Returns Foundation's encoding for a Core Foundation number.
    private static func coreFoundation(_ number: UInt) -> String.Encoding {
        String.Encoding(rawValue: 0x8000_0000 | number)
    }
}
