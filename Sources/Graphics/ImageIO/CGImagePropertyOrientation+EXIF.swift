import Foundation

/// The number of EXIF's and TIFF's tag for orientations (TIFF 6.0, section 8).
private let orientationTag = 0x0112

/// The type of a 16-bit number in a directory of TIFF.
private let shortType = 3

extension CGImagePropertyOrientation {
    /// Reads the orientation of EXIF's data, which is a TIFF file without pixels; `nil` if it has
    /// none.
    init?(exif bytes: [UInt8]) {
        guard let directory = TIFFDirectory(bytes),
            let entry = directory.entries.first(where: {
                directory.number($0, 2) == orientationTag
            }),
            directory.number(entry + 2, 2) == shortType
        else { return nil }
        self.init(rawValue: UInt32(directory.number(entry + 8, 2)))
    }

    /// EXIF's data with the orientation alone.
    private var exif: [UInt8] {
        // Little-endian; the directory at byte 8 has one entry, and none follows.
        let start: [UInt8] = [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0]
        let entry: [UInt8] = [0x12, 0x01, 3, 0, 1, 0, 0, 0, UInt8(rawValue), 0, 0, 0]
        return start + entry + [0, 0, 0, 0]
    }

    /// The bytes of a picture file with this orientation; unchanged for formats that have none.
    func added(to data: Data, _ format: ImageFormat) -> Data {
        switch format {
        case .jpeg: addedToJPEG([UInt8](data))
        case .png: addedToPNG([UInt8](data))
        default: data
        }
    }

    /// A JPEG with the segment of EXIF behind its start, or behind JFIF's, which has to be first.
    private func addedToJPEG(_ bytes: [UInt8]) -> Data {
        var place = 2
        if bytes.count > 6, bytes[2] == 0xFF, bytes[3] == 0xE0 {
            place += 2 + Int(bytes[4]) << 8 + Int(bytes[5])
        }
        guard place <= bytes.count else { return Data(bytes) }
        let body = [UInt8]("Exif".utf8) + [0, 0] + exif
        let length = body.count + 2
        return Data(
            bytes[..<place] + [0xFF, 0xE1, UInt8(length >> 8), UInt8(length & 0xFF)] + body
                + bytes[place...])
    }

    /// A PNG with the chunk behind its header, which ends at byte 33.
    private func addedToPNG(_ bytes: [UInt8]) -> Data {
        guard bytes.count > 33 else { return Data(bytes) }
        return Data(bytes[..<33] + PNGChunk.bytes("eXIf", exif) + bytes[33...])
    }
}

/// The first directory of EXIF's data: after its byte order and the number 42 comes the place of
/// the directory, which has a number of entries of 12 bytes, in the order of their tags.
private struct TIFFDirectory {
    private let file: [UInt8]
    private let isLittleEndian: Bool

    /// The places of the entries.
    private(set) var entries: [Int] = []

    /// Finds the directory; `nil` if these bytes are not TIFF or end too early.
    init?(_ file: [UInt8]) {
        guard file.count >= 14 else { return nil }
        switch (file[0], file[1]) {
        case (0x49, 0x49): isLittleEndian = true
        case (0x4D, 0x4D): isLittleEndian = false
        default: return nil
        }
        self.file = file
        let start = number(4, 4)
        guard number(2, 2) == 42, start + 2 <= file.count else { return nil }
        let count = number(start, 2)
        guard start + 2 + count * 12 <= file.count else { return nil }
        entries = (0..<count).map { start + 2 + $0 * 12 }
    }

    /// The number of some bytes at a place within the file.
    func number(_ place: Int, _ size: Int) -> Int {
        let bytes = file[place..<place + size]
        return isLittleEndian
            ? bytes.reversed().reduce(0) { $0 << 8 | Int($1) }
            : bytes.reduce(0) { $0 << 8 | Int($1) }
    }
}
