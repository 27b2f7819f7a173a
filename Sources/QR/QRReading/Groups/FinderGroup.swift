/// Three finder patterns that may be the corners of one code.
struct FinderGroup: Hashable, Sendable {
    /// The pattern at the right angle, and the two others.
    let patterns: [FinderPattern]

    /// The longer distance from the first to one of the others, in pixels.
    let size: Double

    /// - Returns: `nil` unless they form a right angle with equal sides, even seen aslant.
    private init?(_ corner: FinderPattern, _ first: FinderPattern, _ second: FinderPattern) {
        let (firstX, firstY) = (first.x - corner.x, first.y - corner.y)
        let (secondX, secondY) = (second.x - corner.x, second.y - corner.y)
        let firstLength = (firstX * firstX + firstY * firstY).squareRoot()
        let secondLength = (secondX * secondX + secondY * secondY).squareRoot()
        let cosine = (firstX * secondX + firstY * secondY) / (firstLength * secondLength)
        size = max(firstLength, secondLength)
        guard size <= 1.7 * min(firstLength, secondLength), abs(cosine) <= 0.5 else { return nil }
        patterns = [corner, first, second]
    }

    /// Returns all groups, the smallest first.
    ///
    /// Patterns of neighbouring codes form groups too, which are larger than those of one code, or
    /// hold no code when they are read.
    static func all(of patterns: [FinderPattern]) -> [FinderGroup] {
        var groups: [FinderGroup] = []
        for corner in patterns {
            let near = neighbours(of: corner, in: patterns)
            for (index, first) in near.enumerated() {
                for second in near[(index + 1)...] {
                    if let group = FinderGroup(corner, first, second) { groups.append(group) }
                }
            }
        }
        return groups.sorted { $0.size < $1.size }
    }

    /// The number of neighbours that are looked at: in a grid, a code's own are among the nearest.
    private static let mostNeighbours = 8

    /// The patterns of about the same size at distances of 13 to 175 modules: in the smallest
    /// symbol, 14 modules lie between two of them, in the largest 170.
    private static func neighbours(
        of corner: FinderPattern, in patterns: [FinderPattern]
    ) -> [FinderPattern] {
        let candidates = patterns.compactMap { other -> (distance: Double, FinderPattern)? in
            let module = (corner.modulePixels + other.modulePixels) / 2
            guard
                max(corner.modulePixels, other.modulePixels) <= 1.6
                    * min(corner.modulePixels, other.modulePixels)
            else { return nil }
            let (across, down) = (other.x - corner.x, other.y - corner.y)
            let distance = (across * across + down * down).squareRoot()
            guard distance >= 12 * module, distance <= 180 * module else { return nil }
            return (distance, other)
        }
        return candidates.sorted { $0.distance < $1.distance }.prefix(mostNeighbours).map(\.1)
    }

    /// The code's rectangle in the picture with its light margin.
    var surroundings: PixelRectangle {
        let (corner, first, second) = (patterns[0], patterns[1], patterns[2])
        // The fourth corner, opposite to the first.
        let across = [corner.x, first.x, second.x, first.x + second.x - corner.x]
        let down = [corner.y, first.y, second.y, first.y + second.y - corner.y]
        // A pattern's centre lies 3.5 modules within the symbol, and 4 more are light.
        let margin = 8 * (patterns.map(\.modulePixels).max() ?? 0) + 0.06 * size
        let left = Int(((across.min() ?? 0) - margin).rounded(.down))
        let top = Int(((down.min() ?? 0) - margin).rounded(.down))
        return PixelRectangle(
            x: left, y: top, width: Int(((across.max() ?? 0) + margin).rounded(.up)) - left,
            height: Int(((down.max() ?? 0) + margin).rounded(.up)) - top)
    }
}
