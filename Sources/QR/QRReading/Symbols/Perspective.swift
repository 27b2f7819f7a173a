/// A perspective view of a flat square: the projective map of the unit square to four corners (P.
/// Heckbert, “Fundamentals of Texture Mapping and Image Warping”, 1989, section 2.2).
struct Perspective {
    private let xAcross, xDown, x, yAcross, yDown, y, across, down: Double

    /// - Parameter corners: The images of (0, 0), (1, 0), (1, 1) and (0, 1).
    /// - Returns: `nil` when there are not four or three of them are collinear.
    init?(corners: [PicturePoint]) {
        guard corners.count == 4 else { return nil }
        let (first, second, third, fourth) = (corners[0], corners[1], corners[2], corners[3])
        let skewX = first.x - second.x + third.x - fourth.x
        let skewY = first.y - second.y + third.y - fourth.y
        let (sideX, sideY) = (second.x - third.x, second.y - third.y)
        let (footX, footY) = (fourth.x - third.x, fourth.y - third.y)
        let area = sideX * footY - footX * sideY
        guard abs(area) > 1e-9 else { return nil }
        across = (skewX * footY - footX * skewY) / area
        down = (sideX * skewY - skewX * sideY) / area
        xAcross = second.x - first.x + across * second.x
        xDown = fourth.x - first.x + down * fourth.x
        x = first.x
        yAcross = second.y - first.y + across * second.y
        yDown = fourth.y - first.y + down * fourth.y
        y = first.y
    }

    /// Returns the image of a point of the unit square.
    func point(_ u: Double, _ v: Double) -> PicturePoint {
        let depth = across * u + down * v + 1
        return PicturePoint(
            x: (xAcross * u + xDown * v + x) / depth, y: (yAcross * u + yDown * v + y) / depth)
    }
}
