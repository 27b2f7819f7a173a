import TextReading

/// Converts the positions of a GeoJSON text (RFC 7946) and copies every other byte.
///
/// Positions are the innermost arrays of members called `coordinates`, but not below a member
/// called `properties`, whose contents are user-defined. The corners of a `bbox` are converted like
/// positions. The text is validated as JSON, and as an object with one of GeoJSON's types, or
/// several of them: one a line, or with record separators (RFC 8142).
struct GeoJSONConverter: ~Copyable {
    private static let mostDepth = 512

    private static let types: Set = [
        "Feature", "FeatureCollection", "GeometryCollection", "LineString", "MultiLineString",
        "MultiPoint", "MultiPolygon", "Point", "Polygon",
    ]

    private enum Scope {
        case plain
        case positions
        case box

        /// Contents that do not belong to GeoJSON.
        case foreign
    }

    /// An open array or object.
    private struct Container {
        let isObject: Bool
        let scope: Scope

        /// The scope of the next value in an object.
        var valueScope: Scope

        /// The number of numbers read in a position, and the longitude that precedes its latitude.
        var numbers = 0
        var longitude: Number?
    }

    private struct Number {
        let value: Double
        let position: FileError.Position

        /// The range in the held bytes; only for parts of a box.
        var range = 0..<0
    }

    private var text: ByteEditor
    private let conversion: SystemConversion
    private var report = ConversionReport()

    /// The innermost array or object, and its ancestors, of which the first represents the file.
    private var container = Container(isObject: true, scope: .plain, valueScope: .plain)
    private var outerContainers: [Container] = []

    /// The numbers of the current box: only its end determines whether they include altitudes.
    private var box: [Number] = []

    /// `true` if the text has a GeoJSON type.
    private var hasType = false

    init(text: consuming ByteEditor, conversion: SystemConversion) {
        self.text = text
        self.conversion = conversion
    }

    consuming func convert() throws(FileError) -> ConversionReport {
        try text.look()
        if text.isNext("\u{FEFF}") { text.skip(3) }
        try skipSeparators()
        guard let first = try text.peek() else { throw end(within: "the text, which is empty") }
        guard first == UInt8(ascii: "{") else {
            throw unexpected(first, expected: "an object of GeoJSON")
        }
        repeat { try readObject() } while try text.peek() != nil
        try text.finish()
        return report
    }

    /// Reads an object of GeoJSON, and what separates it from the next one.
    private mutating func readObject() throws(FileError) {
        let start = text.position
        hasType = false
        try readValue()
        while !outerContainers.isEmpty { try readNext() }
        try skipSeparators()
        if let byte = try text.peek(), byte != UInt8(ascii: "{") {
            throw unexpected(byte, expected: "the end of the file")
        }
        guard hasType else {
            throw FileError(
                .unexpected(
                    found: "an object without “type”", expected: "GeoJSON, such as a “Feature”"),
                at: start)
        }
    }

    /// Skips spaces, line breaks and record separators.
    private mutating func skipSeparators() throws(FileError) {
        try text.skipSpace()
        while try text.peek() == 0x1E {
            text.skip()
            try text.skipSpace()
        }
    }

    // MARK: Structure

    /// Reads from the end of a value through the next value.
    private mutating func readNext() throws(FileError) {
        try text.skipSpace()
        let isObject = container.isObject
        guard let byte = try text.peek() else { throw endOfContainer() }
        if byte == (isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) {
            return try endContainer()
        }
        guard byte == UInt8(ascii: ",") else {
            throw unexpected(byte, expected: isObject ? "“,” or “}”" : "“,” or “]”")
        }
        text.skip()
        try text.skipSpace()
        if isObject { try readKey() }
        try readValue()
    }

    /// Reads a value, or the start of one that contains values.
    private mutating func readValue() throws(FileError) {
        guard let byte = try text.peek() else { throw end(within: "a value") }
        if byte &- UInt8(ascii: "0") < 10 || byte == UInt8(ascii: "-") { return try readNumber() }
        if container.longitude != nil { throw unexpected(byte, expected: "a latitude") }
        if container.scope == .box, !container.isObject {
            throw unexpected(byte, expected: "a number of a box")
        }
        if byte != UInt8(ascii: "[") { try checkNoCoordinates(byte) }
        switch byte {
        case UInt8(ascii: "{"): try beginContainer(isObject: true)
        case UInt8(ascii: "["): try beginContainer(isObject: false)
        case UInt8(ascii: "\""):
            text.skip()
            try skipString()
        case UInt8(ascii: "t"): try skip("true")
        case UInt8(ascii: "f"): try skip("false")
        case UInt8(ascii: "n"): try skip("null")
        default: throw unexpected(byte, expected: "a value")
        }
    }

