/// Places things in a row as near as possible to where they want to be.
enum Spacing {
    /// The places that keep the order and the separations and have the smallest sum of weighted squared
    /// distances from the wishes.
    ///
    /// Places that would be too close form a block, which stands at the mean of its members' wishes; blocks
    /// merge until none are too close (the pool-adjacent-violators method of isotonic regression).
    ///
    /// - Parameters:
    ///   - wishes: Where each wants to be.
    ///   - weights: How much each insists, more than 0.
    ///   - separations: How far each is at least from the next: one fewer than wishes.
    ///   - range: Where all have to be, if they fit.
    static func places(
        wishes: [Double], weights: [Double], separations: [Int],
        in range: ClosedRange<Double>? = nil
    ) -> [Int] {
        guard !wishes.isEmpty else { return [] }
        var offsets = [0]
        for separation in separations { offsets.append(offsets[offsets.count - 1] + separation) }

        var blocks: [(sum: Double, weight: Double, count: Int)] = []
        for index in wishes.indices {
            let wish = wishes[index] - Double(offsets[index])
            var block = (sum: wish * weights[index], weight: weights[index], count: 1)
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
