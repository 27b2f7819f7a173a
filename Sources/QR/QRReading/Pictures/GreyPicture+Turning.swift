import Foundation

extension GreyPicture {
    /// Returns the picture rotated clockwise about its centre, in the same size, white outside of
    /// the original.
    func turned(degrees: Double) -> GreyPicture {
        let turn = Turn(degrees: degrees, of: self)
        let (right, bottom) = (Double(width), Double(height))
        return withRows { source in
            GreyPicture(width: width, height: height) { target in
                for y in 0..<height {
                    let to = target[y]
                    var x = 0
                    while x < width {
                        let from = turn.origin(
                            of: PicturePoint(x: Double(x) + 0.5, y: Double(y) + 0.5))
                        let isInside =
                            from.x >= 0 && from.x < right && from.y >= 0 && from.y < bottom
                        to[x] = isInside ? source[Int(from.y)][Int(from.x)] : 255
                        x &+= 1
                    }
                }
            }
        }
    }
}

/// A rotation of a picture about its centre.
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

    /// Returns the position in the original picture of a point in the rotated one.
    func origin(of point: PicturePoint) -> PicturePoint {
        let (right, down) = (point.x - middle.x, point.y - middle.y)
        return PicturePoint(
            x: middle.x + right * cosine + down * sine, y: middle.y - right * sine + down * cosine)
    }
}
