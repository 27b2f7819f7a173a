/// The range of grey levels of a picture, without outliers.
struct ShadeRange: Hashable, Sendable {
    /// The grey level that 0.1 % of the pixels are below.
    let dark: Int

    /// The grey level that 0.1 % of the pixels are above.
    let light: Int

    var width: Int { light - dark }

    init(of picture: GreyPicture) {
        var counts = [Int](repeating: 0, count: 256)
        picture.withRows { rows in
            for y in 0..<rows.height {
                let row = rows[y]
                var x = 0
                while x < rows.width {
                    counts[Int(row[x])] += 1
                    x &+= 1
                }
            }
        }
        let few = picture.pixels.count / 1000
        dark = Self.index(of: few, in: counts)
        light = 255 - Self.index(of: few, in: counts.reversed())
    }

    /// Returns the index at which the cumulative count exceeds `count`.
    private static func index(of count: Int, in counts: [Int]) -> Int {
        var seen = 0
        for (index, more) in counts.enumerated() {
            seen += more
            if seen > count { return index }
        }
        return counts.count - 1
    }

    /// Returns the width in pixels of the sharpest edges of a picture, from the steepest 0.1 % of
    /// steps.
    func edgePixels(in picture: GreyPicture) -> Double {
        var counts = [Int](repeating: 0, count: 256)
        picture.withRows { rows in
            for y in 0..<rows.height {
                let row = rows[y]
                var x = 1
                while x < rows.width {
                    counts[abs(Int(row[x]) - Int(row[x - 1]))] += 1
                    x &+= 1
                }
            }
        }
        let steepest = 255 - Self.index(of: picture.pixels.count / 1000, in: counts.reversed())
        return Double(width) / Double(max(steepest, 1))
    }
}
