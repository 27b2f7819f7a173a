import CoreGraphics

/// A styled code as shapes and fills, in modules from the symbol's top left corner.
struct QRDrawing {
    struct Layer {
        var outline: Outline
        var fill: QRStyle.Fill
        var rule = CGPathFillRule.winding
    }

    /// The side in modules, without the border.
    let side: Int

    /// The width of the border in modules.
    let quietZone: Int

    let background: QRColor?

    /// The layers in painting order.
    let layers: [Layer]

    let logo: (image: CGImage, frame: CGRect)?

    init(_ matrix: QRMatrix, _ style: QRStyle) {
        side = matrix.side
        quietZone = style.quietZone ?? matrix.leastQuietZone
        background = style.background
        let place = style.logo.map { LogoPlace($0, side: matrix.side) }
        let body = CodeBody(matrix, without: place)
        let eyeFill = style.eyeFill ?? style.fill
        let pupilFill = style.pupilFill ?? eyeFill
        var layers = [Layer(outline: body.outline(style.modules), fill: style.fill)]
        var (frames, pupils) = (Outline(), Outline())
        // Readers need all four corners of a Micro QR code's only eye.
        let eyes = matrix.isMicro ? .square : style.eyes
        for finder in matrix.finders {
            let eye = Eye(x: finder.x, y: finder.y, side: matrix.side)
            frames.add(eye.frame(eyes))
            pupils.add(eye.pupil(style.pupils, in: eyes))
        }
        layers.append(Layer(outline: frames, fill: eyeFill, rule: .evenOdd))
        layers.append(Layer(outline: pupils, fill: pupilFill))
        self.layers = layers
        logo = style.logo.flatMap { logo in place.map { (logo.image, $0.frame) } }
    }

    /// The side in modules, including the border.
    var fullSide: Int { side + 2 * quietZone }
}

/// One of the large squares by which readers locate a code.
private struct Eye {
    let origin: CGPoint

    /// `true` if the symbol's centre is to the right and below.
    let isLeft: Bool
    let isTop: Bool

    init(x: Int, y: Int, side: Int) {
        origin = CGPoint(x: x, y: y)
        isLeft = x == 0
        isTop = y == 0
    }

    /// Returns a ring, by the even-odd rule.
    func frame(_ shape: QRStyle.EyeShape) -> Outline {
        let whole = CGRect(origin: origin, size: CGSize(width: 7, height: 7))
        let radii = radii(shape, side: 7)
        var outline = Outline()
        outline.addRectangle(whole, radii)
        outline.addRectangle(whole.insetBy(dx: 1, dy: 1), radii.inset(by: 1))
        return outline
    }

    /// Returns the inner square. Decoders compare the corners of pupil and frame, so it has no
    /// sharp ones within a circle.
    func pupil(_ shape: QRStyle.EyeShape, in frame: QRStyle.EyeShape) -> Outline {
        let least = frame == .circle ? 0.75 : 0
        var outline = Outline()
        outline.addRectangle(
            CGRect(x: origin.x + 2, y: origin.y + 2, width: 3, height: 3),
            radii(shape, side: 3).atLeast(least))
        return outline
    }

    /// Returns the largest radii that both decoders read in every combination of frame and pupil.
    private func radii(_ shape: QRStyle.EyeShape, side: Double) -> CornerRadii {
        let radius = side * 0.3
        switch shape {
        case .square: return CornerRadii()
        case .rounded: return .all(side * 0.28)
        case .circle: return .all(side * (side > 3 ? 0.44 : 0.4))
        case .leaf:
            return isLeft == isTop
                ? CornerRadii(topRight: radius, bottomLeft: radius)
                : CornerRadii(topLeft: radius, bottomRight: radius)
        case .drop:
            var radii = CornerRadii.all(radius)
            switch (isLeft, isTop) {
            case (true, true): radii.bottomRight = 0
            case (false, true): radii.bottomLeft = 0
            case (true, false): radii.topRight = 0
            case (false, false): radii.topLeft = 0
            }
            return radii
        }
    }
}
