import Foundation

/// A picture in shades of grey, row by row from the top left.
public struct GreyPicture: Hashable, Sendable {
    /// In pixels, at least 1.
    public let width: Int

    /// In pixels, at least 1.
    public let height: Int

    /// A byte a pixel, from 0 for black to 255 for white.
    public private(set) var pixels: [UInt8]

    /// - Precondition: There are `width · height` pixels, and one at least.
    public init(width: Int, height: Int, pixels: [UInt8]) {
        precondition(
            width > 0 && height > 0 && pixels.count == width * height,
            "A picture of \(width) by \(height) pixels cannot have \(pixels.count). Pass width · height bytes."
        )
        self.width = width
        self.height = height
        self.pixels = pixels
    }

    /// The grey of colours, in Rec. 601's weights.
    ///
    /// - Parameter rgb: Red, green and blue of each pixel.
    public init(width: Int, height: Int, rgb: [UInt8]) {
        var pixels = [UInt8](repeating: 0, count: width * height)
        for index in pixels.indices {
            let red = Int(rgb[index * 3])
            let green = Int(rgb[index * 3 + 1])
            let blue = Int(rgb[index * 3 + 2])
            pixels[index] = UInt8((306 * red + 601 * green + 117 * blue + 512) >> 10)
        }
        self.init(width: width, height: height, pixels: pixels)
    }

    /// The pixel in a column and a row.
    public subscript(x: Int, y: Int) -> UInt8 { pixels[y * width + x] }
}

// MARK: - Other pictures of the same

extension GreyPicture {
    /// Black for white.
    var inverted: GreyPicture {
        GreyPicture(width: width, height: height, pixels: pixels.map { 255 - $0 })
    }

    /// The picture in another size, smoothed between pixels, and averaged over them where it shrinks.
    func scaled(by factor: Double) -> GreyPicture {
        let newWidth = max(Int((Double(width) * factor).rounded()), 1)
        let newHeight = max(Int((Double(height) * factor).rounded()), 1)
        var result = [UInt8](repeating: 0, count: newWidth * newHeight)
        let columns = Sampling(from: width, to: newWidth)
        let rows = Sampling(from: height, to: newHeight)
        for y in 0..<newHeight {
            for x in 0..<newWidth {
                var sum = 0.0
                var weight = 0.0
                for row in rows.ranges[y] {
                    for column in columns.ranges[x] {
                        let share = rows.weight(row, at: y) * columns.weight(column, at: x)
                        sum += share * Double(pixels[row * width + column])
                        weight += share
                    }
                }
                result[y * newWidth + x] = UInt8((sum / weight).rounded())
            }
        }
        return GreyPicture(width: newWidth, height: newHeight, pixels: result)
    }

    /// The picture turned clockwise about its middle, as large as it was, white where nothing was.
    func turned(degrees: Double) -> GreyPicture {
        let angle = degrees * .pi / 180
        let (sine, cosine) = (sin(angle), cos(angle))
        let middle = (x: Double(width - 1) / 2, y: Double(height - 1) / 2)
        var result = [UInt8](repeating: 255, count: pixels.count)
        for y in 0..<height {
            for x in 0..<width {
                let (right, down) = (Double(x) - middle.x, Double(y) - middle.y)
                let fromX = Int((middle.x + right * cosine + down * sine).rounded())
                let fromY = Int((middle.y - right * sine + down * cosine).rounded())
                guard fromX >= 0, fromX < width, fromY >= 0, fromY < height else { continue }
                result[y * width + x] = pixels[fromY * width + fromX]
            }
        }
        return GreyPicture(width: width, height: height, pixels: result)
    }

    /// Black and white by the mean of each pixel's surroundings, against shadows (D. Bradley and G. Roth, “Adaptive Thresholding
    /// Using the Integral Image”, 2007).
    func thresholded() -> GreyPicture {
        let radius = max(min(width, height) / 16, 4)
        var sums = [Int](repeating: 0, count: (width + 1) * (height + 1))
        for y in 0..<height {
            var line = 0
            for x in 0..<width {
                line += Int(pixels[y * width + x])
                sums[(y + 1) * (width + 1) + x + 1] = sums[y * (width + 1) + x + 1] + line
            }
        }
        var result = [UInt8](repeating: 255, count: pixels.count)
        for y in 0..<height {
            let (top, bottom) = (max(y - radius, 0), min(y + radius + 1, height))
            for x in 0..<width {
                let (left, right) = (max(x - radius, 0), min(x + radius + 1, width))
                let sum =
                    sums[bottom * (width + 1) + right] - sums[top * (width + 1) + right]
                    - sums[bottom * (width + 1) + left] + sums[top * (width + 1) + left]
                let count = (bottom - top) * (right - left)
                // Darker than 95 % of the mean.
                if Int(pixels[y * width + x]) * count * 100 < sum * 95 {
                    result[y * width + x] = 0
                }
            }
        }
        return GreyPicture(width: width, height: height, pixels: result)
    }
}

/// Which old pixels a new one is made of, along one axis.
private struct Sampling {
    let ranges: [ClosedRange<Int>]
    private let step: Double

    init(from old: Int, to new: Int) {
        let step = Double(old) / Double(new)
        self.step = step
        ranges = (0..<new).map { index in
            let middle = (Double(index) + 0.5) * step - 0.5
            let reach = max(step, 1)
            let first = max(Int((middle - reach).rounded(.up)), 0)
            let last = min(Int((middle + reach).rounded(.down)), old - 1)
            return min(first, last)...max(first, last)
        }
    }

    /// A triangle over the new pixel's middle.
    func weight(_ old: Int, at index: Int) -> Double {
        let middle = (Double(index) + 0.5) * step - 0.5
        return max(1 - abs(Double(old) - middle) / max(step, 1), 1e-9)
    }
}

extension GreyPicture {
    /// Where a point of the picture that was turned by ``turned(degrees:)`` lies in the picture itself.
    func untilted(_ point: PicturePoint, degrees: Double) -> PicturePoint {
        let angle = degrees * .pi / 180
        let middle = PicturePoint(x: Double(width - 1) / 2, y: Double(height - 1) / 2)
        let (right, down) = (point.x - middle.x, point.y - middle.y)
        return PicturePoint(
            x: middle.x + right * cos(angle) + down * sin(angle),
            y: middle.y - right * sin(angle) + down * cos(angle))
    }
}
