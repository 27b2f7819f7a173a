/// A cell of the world as a short text: every letter divides it by 32.
///
/// The geohashes of nearby locations mostly begin with the same letters. G. Niemeyer's
/// public-domain system of 2008.
///
///     let place = try Coordinate<WGS84>(latitude: 57.64911, longitude: 10.40744)
///     Geohash(place, length: 11).text  // "u4pruydqqvj"
public struct Geohash<System: CoordinateSystem>: Hashable, Sendable {
    /// The valid lengths; 12 letters are a cell of about 4 by 2 centimetres.
    public static var lengths: ClosedRange<Int> { 1...12 }

    /// The cell's letters and digits, in lower case.
    public let text: String

    /// The cell.
    public let box: BoundingBox<System>

    /// Creates the cell of a coordinate.
    ///
    /// - Precondition: `length` is within ``lengths``.
    public init(_ coordinate: Coordinate<System>, length: Int) {
        precondition(
            Self.lengths.contains(length),
            "A geohash cannot have \(length) letters. Ask for \(Self.lengths.lowerBound) to \(Self.lengths.upperBound)."
        )
        var halving = Halving()
        var letters = ""
        for _ in 0..<length {
            var digit = 0
            for _ in 0..<5 {
                digit = digit << 1 | (halving.narrow(towards: coordinate) ? 1 : 0)
            }
            letters.append(GeohashAlphabet.letters[digit])
        }
        text = letters
        box = halving.box()
    }

    /// Parses a geohash.
    ///
    /// - Throws: ``GeohashError`` when the text is empty, too long or contains an invalid
    ///   character.
    public init(_ text: String) throws(GeohashError) {
        guard Self.lengths.contains(text.count) else { throw .length(text.count) }
        var halving = Halving()
        var letters = ""
        for (index, character) in text.lowercased().enumerated() {
            guard let digit = GeohashAlphabet.letters.firstIndex(of: character) else {
                throw .character(character, position: index + 1)
            }
            for bit in stride(from: 4, through: 0, by: -1) {
                halving.narrow(toUpperHalf: digit >> bit & 1 == 1)
            }
            letters.append(character)
        }
        self.text = letters
        box = halving.box()
    }
}

/// The reason why a text is not a geohash.
public enum GeohashError: Error, Hashable, Sendable {
    case length(Int)
    case character(Character, position: Int)
}

extension GeohashError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .length(let count): "A geohash has 1 to 12 letters, not \(count)."
        case .character(let character, let position):
            """
            “\(character)” at position \(position) is not a letter of geohashes. They have digits and small letters, \
            but no a, i, l or o.
            """
        }
    }
}

private enum GeohashAlphabet {
    static let letters = Array("0123456789bcdefghjkmnpqrstuvwxyz")
}

/// The world, repeatedly halved by longitude and latitude in turn.
private struct Halving {
    private var latitudes = -90.0...90.0
    private var longitudes = -180.0...180.0
    private var isLongitudeNext = true

    /// Narrows to the half with a coordinate, and returns `true` for the upper half.
    mutating func narrow<System>(towards coordinate: Coordinate<System>) -> Bool {
        let (value, range) =
            isLongitudeNext
            ? (coordinate.longitude, longitudes) : (coordinate.latitude, latitudes)
        let isUpper = value >= (range.lowerBound + range.upperBound) / 2
        narrow(toUpperHalf: isUpper)
        return isUpper
    }

    mutating func narrow(toUpperHalf isUpper: Bool) {
        let range = isLongitudeNext ? longitudes : latitudes
        let middle = (range.lowerBound + range.upperBound) / 2
        let half = isUpper ? middle...range.upperBound : range.lowerBound...middle
        if isLongitudeNext { longitudes = half } else { latitudes = half }
        isLongitudeNext.toggle()
    }

    func box<System>() -> BoundingBox<System> {
        BoundingBox(
            uncheckedSouth: latitudes.lowerBound, west: longitudes.lowerBound,
            north: latitudes.upperBound, east: longitudes.upperBound)
    }
}
