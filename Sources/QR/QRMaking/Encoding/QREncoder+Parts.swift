import QRReading

extension QREncoder {
    /// The maximum number of symbols of a split text.
    public static let mostParts = 16

    /// The bits of a symbol's part header: a mode, two numbers and the parity.
    private static let partHeadBits = 20

    /// Returns the symbols of a text that is split over several (structured append), in order.
    ///
    /// Readers join them again, or show the parts separately. Characters are never split.
    ///
    /// - Parameters:
    ///   - text: The text to split.
    ///   - count: The number of symbols; `nil` for the minimum at the chosen version, or at version
    ///     40. A text that fits into one symbol is then not split.
    /// - Precondition: `count` is from 2 to 16, and the family is standard: Micro QR has no parts.
    public func matrices(
        for text: String, count: Int? = nil
    ) throws(QRMakingError) -> [QRMatrix] {
        precondition(
            count.map { 2...Self.mostParts ~= $0 } ?? true,
            "A text cannot be spread over \(count ?? 0) symbols. Pass 2 to \(Self.mostParts), or none."
        )
        precondition(
            family == .standard,
            "Micro QR codes cannot be parts of a text. Use the standard family.")
        let content = try Content(text, mode: mode, marksUTF8: marksUTF8)
        if let count { return try matrices(of: try evenParts(of: content, count: count)) }
        do {
            return [try matrix(for: text)]
        } catch .tooLong(let excess) {
            let format = SymbolFormat.standard[excess.version - 1]
            guard let parts = parts(of: content, format: format) else { throw .tooLong(excess) }
            return try matrices(of: parts)
        }
    }

    /// Returns the fewest parts that fit into a format, of similar lengths if possible; `nil` for
    /// more than 16.
    func parts(of content: Content, format: SymbolFormat) -> [Content]? {
        var cuts = [0]
        while let start = cuts.last, start < content.boundaries.count - 1 {
            let count = content.fittingCount(
                from: start, in: format, level: level, headBits: Self.partHeadBits)
            guard count > 0, cuts.count <= Self.mostParts else { return nil }
            cuts.append(start + count)
        }
        let even = (try? evenParts(of: content, count: cuts.count - 1)) ?? []
        let isEvenEnough =
            !even.isEmpty
            && even.allSatisfy {
                $0.fits(into: format, level: level, headBits: Self.partHeadBits)
            }
        return isEvenEnough ? even : zip(cuts, cuts.dropFirst()).map { content.part($0..<$1) }
    }

    private func evenParts(of content: Content, count: Int) throws(QRMakingError) -> [Content] {
        let characters = content.boundaries.count - 1
        guard characters >= count else { throw .tooFewCharacters(characters, parts: count) }
        var cuts = [0]
        for number in 1..<max(count, 1) {
            let wanted = content.bytes.count * number / count
            let nearest = content.boundaries.firstIndex { $0 >= wanted } ?? characters
            // Each part has at least one character.
            cuts.append(min(max(nearest, (cuts.last ?? 0) + 1), characters - (count - number)))
        }
        cuts.append(characters)
        return zip(cuts, cuts.dropFirst()).map { content.part($0..<$1) }
    }

    /// Returns the symbols of parts, all of the smallest version that holds each of them.
    private func matrices(of parts: [Content]) throws(QRMakingError) -> [QRMatrix] {
        var format = formats[0]
        for part in parts {
            guard
                let needed = part.smallest(
                    of: formats, headBits: Self.partHeadBits, level: level)
            else { throw tooLong(part) }
            if needed.version > format.version { format = needed }
        }
        let parity = parts.reduce(UInt8(0)) { $1.bytes.reduce($0, ^) }
        let symbols = try EncoderLibrary.symbols(
            of: parts.map { $0.segments(for: format) }, parity: parity, format: format,
            level: level)
        var matrices: [QRMatrix] = []
        for (index, symbol) in symbols.enumerated() {
            let part = SymbolPart(index: index, count: symbols.count, parity: parity)
            matrices.append(try matrix(symbol, of: parts[index], format: format, part: part))
        }
        return matrices
    }

    /// Returns the error for a part that does not fit.
    private func tooLong(_ part: Content) -> QRMakingError {
        let format = formats[formats.count - 1]
        let count = part.fittingCount(
            in: format, level: level, headBits: Self.partHeadBits)
        let capacity = part.boundaries[count]
        return .tooLong(
            QRMakingError.Excess(
                bytes: part.bytes.count - capacity, capacity: capacity, version: format.version,
                isMicro: false, level: level, mode: mode, fittingLevel: nil, fittingParts: nil))
    }
}
