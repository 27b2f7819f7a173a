import Foundation

/// Converts the positions of a GeoJSON text (RFC 7946) and copies every other byte.
///
/// Positions are the innermost arrays of members called `coordinates`, but not below a member called `properties`, whose contents are
/// the user's own. The corners of a `bbox` are converted as if they were positions. The text is checked to be JSON.
struct GeoJSONConverter: ~Copyable {
    private static let mostDepth = 512

    private enum Scope {
        case plain
        case positions
        case box

        /// Nothing below is GeoJSON's.
        case foreign
    }

    /// An array or object that is being read.
    private struct Container {
        let isObject: Bool
        let scope: Scope

        /// The scope of the value that comes next in an object.
        var valueScope: Scope

        /// How many numbers of a position were read, and the longitude that waits for its latitude.
        var numbers = 0
        var longitude: Number?
    }

    private struct Number {
        let value: Double
        let position: FileError.Position
    }

    /// A part of a box: a number as it was written, and what follows it.
    private struct BoxPart {
        let number: Number
        let text: [UInt8]
        var gap: [UInt8] = []
    }

    private var reader: ByteReader
    private var writer: ByteWriter
    private let conversion: SystemConversion
    private var containers: [Container] = []

    /// What stands between the two numbers of a position.
    private var gap: [UInt8] = []

    private var number: [UInt8] = []

    /// The string that was read last, or its start.
    private var string: [UInt8] = []

    /// The box that is being read: only its end tells whether heights are among its numbers.
    private var box: [BoxPart] = []

    init(
        reader: consuming ByteReader, writer: consuming ByteWriter, conversion: SystemConversion
    ) {
        self.reader = reader
        self.writer = writer
        self.conversion = conversion
        number.reserveCapacity(64)
    }

    consuming func convert() throws(FileError) {
        try copySpace()
        guard try reader.peek() != nil else { throw end(within: "the text, which is empty") }
        var isDone = try readValue()
        while !isDone { isDone = try readNext() }
        try copySpace()
        if let byte = try reader.peek() {
            throw unexpected(byte, expected: "the end of the file")
        }
        try writer.flush()
    }

    // MARK: Structure

    /// Reads what follows a finished value, up to and with the next value. Returns whether the outermost value ended.
    private mutating func readNext() throws(FileError) -> Bool {
        try copySpace()
        let isObject = containers[containers.count - 1].isObject
        guard let byte = try reader.peek() else {
            throw end(within: isObject ? "an object" : "an array")
        }
        if byte == (isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) {
            try endContainer()
            return containers.isEmpty
        }
        guard byte == UInt8(ascii: ",") else {
            throw unexpected(byte, expected: isObject ? "“,” or “}”" : "“,” or “]”")
        }
        try copy()
        try copySpace()
        if isObject { try readKey() }
        return try readValue()
    }

