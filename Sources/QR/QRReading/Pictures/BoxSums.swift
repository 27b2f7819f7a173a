/// Slides a square over a picture and adds up the pixels that it covers.
///
/// Each column keeps the sum of those of its pixels that lie in the rows of the square; from row to row a pixel is added to it at the
/// bottom and one is taken away at the top. Along a row the columns' sums are added and taken away in the same way, so that a
/// pixel costs four additions however large the square is.
struct BoxSums {
    /// How far the square reaches from its middle. At the edges of the picture it covers what there is.
    let radius: Int

    /// Calls `body` for every row, from the top.
    ///
    /// - Parameter body: Gets the row's number, how many rows the square covers there, and the sum at each pixel of the row, which
    ///   are good during the call only.
    func forEachRow(
        of rows: PixelRows, _ body: (_ y: Int, _ rowCount: Int, _ sums: UnsafePointer<Int>) -> Void
    ) {
        let width = rows.width
        var columns = [UInt32](repeating: 0, count: width)
        var sums = [Int](repeating: 0, count: width)
        columns.withUnsafeMutableBufferPointer { columns in
            sums.withUnsafeMutableBufferPointer { sums in
                guard let columns = columns.baseAddress, let sums = sums.baseAddress else { return }
                for y in 0..<min(radius, rows.height) { Self.add(rows[y], to: columns, width) }
                for y in 0..<rows.height {
                    if y + radius < rows.height { Self.add(rows[y + radius], to: columns, width) }
                    if y > radius { Self.take(rows[y - radius - 1], from: columns, width) }
                    slide(along: columns, width, into: sums)
                    let covered = min(y + radius + 1, rows.height) - max(y - radius, 0)
                    body(y, covered, UnsafePointer(sums))
                }
            }
        }
    }

    /// How many columns the square covers at each pixel of a row.
    func columnCounts(width: Int) -> [Int] {
        (0..<width).map { min($0 + radius + 1, width) - max($0 - radius, 0) }
    }

    private static func add(
        _ row: UnsafePointer<UInt8>, to columns: UnsafeMutablePointer<UInt32>, _ width: Int
    ) {
        var x = 0
        while x < width {
            columns[x] &+= UInt32(truncatingIfNeeded: row[x])
            x &+= 1
        }
    }

    private static func take(
        _ row: UnsafePointer<UInt8>, from columns: UnsafeMutablePointer<UInt32>, _ width: Int
    ) {
        var x = 0
        while x < width {
            columns[x] &-= UInt32(truncatingIfNeeded: row[x])
            x &+= 1
        }
    }

    private func slide(
        along columns: UnsafeMutablePointer<UInt32>, _ width: Int,
        into sums: UnsafeMutablePointer<Int>
    ) {
        var sum = 0
        var x = 0
        while x < min(radius, width) {
            sum &+= Int(truncatingIfNeeded: columns[x])
            x &+= 1
        }
        x = 0
        while x < width {
            if x &+ radius < width { sum &+= Int(truncatingIfNeeded: columns[x &+ radius]) }
            if x > radius { sum &-= Int(truncatingIfNeeded: columns[x &- radius &- 1]) }
            sums[x] = sum
            x &+= 1
        }
    }
}

/// Whole numbers divided by one that stays the same, by a multiplication, which takes a tenth of the time.
///
/// A product with the reciprocal, rounded up to 40 binary places, is too large by less than 1 / divisor as long as the dividend times
/// the divisor is below 2⁴⁰; so nothing after the point changes what is before it.
struct Reciprocal {
    private let value: Int

    /// - Precondition: `divisor` is at least 1 and below 65,536.
    init(of divisor: Int) {
        precondition(
            1..<65_536 ~= divisor,
            "A reciprocal of \(divisor) is not exact enough. Divide by 1 to 65,535.")
        value = (1 << 40) / divisor + 1
    }

    /// `dividend` divided by the divisor, rounded down.
    ///
    /// `dividend` is not negative, and at most 255 times the divisor.
    @inline(__always)
    func quotient(of dividend: Int) -> Int { (dividend &* value) >> 40 }
}
