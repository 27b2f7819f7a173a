/// Computes the sums of a square window at every pixel of a picture.
///
/// Each column has a running sum of its pixels in the rows of the window; from row to row a pixel
/// is added at the bottom and one is subtracted at the top. Along a row the columns' sums are added
/// and subtracted in the same way, so a pixel costs four additions for any window size.
struct BoxSums {
    /// The radius of the window. At the edges of the picture the window is clipped.
    let radius: Int

    /// Calls `body` for every row, from the top.
    ///
    /// - Parameter body: Receives the row's number, the number of rows in the window, and the sum
    ///   at each pixel of the row, valid only during the call.
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

    /// Returns the number of columns in the window at each pixel of a row.
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

/// Division of integers by a fixed divisor as a multiplication, which takes a tenth of the time.
///
/// A product with the reciprocal, rounded up to 40 binary places, is too large by less than 1 /
/// divisor as long as the dividend times the divisor is below 2⁴⁰; so the fraction never carries
/// into the integer part.
struct Reciprocal {
    private let value: Int

    /// - Precondition: `divisor` is at least 1 and below 65,536.
    init(of divisor: Int) {
        precondition(
            1..<65_536 ~= divisor,
            "A reciprocal of \(divisor) is not exact enough. Divide by 1 to 65,535.")
        value = (1 << 40) / divisor + 1
    }

    /// Returns `dividend` divided by the divisor, rounded down.
    ///
    /// `dividend` is not negative, and at most 255 times the divisor.
    @inline(__always)
    func quotient(of dividend: Int) -> Int { (dividend &* value) >> 40 }
}
