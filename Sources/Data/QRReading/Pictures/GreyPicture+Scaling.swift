extension GreyPicture {
    /// Each pixel the mean of a square of `factor` by `factor`; what is left at the right and the bottom is dropped.
    ///
    /// The picture itself when it has fewer pixels than that on a side.
    func reduced(by factor: Int) -> GreyPicture {
        let newWidth = width / factor
        let newHeight = height / factor
        guard newWidth > 0, newHeight > 0 else { return self }
        let area = factor * factor
        var sums = [Int](repeating: 0, count: newWidth)
        var result: [UInt8] = []
        result.reserveCapacity(newWidth * newHeight)
        for newY in 0..<newHeight {
            for column in sums.indices { sums[column] = area / 2 }
            for y in newY * factor..<(newY + 1) * factor {
                var index = y * width
                for column in sums.indices {
                    for _ in 0..<factor {
                        sums[column] += Int(pixels[index])
                        index += 1
                    }
                }
            }
            for sum in sums { result.append(UInt8(sum / area)) }
        }
        return GreyPicture(width: newWidth, height: newHeight, pixels: result)
    }

    /// The picture in a larger size, both sides by the same factor, smooth between pixels.
    ///
    /// - Precondition: `factor` is at least 1.
    func enlarged(by factor: Double) -> GreyPicture {
        precondition(factor >= 1, "Enlarging by \(factor) would shrink. Use reduced(by:).")
        let columns = Interpolation(from: width, to: Int(Double(width) * factor), factor: factor)
        let rows = Interpolation(from: height, to: Int(Double(height) * factor), factor: factor)
        var result: [UInt8] = []
        result.reserveCapacity(columns.steps.count * rows.steps.count)
        for row in rows.steps {
            let top = row.first * width
            let bottom = row.second * width
            for column in columns.steps {
                let above =
                    Int(pixels[top + column.first]) * (256 - column.share)
                    + Int(pixels[top + column.second]) * column.share
                let below =
                    Int(pixels[bottom + column.first]) * (256 - column.share)
                    + Int(pixels[bottom + column.second]) * column.share
                let sum = above * (256 - row.share) + below * row.share
                result.append(UInt8((sum + 1 << 15) >> 16))
            }
        }
        return GreyPicture(width: columns.steps.count, height: rows.steps.count, pixels: result)
    }
}

/// Which two old pixels a new one lies between, along one axis.
private struct Interpolation {
    struct Step {
        let first: Int
        let second: Int

        /// How much of the second one, in 256ths.
        let share: Int
    }

    let steps: [Step]

    init(from old: Int, to new: Int, factor: Double) {
        steps = (0..<new).map { index in
            let place = max((Double(index) + 0.5) / factor - 0.5, 0)
            let first = min(Int(place), old - 1)
            return Step(
                first: first, second: min(first + 1, old - 1),
                share: Int((place - Double(first)) * 256))
        }
    }
}
