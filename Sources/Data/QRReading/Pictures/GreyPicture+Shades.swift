extension GreyPicture {
    /// Black for white.
    var inverted: GreyPicture {
        GreyPicture(width: width, height: height, pixels: pixels.map { 255 - $0 })
    }

    /// From black to white, where the picture has two shades nearer to each other: for decoders that take little contrast for
    /// none.
    var stretched: GreyPicture {
        let range = ShadeRange(of: self)
        let shades = (0...255).map { (shade: Int) -> UInt8 in
            UInt8(clamping: (shade - range.dark) * 255 / max(range.width, 1))
        }
        return GreyPicture(width: width, height: height, pixels: pixels.map { shades[Int($0)] })
    }

    /// Black and white by the mean of each pixel's surroundings, against shadows (D. Bradley and G. Roth, “Adaptive Thresholding
    /// Using the Integral Image”, 2007).
    func thresholded() -> GreyPicture {
        let radius = max(min(width, height) / 16, 4)
        let sums = AreaSums(of: self)
        var result: [UInt8] = []
        result.reserveCapacity(pixels.count)
        for y in 0..<height {
            let rows = max(y - radius, 0)..<min(y + radius + 1, height)
            for x in 0..<width {
                let columns = max(x - radius, 0)..<min(x + radius + 1, width)
                let count = rows.count * columns.count
                // Darker than 95 % of the mean.
                let isDark =
                    Int(pixels[y * width + x]) * count * 100
                    < sums.sum(columns: columns, rows: rows) * 95
                result.append(isDark ? 0 : 255)
            }
        }
        return GreyPicture(width: width, height: height, pixels: result)
    }

    /// Each pixel the mean of itself and its neighbours at most `radius` away, against noise.
    func smoothed(radius: Int) -> GreyPicture {
        let sums = AreaSums(of: self)
        var result: [UInt8] = []
        result.reserveCapacity(pixels.count)
        for y in 0..<height {
            let rows = max(y - radius, 0)..<min(y + radius + 1, height)
            for x in 0..<width {
                let columns = max(x - radius, 0)..<min(x + radius + 1, width)
                let sum = sums.sum(columns: columns, rows: rows)
                result.append(UInt8(sum / (rows.count * columns.count)))
            }
        }
        return GreyPicture(width: width, height: height, pixels: result)
    }

    /// Each pixel moved away from the mean of its surroundings, against blur.
    func sharpened(radius: Int) -> GreyPicture {
        let smooth = smoothed(radius: radius)
        let sharp = zip(pixels, smooth.pixels).map { pixel, mean in
            UInt8(clamping: Int(mean) + (Int(pixel) - Int(mean)) * 3)
        }
        return GreyPicture(width: width, height: height, pixels: sharp)
    }
}

/// The sums of all pixels above and to the left of each, from which the sum of any rectangle is known by four look-ups.
struct AreaSums {
    private let rowLength: Int
    private let sums: [Int]

    init(of picture: GreyPicture) {
        rowLength = picture.width + 1
        var sums = [Int](repeating: 0, count: rowLength)
        sums.reserveCapacity(rowLength * (picture.height + 1))
        for y in 0..<picture.height {
            var line = 0
            sums.append(0)
            for x in 0..<picture.width {
                line += Int(picture.pixels[y * picture.width + x])
                sums.append(sums[sums.count - rowLength] + line)
            }
        }
        self.sums = sums
    }

    /// The sum of the pixels in some columns of some rows.
    func sum(columns: Range<Int>, rows: Range<Int>) -> Int {
        let top = rows.lowerBound * rowLength
        let bottom = rows.upperBound * rowLength
        return sums[bottom + columns.upperBound] - sums[top + columns.upperBound]
            - sums[bottom + columns.lowerBound] + sums[top + columns.lowerBound]
    }
}
