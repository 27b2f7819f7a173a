/// A place as stored in its row: one blob, because a search that reads a page of places would spend
/// most of its time on columns.
///
/// Point and category come first: x, y in four bytes each, little-endian, then the category's
/// number in one. The main name, address, city and region follow, and then lists of texts: the
/// English name if there is one, the other names, and alternating keys and values of attributes. A
/// text is preceded by its length in UTF-8, a list by its count; such numbers have seven bits per
/// byte, the lowest first, and the highest bit set in all bytes but the last.
enum PlaceRecord {
    static func bytes(of place: Place) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(usualSize)
        let point = GridPoint(place.coordinate)
        bytes.append(littleEndian: point.x)
        bytes.append(littleEndian: point.y)
        bytes.append(UInt8(place.category.rawValue))
        for text in [place.name, place.address, place.city, place.region] {
            bytes.append(text: text)
        }
        bytes.append(texts: place.englishName.map { [$0] } ?? [])
        bytes.append(texts: place.otherNames)
        let attributes = place.attributes.sorted { $0.key < $1.key }
        bytes.append(texts: attributes.flatMap { [$0.key, $0.value] })
        return bytes
    }

    /// A capacity larger than most places need.
    private static let usualSize = 96

    /// Decodes a record; `nil` for an invalid one.
    static func place(_ id: Int64, in bytes: UnsafeRawBufferPointer) -> Place? {
        guard bytes.count > 8,
            let point = GridPoint(
                x: Int32(littleEndian: bytes.loadUnaligned(as: Int32.self)),
                y: Int32(littleEndian: bytes.loadUnaligned(fromByteOffset: 4, as: Int32.self))),
            let category = PlaceCategory(rawValue: Int(bytes[8]))
        else { return nil }
        var reader = RecordReader(bytes, from: 9)
        guard let name = reader.text(), let address = reader.text(), let city = reader.text(),
            let region = reader.text(), let english = reader.texts(),
            let others = reader.texts(), let attributes = reader.texts()
        else { return nil }
        return Place(
            id: id, name: name, englishName: english.first, otherNames: others,
            coordinate: point.coordinate, category: category, address: address, city: city,
            region: region, attributes: pairs(of: attributes))
    }

    private static func pairs(of texts: [String]) -> [String: String] {
        var pairs: [String: String] = [:]
        for index in stride(from: 0, to: texts.count - 1, by: 2) {
            pairs[texts[index]] = texts[index + 1]
        }
        return pairs
    }
}

extension [UInt8] {
    fileprivate mutating func append(texts: [String]) {
        append(number: texts.count)
        for text in texts { append(text: text) }
    }

    fileprivate mutating func append(text: String) {
        append(number: text.utf8.count)
        append(contentsOf: text.utf8)
    }

    private mutating func append(number: Int) {
        var rest = UInt(number)
        while rest > 0x7F {
            append(UInt8(rest & 0x7F | 0x80))
            rest >>= 7
        }
        append(UInt8(rest))
    }
}

/// Reads the texts of a record; `nil` where it is truncated.
private struct RecordReader {
    private let bytes: UnsafeRawBufferPointer
    private var position: Int

    init(_ bytes: UnsafeRawBufferPointer, from start: Int) {
        self.bytes = bytes
        position = start
    }

    mutating func texts() -> [String]? {
        guard let count = number() else { return nil }
        var texts: [String] = []
        for _ in 0..<count {
            guard let text = text() else { return nil }
            texts.append(text)
        }
        return texts
    }

    mutating func text() -> String? {
        guard let count = number(), count <= bytes.count - position else { return nil }
        guard count > 0 else { return "" }
        let end = position + count
        defer { position = end }
        return String(
            decoding: UnsafeRawBufferPointer(rebasing: bytes[position..<end]), as: UTF8.self)
    }

    /// Reads a number of up to 35 bits.
    private mutating func number() -> Int? {
        var number = 0
        for shift in stride(from: 0, to: 35, by: 7) {
            guard position < bytes.count else { return nil }
            let byte = Int(bytes[position])
            position += 1
            number |= (byte & 0x7F) << shift
            if byte < 0x80 { return number }
        }
        return nil
    }
}
