import Foundation

extension GreyPicture {
    /// The picture turned clockwise about its middle, as large as it was, white where nothing was.
    func turned(degrees: Double) -> GreyPicture {
        let turn = Turn(degrees: degrees, of: self)
        var result: [UInt8] = []
        result.reserveCapacity(pixels.count)
        for y in 0..<height {
            for x in 0..<width {
                let from = turn.origin(of: PicturePoint(x: Double(x) + 0.5, y: Double(y) + 0.5))
                let fromX = Int(from.x.rounded(.down))
                let fromY = Int(from.y.rounded(.down))
                let isInside = fromX >= 0 && fromX < width && fromY >= 0 && fromY < height
                result.append(isInside ? pixels[fromY * width + fromX] : 255)
            }
        }
        return GreyPicture(width: width, height: height, pixels: result)
    }
}

/// A turn of a picture about its middle.
struct Turn {
    private let sine: Double
    private let cosine: Double
    private let middle: PicturePoint

    /// - Parameter degrees: Clockwise.
    init(degrees: Double, of picture: GreyPicture) {
        let angle = degrees * .pi / 180
        sine = sin(angle)
        cosine = cos(angle)
        middle = PicturePoint(x: Double(picture.width) / 2, y: Double(picture.height) / 2)
    }

    /// Where a point of the turned picture lies in the picture itself.
    func origin(of point: PicturePoint) -> PicturePoint {
        let (right, down) = (point.x - middle.x, point.y - middle.y)
        return PicturePoint(
            x: middle.x + right * cosine + down * sine, y: middle.y - right * sine + down * cosine)
    }
}
