package import CoreGraphics
package import ImageIO

extension GreyPicture {
    /// An image in grey, in Rec. 601's weights, on white ground as paper is.
    ///
    /// - Parameter orientation: How the image has to be turned to be upright, which the picture is.
    package init(_ image: CGImage, orientation: CGImagePropertyOrientation = .up) {
        let (columns, rows) = (image.width, image.height)
        let swapsSides = orientation.swapsSides
        let steps = UprightSteps(orientation, columns: columns, rows: rows)
        self.init(
            width: swapsSides ? rows : columns, height: swapsSides ? columns : rows
        ) { pixels in
            let start = pixels[0]
            for y in 0..<rows {
                guard var from = image.row(y).baseAddress?.assumingMemoryBound(to: UInt8.self)
                else {
                    continue
                }
                var to = start + steps.first + y * steps.row
                var x = 0
                while x < columns {
                    // Blue, green and red that are multiplied with alpha; white lies below.
                    let color: Int =
                        117 &* Int(from[0]) &+ 601 &* Int(from[1]) &+ 306 &* Int(from[2])
                    let light = (color &+ 512) >> 10 &+ 255 &- Int(from[3])
                    to.pointee = UInt8(clamping: light)
                    from += 4
                    to += steps.column
                    x &+= 1
                }
            }
        }
    }
}
