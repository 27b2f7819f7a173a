/// Positions in a row, as near as possible to preferred ones.
enum Spacing {
    /// The positions that keep the order and the separations and have the smallest sum of weighted
    /// squared distances from the preferred ones.
    ///
    /// Positions that would be too close form a block, which stands at the mean of its members'
    /// preferred positions; blocks merge until none are too close (the pool-adjacent-violators
    /// method of isotonic regression).
    ///
    /// - Parameters:
    ///   - preferences: The preferred positions.
    ///   - weights: The weight of each preference, more than 0.
    ///   - separations: The least distance from each to the next: one fewer than preferences.
    ///   - range: The range of all positions, if they fit.
    static func places(
        preferences: [Double], weights: [Double], separations: [Int],
        in range: ClosedRange<Double>? = nil
    ) -> [Int] {
        guard !preferences.isEmpty else { return [] }
        var offsets = [0]
        for separation in separations { offsets.append(offsets[offsets.count - 1] + separation) }

        var blocks: [(sum: Double, weight: Double, count: Int)] = []
        for index in preferences.indices {
            let preference = preferences[index] - Double(offsets[index])
            var block = (sum: preference * weights[index], weight: weights[index], count: 1)
            while let last = blocks.last, last.sum / last.weight >= block.sum / block.weight {
                block = (
                    last.sum + block.sum, last.weight + block.weight, last.count + block.count
                )
                blocks.removeLast()
            }
            blocks.append(block)
        }

        let shifts = blocks.flatMap { block in
            Array(repeating: block.sum / block.weight, count: block.count)
        }
        return zip(shifts, offsets).map { shift, offset in
            var shift = shift
            if let range {
                let last = max(
                    range.lowerBound, range.upperBound - Double(offsets[offsets.count - 1]))
                shift = min(max(shift, range.lowerBound), last)
            }
            return Int(shift.rounded()) + offset
        }
    }
}
