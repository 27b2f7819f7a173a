/// What is made of a picture before a decoder sees it.
enum PictureView: Hashable, Sendable {
    /// Nothing.
    case asItIs

    /// Smaller: each pixel the mean of a square of so many by so many.
    case reduced(Int)

    /// Larger, both sides by the same factor; see ``enlargement(of:)``.
    case enlarged

    /// Black and white by the surroundings.
    case thresholded

    /// Black for white.
    case inverted

    /// Turned clockwise by degrees.
    case turned(Double)

    /// With less noise: each pixel the mean of all that are at most so far away.
    case smoothed(Int)

    /// With harder edges.
    case sharpened

    /// From black to white, where it was from one grey to another.
    case stretched

    /// Pictures whose sides both have at least this many pixels may show their codes better in a smaller size.
    static let largeSide = 640

    /// Pictures that are no wider are enlarged to this width at least.
    static let smallWidth = 640

    /// Whether it can help to look at a picture like this.
    func isWorthwhile(for picture: GreyPicture) -> Bool {
        switch self {
        case .reduced(let factor):
            min(picture.width, picture.height) >= Self.largeSide * factor / 2
        case .enlarged: max(picture.width, picture.height) <= 2 * Self.smallWidth
        case .asItIs, .thresholded, .inverted, .turned, .smoothed, .sharpened, .stretched: true
        }
    }

    /// How much larger ``enlarged`` makes a picture: as much as its width needs to be 640 pixels, and double at least.
    static func enlargement(of picture: GreyPicture) -> Double {
        let needed = Double(smallWidth) / Double(picture.width)
        // A strip of a few columns would grow without bounds.
        let bound = 4 * Double(smallWidth) / Double(max(picture.width, picture.height))
        return min(max(needed, 2), max(bound, 1))
    }

    /// What the decoder sees.
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

    /// Where a point that was seen lies in the picture itself.
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
