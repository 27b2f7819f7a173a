/// Where a QR code would lie that three corner patterns belong to.
struct CodeOutline {
    /// Top left, top right, bottom right and bottom left, in pixels.
    let corners: [PicturePoint]

    /// Modules a side.
    let side: Int

    /// All codes that three of some patterns can belong to; none when there are fewer, or so many that they are noise.
    static func all(of patterns: [FinderPattern]) -> [CodeOutline] {
        guard patterns.count <= mostPatterns else { return [] }
        return patterns.indices.flatMap { topLeft in
            patterns.indices.flatMap { topRight in
                patterns.indices.flatMap { bottomLeft in
                    outlines(patterns[topLeft], patterns[topRight], patterns[bottomLeft])
                }
            }
        }
    }

    /// With more there is no telling which belong together.
    private static let mostPatterns = 6

    /// The code with these patterns in the size that they tell, and in the next smaller and larger one, because they tell it roughly.
    private static func outlines(
        _ topLeft: FinderPattern, _ topRight: FinderPattern, _ bottomLeft: FinderPattern
    ) -> [CodeOutline] {
        let across = PicturePoint(x: topRight.x - topLeft.x, y: topRight.y - topLeft.y)
        let down = PicturePoint(x: bottomLeft.x - topLeft.x, y: bottomLeft.y - topLeft.y)
        let (width, height) = (length(across), length(down))
        // Seen from the front, at about a right angle, and about square.
        let area = across.x * down.y - across.y * down.x
        guard area > 0.8 * width * height, width < 1.5 * height, height < 1.5 * width else {
            return []
        }
        let module = (topLeft.modulePixels + topRight.modulePixels + bottomLeft.modulePixels) / 3
        let told = Int(((width + height) / 2 / module - 10) / 4 + 0.5)
        return (told - 1...told + 1).filter { 1...40 ~= $0 }.map { version in
            let side = SymbolVersion.qr(version).side
            // The patterns' middles are three and a half modules from the edges.
            let modules = Double(side - 7)
            func corner(_ column: Double, _ row: Double) -> PicturePoint {
                PicturePoint(
                    x: topLeft.x + ((column - 3.5) * across.x + (row - 3.5) * down.x) / modules,
                    y: topLeft.y + ((column - 3.5) * across.y + (row - 3.5) * down.y) / modules)
            }
            let end = Double(side)
            return CodeOutline(
                corners: [corner(0, 0), corner(end, 0), corner(end, end), corner(0, end)],
                side: side)
        }
    }

    private static func length(_ line: PicturePoint) -> Double {
        (line.x * line.x + line.y * line.y).squareRoot()
    }

    /// Whether there is a code: the lines between the corner patterns alternate from module to module, as in each code.
    func isCode(in picture: GreyPicture) -> Bool {
        guard let sampler = SymbolSampler(picture, corners: corners, side: side) else {
            return false
        }
        return sampler.timingAgreement >= Self.leastAgreement
    }

    /// How much of these lines must be seen. Half would be by chance.
    private static let leastAgreement = 0.85
}
