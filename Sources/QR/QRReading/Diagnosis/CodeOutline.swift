/// The hypothetical position of a QR code with three given finder patterns.
struct CodeOutline {
    /// The corners top left, top right, bottom right and bottom left, in pixels.
    let corners: [PicturePoint]

    /// The side in modules.
    let side: Int

    /// Returns all codes that three of some patterns can belong to; none for fewer, or for so many
    /// that they are noise.
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

    /// The maximum number of patterns, beyond which they cannot be grouped.
    private static let mostPatterns = 6

    /// Returns the code with these patterns in the estimated size, and in the adjacent sizes,
    /// because the estimate is rough.
    private static func outlines(
        _ topLeft: FinderPattern, _ topRight: FinderPattern, _ bottomLeft: FinderPattern
    ) -> [CodeOutline] {
        let across = PicturePoint(x: topRight.x - topLeft.x, y: topRight.y - topLeft.y)
        let down = PicturePoint(x: bottomLeft.x - topLeft.x, y: bottomLeft.y - topLeft.y)
        let (width, height) = (length(across), length(down))
        // Frontal, with a nearly right angle, and nearly square.
        let area = across.x * down.y - across.y * down.x
        guard area > 0.8 * width * height, width < 1.5 * height, height < 1.5 * width else {
            return []
        }
        let module = (topLeft.modulePixels + topRight.modulePixels + bottomLeft.modulePixels) / 3
        let told = Int(((width + height) / 2 / module - 10) / 4 + 0.5)
        return (told - 1...told + 1).filter { 1...40 ~= $0 }.map { version in
            let side = SymbolVersion.qr(version).side
            // The patterns' centres are three and a half modules from the edges.
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

    /// Returns `true` if there is a code: the timing patterns between the finder patterns alternate
    /// from module to module.
    func isCode(in picture: GreyPicture) -> Bool {
        guard let sampler = SymbolSampler(picture, corners: corners, side: side) else {
            return false
        }
        return sampler.timingAgreement >= Self.leastAgreement
    }

    /// The minimum share of matching modules. Half would match by chance.
    private static let leastAgreement = 0.85
}
