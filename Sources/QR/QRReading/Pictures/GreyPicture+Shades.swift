extension GreyPicture {
    /// The inverted picture.
    var inverted: GreyPicture { mapped(by: (0...255).map { 255 - $0 }) }

    /// The picture stretched to the full range of grey levels, for decoders that miss low contrast.
    var stretched: GreyPicture {
        let range = ShadeRange(of: self)
        return mapped(
            by: (0...255).map { shade in
                UInt8(clamping: (shade - range.dark) * 255 / max(range.width, 1))
            })
    }

    /// Returns the picture with replaced grey levels.
    ///
    /// - Parameter shades: 256 grey levels, the replacement of black first.
    private func mapped(by shades: [UInt8]) -> GreyPicture {
        precondition(shades.count == 256, "\(shades.count) shades cannot stand for 256.")
        return withRows { source in
            GreyPicture(width: width, height: height) { target in
                shades.withUnsafeBufferPointer { shades in
                    for y in 0..<height {
                        let (from, to) = (source[y], target[y])
                        var x = 0
                        while x < width {
                            to[x] = shades[Int(truncatingIfNeeded: from[x])]
                            x &+= 1
                        }
                    }
                }
            }
        }
    }

    /// Returns the picture in black and white, thresholded by the mean of each pixel's surroundings
    /// to compensate shadows (D. Bradley and G. Roth, “Adaptive Thresholding Using the Integral
    /// Image”, 2007).
    func thresholded() -> GreyPicture {
        let box = BoxSums(radius: max(min(width, height) / 16, 4))
        let columnCounts = box.columnCounts(width: width)
        return withRows { source in
            GreyPicture(width: width, height: height) { target in
                columnCounts.withUnsafeBufferPointer { columnCounts in
                    box.forEachRow(of: source) { y, rowCount, sums in
                        let (from, to) = (source[y], target[y])
                        var x = 0
                        while x < width {
                            // Darker than 95 % of the mean.
                            let count = rowCount &* columnCounts[x]
                            let shade = Int(truncatingIfNeeded: from[x])
                            to[x] = shade &* count &* 100 < sums[x] &* 95 ? 0 : 255
                            x &+= 1
                        }
                    }
                }
            }
        }
    }

    /// Returns the picture with each pixel replaced by the mean within `radius`, to reduce noise.
    ///
    /// - Precondition: `radius` is at most 100.
    func smoothed(radius: Int) -> GreyPicture {
        combined(radius: radius) { _, mean in mean }
    }

    /// Returns the picture with each pixel moved away from the mean of its surroundings, to reduce
    /// blur.
    ///
    /// - Precondition: `radius` is at most 100.
    func sharpened(radius: Int) -> GreyPicture {
        combined(radius: radius) { shade, mean in min(max(mean + (shade - mean) * 3, 0), 255) }
    }

    /// Returns a picture computed by `shade` from each pixel and the mean of its surroundings, from
    /// 0 to 255.
    private func combined(
        radius: Int, _ shade: (_ shade: Int, _ mean: Int) -> Int
    ) -> GreyPicture {
        let box = BoxSums(radius: radius)
        let columnCounts = box.columnCounts(width: width)
        var coveredRows = 0
        var reciprocals: [Reciprocal] = []
        return withRows { source in
            GreyPicture(width: width, height: height) { target in
                box.forEachRow(of: source) { y, rowCount, sums in
                    if rowCount != coveredRows {
                        coveredRows = rowCount
                        reciprocals = columnCounts.map { Reciprocal(of: $0 * rowCount) }
                    }
                    reciprocals.withUnsafeBufferPointer { reciprocals in
                        let (from, to) = (source[y], target[y])
                        var x = 0
                        while x < width {
                            let mean = reciprocals[x].quotient(of: sums[x])
                            to[x] = UInt8(
                                truncatingIfNeeded: shade(Int(truncatingIfNeeded: from[x]), mean))
                            x &+= 1
                        }
                    }
                }
            }
        }
    }
}
