/// A recursive-descent parser for a line of the visual format language.
///
/// Each method parses one rule of the grammar and moves `position` past it. Spaces are not part of
/// the language.
nonisolated struct VisualFormatParser {
    private let format: String
    private let characters: [UInt8]
    private var position = 0

    private init(_ format: String) {
        self.format = format
        characters = Array(format.utf8)
    }

    /// Parses `format`. Takes time in proportion to its length.
    static func parse(_ format: String) throws(VisualFormatError) -> VisualFormat {
        var parser = VisualFormatParser(format)
        if parser.characters.isEmpty { throw parser.failure(.empty) }
        if !parser.characters.allSatisfy({ $0 < 0x80 }) { throw parser.failure(.containsNonASCII) }
        return try parser.line()
    }

    // MARK: Rules

    private mutating func line() throws(VisualFormatError) -> VisualFormat {
        var result = VisualFormat()
        result.orientation = try orientation()
        if skip("|") {
            result.items.append(superview())
            result.connections.append(try connection())
        }
        result.items.append(try view())
        while position < characters.count {
            guard next("-") || next("[") || next("|") else { throw failure(.textAfterEnd) }
            result.connections.append(try connection())
            if skip("|") {
                result.items.append(superview())
                guard position == characters.count else { throw failure(.textAfterEnd) }
            } else {
                result.items.append(try view())
            }
        }
        return result
    }

    private mutating func orientation() throws(VisualFormatError) -> VisualFormat.Orientation {
        guard next("H") || next("V") else { return .horizontal }
        let isVertical = next("V")
        position += 1
        guard skip(":") else { throw failure(.expectedColon) }
        return isVertical ? .vertical : .horizontal
    }

    private func superview() -> VisualFormat.Item {
        VisualFormat.Item(kind: .superview, position: position - 1)
    }

    private mutating func view() throws(VisualFormatError) -> VisualFormat.Item {
        guard skip("[") else { throw failure(.expectedView) }
        guard let name = name() else { throw failure(.expectedViewName) }
        let place = position
        let sizes = next("(") ? try predicates() : []
        guard skip("]") else { throw failure(.expectedViewEnd) }
        return VisualFormat.Item(kind: .view(name: name, sizes: sizes), position: place)
    }

    private mutating func connection() throws(VisualFormatError) -> VisualFormat.Connection {
        guard skip("-") else { return .flush }
        if next("[") || next("|") { return .standard }
        let spacing = next("(") ? try predicates() : [try distance()]
        guard skip("-") else { throw failure(.expectedDash) }
        return .spacing(spacing)
    }

    /// Parses a connection without parentheses: a number or the name of one.
    private mutating func distance() throws(VisualFormatError) -> VisualFormat.Predicate {
        guard !next("-") else { throw failure(.expectedNumberOrMetric) }
        return VisualFormat.Predicate(operand: try operand(), priority: try priority())
    }

    private mutating func predicates() throws(VisualFormatError) -> [VisualFormat.Predicate] {
        position += 1
        var result: [VisualFormat.Predicate] = []
        repeat { result.append(try predicate()) } while skip(",")
        guard skip(")") else { throw failure(.expectedPredicateEnd) }
        return result
    }

    private mutating func predicate() throws(VisualFormatError) -> VisualFormat.Predicate {
        let relation = try relation()
        return VisualFormat.Predicate(
            relation: relation, operand: try operand(), priority: try priority())
    }

    private mutating func relation() throws(VisualFormatError) -> VisualFormat.Predicate.Relation {
        for relation in VisualFormat.Predicate.Relation.allCases {
            let symbol = Array(relation.rawValue.utf8)
            if characters[position...].starts(with: symbol) {
                position += symbol.count
                return relation
            }
        }
        guard !next("="), !next("<"), !next(">") else { throw failure(.expectedRelation) }
        return .equal
    }

    private mutating func priority() throws(VisualFormatError) -> VisualFormat.Operand? {
        skip("@") ? try operand() : nil
    }

    private mutating func operand() throws(VisualFormatError) -> VisualFormat.Operand {
        if let name = name() {
            return VisualFormat.Operand(value: .name(name), position: position)
        }
        let number = try number()
        return VisualFormat.Operand(value: .number(number), position: position)
    }

    /// Parses digits with at most one point among them, optionally after a minus.
    private mutating func number() throws(VisualFormatError) -> Double {
        let start = position
        _ = skip("-")
        let digits = skipDigits()
        let decimals = skip(".") ? skipDigits() : 0
        guard digits + decimals > 0 else {
            position = start
            throw failure(.expectedNumberOrMetric)
        }
        let text = String(decoding: characters[start..<position], as: UTF8.self)
        guard let number = Double(text), number.isFinite else {
            position = start
            throw failure(.numberTooLarge)
        }
        return number
    }

    /// Parses a letter or an underscore followed by letters, digits and underscores; returns `nil`
    /// and consumes nothing otherwise.
    private mutating func name() -> String? {
        guard position < characters.count, characters[position].beginsName else { return nil }
        let start = position
        while position < characters.count, characters[position].continuesName { position += 1 }
        return String(decoding: characters[start..<position], as: UTF8.self)
    }

    // MARK: Characters

    private func next(_ character: Unicode.Scalar) -> Bool {
        position < characters.count && characters[position] == UInt8(ascii: character)
    }

    private mutating func skip(_ character: Unicode.Scalar) -> Bool {
        guard next(character) else { return false }
        position += 1
        return true
    }

    /// Skips digits and returns their number.
    private mutating func skipDigits() -> Int {
        let start = position
        while position < characters.count, characters[position].isDigit { position += 1 }
        return position - start
    }

    private func failure(_ reason: VisualFormatError.Reason) -> VisualFormatError {
        VisualFormatError(format: format, position: position, reason: reason)
    }
}

nonisolated extension UInt8 {
    fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

    fileprivate var beginsName: Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self)
            || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) || self == UInt8(ascii: "_")
    }

    fileprivate var continuesName: Bool { beginsName || isDigit }
}
