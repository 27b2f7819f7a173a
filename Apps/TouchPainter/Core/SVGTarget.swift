public import CoreGraphics
import SVGWriting

/// Writes what is drawn as SVG.
///
///     let target = SVGTarget(bounds: scribble.drawingBounds)
///     MarkRenderer(target: target).draw(stroke)
///     let text = target.text
public final class SVGTarget: DrawingTarget {
    private var document: SVGDocument

    /// Drawn where an eraser was.
    private let paper: MarkColor

    /// Creates an empty picture of the part of the canvas in `bounds`, on paper.
    public init(bounds: CGRect, paper: MarkColor = .white) {
        let box = bounds.integral
        document = SVGDocument(
            x: Int(box.minX), y: Int(box.minY), width: Int(box.width), height: Int(box.height),
            size: (Int(box.width), Int(box.height)))
        self.paper = paper
        document.add(
            SVGElement(
                "rect",
                [
                    ("x", .number(box.minX)), ("y", .number(box.minY)),
                    ("width", .number(box.width)), ("height", .number(box.height)),
                    ("fill", .text(paper.hexadecimal)),
                ]))
    }

    /// The SVG.
    public var text: String { document.text }

    public func fill(_ path: CGPath, ink: Ink) {
        add("path", [("d", .text(Self.data(of: path)))], "fill", ink)
    }

    public func stroke(_ path: CGPath, width: CGFloat, ink: Ink) {
        add(
            "path",
            [
                ("d", .text(Self.data(of: path))), ("fill", "none"),
                ("stroke-width", .number(width)), ("stroke-linecap", "round"),
                ("stroke-linejoin", "round"),
            ], "stroke", ink)
    }

    public func fillEllipse(in rect: CGRect, ink: Ink) {
        add(
            "ellipse",
            [
                ("cx", .number(rect.midX)), ("cy", .number(rect.midY)),
                ("rx", .number(rect.width / 2)), ("ry", .number(rect.height / 2)),
            ], "fill", ink)
    }

    private func add(
        _ name: String, _ attributes: [(String, SVGElement.Value)], _ paint: String, _ ink: Ink
    ) {
        let color = if case .color(let color) = ink { color } else { paper }
        var element = SVGElement(name, attributes)
        element.add(paint, .text(color.hexadecimal))
        if color.alpha < 1 { element.add(paint + "-opacity", .number(color.alpha)) }
        document.add(element)
    }

    private static func data(of path: CGPath) -> String {
        var data = SVGPath()
        path.applyWithBlock { element in
            let points = element.pointee.points
            switch element.pointee.type {
            case .moveToPoint: data.move(to: points[0])
            case .addLineToPoint: data.addLine(to: points[0])
            case .addQuadCurveToPoint:
                preconditionFailure("Marks are drawn by lines and cubic curves only.")
            case .addCurveToPoint:
                data.addCurve(to: points[2], control1: points[0], control2: points[1])
            case .closeSubpath: data.close()
            @unknown default: break
            }
        }
        return data.text
    }
}

extension MarkColor {
    public static let white = MarkColor(red: 1, green: 1, blue: 1)

    /// The colour without its opacity, like `#FF8000`.
    public var hexadecimal: String {
        "#"
            + [red, green, blue].map { component in
                let digits = String(Int((component * 255).rounded()), radix: 16, uppercase: true)
                return digits.count < 2 ? "0" + digits : digits
            }.joined()
    }
}