    /// Reads a value, or the start of one that has values in it. Returns whether it was the outermost and has ended.
    private mutating func readValue() throws(FileError) -> Bool {
        guard let byte = try reader.peek() else { throw end(within: "a value") }
        switch byte {
        case UInt8(ascii: "{"), UInt8(ascii: "["):
            return try beginContainer(isObject: byte == UInt8(ascii: "{"))
        case UInt8(ascii: "\""): try copyString()
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): try readNumber()
        case UInt8(ascii: "t"): try copy(literal: "true")
        case UInt8(ascii: "f"): try copy(literal: "false")
        case UInt8(ascii: "n"): try copy(literal: "null")
        default: throw unexpected(byte, expected: "a value")
        }
        return containers.isEmpty
    }

    private mutating func beginContainer(isObject: Bool) throws(FileError) -> Bool {
        guard containers.count < Self.mostDepth else {
            throw FileError(.depth(Self.mostDepth), at: reader.position)
        }
        let scope = containers.last.map { $0.isObject ? $0.valueScope : $0.scope } ?? .plain
        try copy()
        containers.append(Container(isObject: isObject, scope: scope, valueScope: scope))
        try copySpace()
        guard let byte = try reader.peek() else {
            throw end(within: isObject ? "an object" : "an array")
        }
        if byte == (isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) {
            try endContainer()
            return containers.isEmpty
        }
        if isObject { try readKey() }
        return try readValue()
    }

    private mutating func endContainer() throws(FileError) {
        if let longitude = containers[containers.count - 1].longitude {
            throw FileError(
                .unexpected(
                    found: "the end of a position after \(longitude.value)", expected: "a latitude"),
                at: longitude.position)
        }
        if !box.isEmpty { try writeBox() }
        try copy()
        containers.removeLast()
    }

    private mutating func readKey() throws(FileError) {
        guard let byte = try reader.peek() else { throw end(within: "an object") }
        guard byte == UInt8(ascii: "\"") else { throw unexpected(byte, expected: "a name") }
        let top = containers.count - 1
        let key = try copyString()
        containers[top].valueScope =
            switch (containers[top].scope, key) {
            case (.foreign, _), (_, .properties): .foreign
            case (_, .coordinates): .positions
            case (_, .bbox): .box
            case (_, .other): .plain
            }
        try copySpace()
        guard let colon = try reader.peek() else { throw end(within: "an object") }
        guard colon == UInt8(ascii: ":") else { throw unexpected(colon, expected: "“:”") }
        try copy()
        try copySpace()
    }

    // MARK: Numbers

    private mutating func readNumber() throws(FileError) {
        let position = reader.position
        try reader.takeNumber(into: &number)
        // A file that ends in a number was cut off, unless the number is all that it has.
        if try reader.peek() == nil, !containers.isEmpty { throw end(within: "a number") }
        guard let value = JSONNumber.value(number) else {
            let text = String(decoding: number, as: UTF8.self)
            throw FileError(.unexpected(found: "“\(text)”", expected: "a number"), at: position)
        }
        guard let top = containers.indices.last, !containers[top].isObject else {
            return try writeNumber()
        }
        let found = Number(value: value, position: position)
        switch containers[top].scope {
        case .positions where containers[top].numbers < 2: try take(found)
        case .box: box.append(BoxPart(number: found, text: number))
        case .plain, .foreign, .positions: try writeNumber()
        }
    }

    /// Keeps a longitude until its latitude comes, then writes both.
    private mutating func take(_ number: Number) throws(FileError) {
        let top = containers.count - 1
        containers[top].numbers += 1
        guard let longitude = containers[top].longitude else {
            containers[top].longitude = number
            gap.removeAll(keepingCapacity: true)
            return
        }
        containers[top].longitude = nil
        try write(longitude, gap: gap, number)
    }

    private mutating func write(
        _ longitude: Number, gap: [UInt8], _ latitude: Number
    ) throws(FileError) {
        let place: (latitude: Double, longitude: Double)
        do {
            place = try conversion.apply(latitude: latitude.value, longitude: longitude.value)
        } catch {
            throw FileError(.coordinate(error), at: latitude.position)
        }
        try writer.append(degrees: place.longitude)
        try writer.append(gap)
        try writer.append(degrees: place.latitude)
    }

    /// Writes a box of two corners, with heights or without.
    private mutating func writeBox() throws(FileError) {
        let parts = box
        box.removeAll()
        let hasHeights = parts.count == 6
        guard parts.count == 4 || hasHeights else {
            throw FileError(
                .unexpected(found: "a box of \(parts.count) numbers", expected: "4 or 6 numbers"),
                at: parts[0].number.position)
        }
        for corner in stride(from: 0, to: parts.count, by: parts.count / 2) {
            try write(parts[corner].number, gap: parts[corner].gap, parts[corner + 1].number)
            try writer.append(parts[corner + 1].gap)
            guard hasHeights else { continue }
            try writer.append(parts[corner + 2].text)
            try writer.append(parts[corner + 2].gap)
        }
    }

    private mutating func writeNumber() throws(FileError) { try writer.append(number) }

    // MARK: Copying

    private enum Key {
        case coordinates
        case bbox
        case properties
        case other

        /// - Parameter text: A string with its closing quote, or the start of a longer one.
        init(_ text: [UInt8]) {
            switch text.count {
            case 12 where text.elementsEqual("coordinates\"".utf8): self = .coordinates
            case 5 where text.elementsEqual("bbox\"".utf8): self = .bbox
            case 11 where text.elementsEqual("properties\"".utf8): self = .properties
            default: self = .other
            }
        }
    }

    /// Copies the byte that was looked at.
    private mutating func copy() throws(FileError) {
        guard let byte = try reader.next() else { return }
        if !containers.isEmpty, containers[containers.count - 1].longitude != nil {
            gap.append(byte)
        } else if box.isEmpty {
            try writer.append(byte)
        } else {
            box[box.count - 1].gap.append(byte)
        }
    }

    private mutating func copySpace() throws(FileError) {
        while let byte = try reader.peek(), byte == 0x20 || (0x09...0x0D).contains(byte) {
            try copy()
        }
    }

    private mutating func copy(literal: StaticString) throws(FileError) {
        for index in 0..<literal.utf8CodeUnitCount {
            guard let byte = try reader.peek() else { throw end(within: "“\(literal)”") }
            guard byte == literal.utf8Start[index] else {
                throw unexpected(byte, expected: "“\(literal)”")
            }
            try copy()
        }
    }

    /// Copies a string and tells which of the names that matter it is.
    @discardableResult
    private mutating func copyString() throws(FileError) -> Key {
        try copy()
        string.removeAll(keepingCapacity: true)
        while let byte = try reader.peek() {
            if byte < 0x20 { throw unexpected(byte, expected: "the end of a string, or an escape") }
            if byte == UInt8(ascii: "\\") {
                try copyIntoString()
                guard try reader.peek() != nil else { break }
                try copyIntoString()
            } else if byte == UInt8(ascii: "\"") {
                try copyIntoString()
                return Key(string)
            } else if writesDirectly, string.count > 16 {
                try reader.copyText(to: &writer)
            } else {
                try copyIntoString()
            }
        }
        throw end(within: "a string")
    }

    private mutating func copyIntoString() throws(FileError) {
        if let byte = try reader.peek() { string.append(byte) }
        try copy()
    }

    /// Whether bytes go to the output at once, and not into a gap.
    private var writesDirectly: Bool {
        box.isEmpty && (containers.isEmpty || containers[containers.count - 1].longitude == nil)
    }

    // MARK: Failing

    private func end(within what: String) -> FileError {
        FileError(.end(within: what), at: reader.position)
    }

    private func unexpected(_ byte: UInt8, expected: String) -> FileError {
        FileError(
            .unexpected(found: FileError.name(of: byte), expected: expected), at: reader.position)
    }
}