    /// Throws if coordinates have a value that is neither a number nor an array, and would be left
    /// unconverted.
    private func checkNoCoordinates(_ byte: UInt8) throws(FileError) {
        if container.isObject {
            guard container.valueScope == .positions || container.valueScope == .box,
                byte != UInt8(ascii: "n")
            else { return }
            throw unexpected(byte, expected: "an array of numbers")
        }
        if container.scope == .positions, container.numbers < 2 {
            throw unexpected(byte, expected: "a number of a position")
        }
    }

    private mutating func beginContainer(isObject: Bool) throws(FileError) {
        guard outerContainers.count < Self.mostDepth else {
            throw FileError(.depth(Self.mostDepth), at: text.position)
        }
        let scope = container.isObject ? container.valueScope : container.scope
        text.skip()
        outerContainers.append(container)
        container = Container(isObject: isObject, scope: scope, valueScope: scope)
        try text.skipSpace()
        guard let byte = try text.peek() else { throw endOfContainer() }
        if byte == (isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) {
            return try endContainer()
        }
        if isObject { try readKey() }
        try readValue()
    }

    private mutating func endContainer() throws(FileError) {
        if let longitude = container.longitude {
            throw FileError(
                .unexpected(
                    found: "the end of a position after \(longitude.value)", expected: "a latitude"),
                at: longitude.position)
        }
        if !box.isEmpty { try writeBox() }
        text.skip()
        container = outerContainers.removeLast()
    }

    private mutating func readKey() throws(FileError) {
        try text.look()
        guard let byte = try text.peek() else { throw end(within: "an object") }
        guard byte == UInt8(ascii: "\"") else { throw unexpected(byte, expected: "a name") }
        text.skip()
        container.valueScope = scopeOfNextKey()
        let isType = outerContainers.count == 1 && text.isNext("type\"")
        try skipString()
        try text.skipSpace()
        guard let colon = try text.peek() else { throw end(within: "an object") }
        guard colon == UInt8(ascii: ":") else { throw unexpected(colon, expected: "“:”") }
        text.skip()
        try text.skipSpace()
        if isType { try checkType() }
    }

    /// Validates the next value without consuming it.
    private mutating func checkType() throws(FileError) {
        try text.look()
        let type = text.nextText { $0 > 0x20 && !",}".utf8.contains($0) }
        guard !type.isEmpty else { return }
        guard Self.types.contains(where: { type == "\"\($0)\"" }) else {
            let name = type.filter { $0 != "\"" }.prefix(40)
            throw FileError(
                .unexpected(found: "the type “\(name)”", expected: "one of GeoJSON’s"),
                at: text.position)
        }
        hasType = true
    }

    private func scopeOfNextKey() -> Scope {
        if container.scope == .foreign || text.isNext("properties\"") { return .foreign }
        if text.isNext("coordinates\"") { return .positions }
        return text.isNext("bbox\"") ? .box : .plain
    }

    // MARK: Numbers

    private mutating func readNumber() throws(FileError) {
        try text.look()
        let position = text.position
        guard !container.isObject else {
            if let byte = try text.peek() { try checkNoCoordinates(byte) }
            return try skipNumber()
        }
        switch container.scope {
        case .positions where container.numbers < 2: try readDegrees(at: position)
        case .box: try readPartOfBox(at: position)
        case .plain, .foreign, .positions: try skipNumber()
        }
    }

    private mutating func skipNumber() throws(FileError) {
        let position = text.position
        _ = try number(try text.takeNumber(), at: position)
    }

    /// Reads a longitude, which is stored, or a latitude, which is written with it.
    private mutating func readDegrees(at position: FileError.Position) throws(FileError) {
        let isLongitude = container.longitude == nil
        if isLongitude { try text.hold() }
        let start = isLongitude ? 0 : try text.heldCount()
        let value = try number(try text.takeNumber(), at: position)
        container.numbers += 1
        guard let longitude = container.longitude else {
            container.longitude = Number(
                value: value, position: position, range: 0..<(try text.heldCount()))
            return
        }
        container.longitude = nil
        let place = try converted(longitude, Number(value: value, position: position))
        if report.count(latitude: value, longitude: longitude.value, as: place) {
            try text.release(place.longitude, longitude.range.upperBound..<start, place.latitude)
        } else {
            try text.release()
        }
    }

