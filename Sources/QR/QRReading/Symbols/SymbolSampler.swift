/// Samples single modules of a symbol with known corners.
struct SymbolSampler {
    private let picture: GreyPicture
    private let perspective: Perspective

    /// The side in modules.
    let side: Int

    /// The threshold of dark modules at the top left, and its increase toward the right and the
    /// bottom.
    private let threshold: (start: Int, across: Int, down: Int)

    /// - Returns: `nil` when the corners are not a perspective view of a square.
    init?(_ picture: GreyPicture, corners: [PicturePoint], side: Int) {
        guard let perspective = Perspective(corners: corners) else { return nil }
        self.picture = picture
        self.perspective = perspective
        self.side = side
        // The centre of a finder pattern is dark, the ring around it light.
        func middle(_ left: Int, _ top: Int) -> Int {
            let dark = [(2, 2), (3, 2), (4, 2), (2, 3), (3, 3), (4, 3), (3, 4)]
            let light = [(1, 1), (3, 1), (5, 1), (1, 3), (5, 3), (1, 5), (3, 5), (5, 5)]
            let shades = [dark, light].map { modules in
                modules.reduce(0) { sum, module in
                    sum
                        + Self.shade(
                            in: picture, at: left + module.0, top + module.1, perspective, side)
                } / modules.count
            }
            return (shades[0] + shades[1] + 1) / 2
        }
        let start = middle(0, 0)
        threshold = (start, middle(side - 7, 0) - start, middle(0, side - 7) - start)
    }

    /// Returns `true` if the module in a column and a row, from 0, is dark.
    func isDark(_ column: Int, _ row: Int) -> Bool {
        let limit = threshold.start + (threshold.across * column + threshold.down * row) / side
        return Self.shade(in: picture, at: column, row, perspective, side) < limit
    }

    /// Returns the grey level at a module's centre, white outside of the picture.
    private static func shade(
        in picture: GreyPicture, at column: Int, _ row: Int, _ perspective: Perspective, _ side: Int
    ) -> Int {
        let point = perspective.point(
            (Double(column) + 0.5) / Double(side), (Double(row) + 0.5) / Double(side))
        guard point.x >= 0, point.y >= 0, point.x < Double(picture.width),
            point.y < Double(picture.height)
        else { return 255 }
        return Int(picture[Int(point.x), Int(point.y)])
    }
}

// MARK: - Finding the size

extension SymbolSampler {
    /// Returns the sampler of the size whose fixed patterns match best; `nil` when the corners are
    /// not those of a square.
    ///
    /// Takes the first size that certainly matches, since most symbols are small.
    static func best(for corners: [PicturePoint], in picture: GreyPicture) -> SymbolSampler? {
        var best: (sampler: SymbolSampler, agreement: Double)?
        for version in 1...40 {
            let side = SymbolVersion.qr(version).side
            guard let sampler = SymbolSampler(picture, corners: corners, side: side) else {
                return nil
            }
            let agreement = sampler.agreement
            if agreement >= certainAgreement { return sampler }
            if agreement > best?.agreement ?? -1 { best = (sampler, agreement) }
        }
        return best?.sampler
    }

    /// The share of matching modules that no wrong size reaches: the finder patterns of the next
    /// size lie up to a module apart in small symbols, and in large ones half of the timing
    /// patterns, more than a tenth of the modules, differ.
    private static let certainAgreement = 0.96
}

// MARK: - What all symbols have

extension SymbolSampler {
    /// The share of matching modules, from 0 to 1, among those that are the same in all QR codes of
    /// this size: the three finder patterns with their margins, and the timing patterns between
    /// them.
    var agreement: Double {
        var right = 0
        var count = 0
        for (left, top) in [(0, 0), (side - 7, 0), (0, side - 7)] {
            for row in 0..<7 {
                for column in 0..<7 {
                    let ring = max(abs(column - 3), abs(row - 3))
                    count += 1
                    if isDark(left + column, top + row) == (ring != 2) { right += 1 }
                }
            }
        }
        return Double(right + timingAgreements) / Double(count + timingCount)
    }

    /// The share of matching modules of the timing patterns, from 0 to 1.
    var timingAgreement: Double { Double(timingAgreements) / Double(timingCount) }

    private var timingCount: Int { 2 * (side - 16) }

    private var timingAgreements: Int {
        (8..<side - 8).reduce(0) { right, place in
            let isDarkThere = place.isMultiple(of: 2)
            return right + (isDark(place, 6) == isDarkThere ? 1 : 0)
                + (isDark(6, place) == isDarkThere ? 1 : 0)
        }
    }

    /// The format information from each of its two positions where it is readable, the better
    /// readable one first.
    ///
    /// A mirrored symbol has rows and columns exchanged, so both orientations are tried.
    var formats: [FormatInformation] {
        let first = [
            (0, 8), (1, 8), (2, 8), (3, 8), (4, 8), (5, 8), (7, 8), (8, 8), (8, 7), (8, 5),
            (8, 4), (8, 3), (8, 2), (8, 1), (8, 0),
        ]
        let second =
            (1...7).map { (8, side - $0) } + (1...8).reversed().map { (side - $0, 8) }
        let places = [first, second]
        return (places + places.map { $0.map { ($1, $0) } })
            .compactMap { FormatInformation.nearest(to: bits(at: $0)) }
            .sorted { $0.errors < $1.errors }
            .map(\.information)
    }

    /// The format information of a Micro QR code, which has a single position.
    var microFormat: MicroFormatInformation? {
        let modules = (1...8).map { ($0, 8) } + (1...7).reversed().map { (8, $0) }
        return MicroFormatInformation.nearest(to: bits(at: modules))
    }

    /// Returns the number whose bits are stored in some modules, the most significant first.
    private func bits(at modules: [(Int, Int)]) -> Int {
        modules.reduce(0) { $0 << 1 | (isDark($1.0, $1.1) ? 1 : 0) }
    }

    /// Returns the whole symbol as an upright picture with a margin.
    func rectified() -> GreyPicture {
        let margin = 4
        let scale = 3
        let size = (side + 2 * margin) * scale
        var pixels = [UInt8](repeating: 255, count: size * size)
        for row in 0..<side {
            for column in 0..<side where isDark(column, row) {
                for y in (row + margin) * scale..<(row + margin + 1) * scale {
                    for x in (column + margin) * scale..<(column + margin + 1) * scale {
                        pixels[y * size + x] = 0
                    }
                }
            }
        }
        return GreyPicture(width: size, height: size, pixels: pixels)
    }
}
