/// The transformation of a picture before decoding.
enum PictureView: Hashable, Sendable {
    /// None.
    case asItIs

    /// Reduced: each pixel the mean of a square of this size.
    case reduced(Int)

    /// Enlarged by the same factor in both dimensions; see ``enlargement(of:)``.
    case enlarged

    /// Converted to black and white by adaptive thresholding.
    case thresholded

    /// Inverted.
    case inverted

    /// Rotated clockwise by degrees.
    case turned(Double)

    /// Denoised: each pixel the mean within this distance.
    case smoothed(Int)

    /// Sharpened.
    case sharpened

    /// Stretched to the full range of grey levels.
    case stretched

    /// The minimum length of both sides at which reducing a picture may help.
    static let largeSide = 640

    /// The minimum width to which pictures are enlarged.
    static let smallWidth = 640

    /// Returns `true` if the transformation may help with a picture of this size.
    func isWorthwhile(for picture: GreyPicture) -> Bool {
        switch self {
        case .reduced(let factor):
            min(picture.width, picture.height) >= Self.largeSide * factor / 2
        case .enlarged: max(picture.width, picture.height) <= 2 * Self.smallWidth
        case .asItIs, .thresholded, .inverted, .turned, .smoothed, .sharpened, .stretched: true
        }
    }

    /// Returns the factor of ``enlarged``: enough for a width of 640 pixels, and at least 2.
    static func enlargement(of picture: GreyPicture) -> Double {
        let needed = Double(smallWidth) / Double(picture.width)
        // A strip of a few columns would grow without bounds.
        let bound = 4 * Double(smallWidth) / Double(max(picture.width, picture.height))
        return min(max(needed, 2), max(bound, 1))
    }

    /// Returns the number of pixels of the transformed picture, about.
    func pixelCount(of picture: GreyPicture) -> Int {
        switch self {
        case .reduced(let factor): picture.pixels.count / (factor * factor)
        case .enlarged: Int(Double(picture.pixels.count) * Self.enlargementArea(of: picture))
        case .turned: 2 * picture.pixels.count
        case .asItIs, .thresholded, .inverted, .smoothed, .sharpened, .stretched:
            picture.pixels.count
        }
    }

    private static func enlargementArea(of picture: GreyPicture) -> Double {
        let factor = enlargement(of: picture)
        return factor * factor
    }

    /// Returns the transformed picture.
    func view(of picture: GreyPicture) -> GreyPicture {
        switch self {
        case .asItIs: picture
        case .reduced(let factor): picture.reduced(by: factor)
        case .enlarged: picture.enlarged(by: Self.enlargement(of: picture))
        case .thresholded: picture.thresholded()
        case .inverted: picture.inverted
        case .turned(let degrees): picture.turned(degrees: degrees)
        case .smoothed(let radius): picture.smoothed(radius: radius)
        case .sharpened: picture.sharpened(radius: 2)
        case .stretched: picture.stretched
        }
    }

    /// Returns the position in the original picture of a point in the transformed one.
    func origin(of point: PicturePoint, in picture: GreyPicture) -> PicturePoint {
        switch self {
        case .asItIs, .thresholded, .inverted, .smoothed, .sharpened, .stretched: return point
        case .reduced(let factor):
            return PicturePoint(x: point.x * Double(factor), y: point.y * Double(factor))
        case .enlarged:
            let factor = Self.enlargement(of: picture)
            return PicturePoint(x: point.x / factor, y: point.y / factor)
        case .turned(let degrees): return Turn(degrees: degrees, of: picture).origin(of: point)
        }
    }
}