    /// Returns a parsed number, or throws if it was invalid or truncated.
    @inline(__always)
    private mutating func number(
        _ value: Double?, at position: FileError.Position
    ) throws(FileError) -> Double {
        // A file that ends in a number was truncated, unless the number is its only contents.
        guard let value, try text.peek() != nil || outerContainers.isEmpty else {
            throw try noNumber(at: position)
        }
        return value
    }

    private mutating func noNumber(at position: FileError.Position) throws(FileError) -> FileError {
        let found = text.nextText(while: JSONNumber.has)
        text.skip(found.utf8.count)
        if try text.peek() == nil, !outerContainers.isEmpty { return end(within: "a number") }
        return FileError(
            .unexpected(found: "“\(found.prefix(40))”", expected: "a number"), at: position)
    }

    private func converted(
        _ longitude: Number, _ latitude: Number
    ) throws(FileError) -> (latitude: Double, longitude: Double) {
        do {
            return try conversion.apply(latitude: latitude.value, longitude: longitude.value)
        } catch {
            throw FileError(.coordinate(error), at: latitude.position)
        }
    }

    // MARK: Boxes

    private mutating func readPartOfBox(at position: FileError.Position) throws(FileError) {
        guard box.count < 6 else { throw wrongBox("more than 6") }
        try text.hold()
        let start = try text.heldCount()
        let value = try number(try text.takeNumber(), at: position)
        let range = start..<(try text.heldCount())
        box.append(Number(value: value, position: position, range: range))
    }

    /// Writes a box of two corners, with or without altitudes.
    private mutating func writeBox() throws(FileError) {
        guard box.count == 4 || box.count == 6 else { throw wrongBox("\(box.count)") }
        var replacements: [(range: Range<Int>, degrees: Double)] = []
        for corner in [0, box.count / 2] {
            let (longitude, latitude) = (box[corner], box[corner + 1])
            let place = try converted(longitude, latitude)
            guard place.longitude != longitude.value || place.latitude != latitude.value else {
                continue
            }
            replacements.append((longitude.range, place.longitude))
            replacements.append((latitude.range, place.latitude))
        }
        try text.release(replacements)
        box.removeAll(keepingCapacity: true)
    }

    private func wrongBox(_ count: String) -> FileError {
        FileError(
            .unexpected(found: "a box of \(count) numbers", expected: "4 or 6 numbers"),
            at: box[0].position)
    }

    // MARK: Strings and words

    /// Skips the rest of a string.
    private mutating func skipString() throws(FileError) {
        while true {
            text.skipText()
            guard let byte = try text.peek() else { throw end(within: "a string") }
            if byte == UInt8(ascii: "\"") { return text.skip() }
            if byte < 0x20 { throw unexpected(byte, expected: "the end of a string, or an escape") }
            if byte == UInt8(ascii: "\\") { try skipEscape() }
        }
    }

    private mutating func skipEscape() throws(FileError) {
        text.skip()
        guard let byte = try text.peek() else { throw end(within: "a string") }
        guard "\"\\/bfnrtu".utf8.contains(byte) else {
            throw unexpected(byte, expected: "an escape such as “\\n”")
        }
        text.skip()
        guard byte == UInt8(ascii: "u") else { return }
        for _ in 0..<4 {
            guard let digit = try text.peek() else { throw end(within: "a string") }
            guard Character(UnicodeScalar(digit)).isHexDigit else {
                throw unexpected(digit, expected: "a hexadecimal digit")
            }
            text.skip()
        }
    }

    private mutating func skip(_ word: StaticString) throws(FileError) {
        for index in 0..<word.utf8CodeUnitCount {
            guard let byte = try text.peek() else { throw end(within: "“\(word)”") }
            guard byte == word.utf8Start[index] else {
                throw unexpected(byte, expected: "“\(word)”")
            }
            text.skip()
        }
    }

    // MARK: Errors

    private func end(within what: String) -> FileError {
        FileError(.end(within: what), at: text.position)
    }

    private func endOfContainer() -> FileError {
        end(within: container.isObject ? "an object" : "an array")
    }

    private func unexpected(_ byte: UInt8, expected: String) -> FileError {
        FileError(
            .unexpected(found: FileError.name(of: byte), expected: expected), at: text.position)
    }
}
