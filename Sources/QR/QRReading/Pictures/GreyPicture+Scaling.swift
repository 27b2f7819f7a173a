extension GreyPicture {
    /// Returns the picture with each pixel the mean of a square of `factor` by `factor`; the
    /// remainder at the right and the bottom is dropped.
    ///
    /// Returns the picture itself when a side is shorter than `factor`.
    ///
    /// - Precondition: `factor` is from 1 to 255.
    func reduced(by factor: Int) -> GreyPicture {
        let newWidth = width / factor
        let newHeight = height / factor
        guard newWidth > 0, newHeight > 0, factor > 1 else { return self }
        let area = factor * factor
        let reciprocal = Reciprocal(of: area)
        var sums = [Int](repeating: 0, count: newWidth)
        return withRows { source in
            GreyPicture(width: newWidth, height: newHeight) { target in
                sums.withUnsafeMutableBufferPointer { sums in
                    for newY in 0..<newHeight {
                        sums.update(repeating: area / 2)
                        for y in newY * factor..<(newY + 1) * factor {
                            Self.add(source[y], in: factor, to: sums)
                        }
                        let to = target[newY]
                        var x = 0
                        while x < newWidth {
                            to[x] = UInt8(truncatingIfNeeded: reciprocal.quotient(of: sums[x]))
                            x &+= 1
                        }
                    }
                }
            }
        }
    }

    /// Adds up each group of `factor` pixels of a row.
    private static func add(
        _ row: UnsafePointer<UInt8>, in factor: Int, to sums: UnsafeMutableBufferPointer<Int>
    ) {
        var pixel = row
        var x = 0
        while x < sums.count {
            var sum = sums[x]
            var left = factor
            while left > 0 {
                sum &+= Int(truncatingIfNeeded: pixel.pointee)
                pixel += 1
                left &-= 1
            }
            sums[x] = sum
            x &+= 1
        }
    }

    /// Returns the picture enlarged by the same factor in both dimensions, with linear
    /// interpolation.
    ///
    /// - Precondition: `factor` is at least 1.
    func enlarged(by factor: Double) -> GreyPicture {
        precondition(factor >= 1, "Enlarging by \(factor) would shrink. Use reduced(by:).")
        let columns = Interpolation(from: width, to: Int(Double(width) * factor), factor: factor)
        let rows = Interpolation(from: height, to: Int(Double(height) * factor), factor: factor)
        let newWidth = columns.steps.count
        // Two widened source rows and their numbers. Most new rows are between the same source rows
        // as the previous one.
        var wide = [[UInt32]](repeating: [UInt32](repeating: 0, count: newWidth), count: 2)
        var (first, second) = (-1, -1)
        return withRows { source in
            GreyPicture(width: newWidth, height: rows.steps.count) { target in
                for (y, row) in rows.steps.enumerated() {
                    if row.first == second {
                        wide.swapAt(0, 1)
                        swap(&first, &second)
                    }
                    if row.first != first {
                        columns.widen(source[row.first], into: &wide[0])
                        first = row.first
                    }
                    if row.second != second {
                        columns.widen(source[row.second], into: &wide[1])
                        second = row.second
                    }
                    Self.blend(wide[0], wide[1], row.share, into: target[y])
                }
            }
        }
    }

    /// Interpolates a row between two others whose grey levels are in 256ths.
    private static func blend(
        _ first: [UInt32], _ second: [UInt32], _ share: UInt32,
        into row: UnsafeMutablePointer<UInt8>
    ) {
        first.withUnsafeBufferPointer { first in
            second.withUnsafeBufferPointer { second in
                var x = 0
                while x < first.count {
                    let sum = first[x] &* (256 &- share) &+ second[x] &* share
                    row[x] = UInt8(truncatingIfNeeded: (sum &+ 1 << 15) >> 16)
                    x &+= 1
                }
            }
        }
    }
}

/// The two source pixels of each new pixel, along one axis.
private struct Interpolation {
    struct Step {
        let first: Int
        let second: Int

        /// The weight of the second pixel, in 256ths.
        let share: UInt32
    }

    let steps: [Step]

    init(from old: Int, to new: Int, factor: Double) {
        steps = (0..<new).map { index in
            let place = max((Double(index) + 0.5) / factor - 0.5, 0)
            let first = min(Int(place), old - 1)
            return Step(
                first: first, second: min(first + 1, old - 1),
                share: UInt32((place - Double(first)) * 256))
        }
    }

    /// Interpolates a row at all steps, in 256ths.
    func widen(_ row: UnsafePointer<UInt8>, into wide: inout [UInt32]) {
        steps.withUnsafeBufferPointer { steps in
            wide.withUnsafeMutableBufferPointer { wide in
                var x = 0
                while x < wide.count {
                    let step = steps[x]
                    wide[x] =
                        UInt32(truncatingIfNeeded: row[step.first]) &* (256 &- step.share)
                        &+ UInt32(truncatingIfNeeded: row[step.second]) &* step.share
                    x &+= 1
                }
            }
        }
    }
}
