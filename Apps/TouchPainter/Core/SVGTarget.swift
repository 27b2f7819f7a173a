public import CoreGraphics
import SVGWriting

/// Writes what is drawn as SVG.
///
///     let target = SVGTarget(bounds: scribble.drawingBounds)
///     MarkRenderer(target: target).draw(stroke)
///     let text = target.text
public final class SVGTarget: DrawingTarget {
    private var document: SVGDocument

    /// The elements of the groups that are open, the outermost first.
    private var groups: [[SVGElement]] = []

    /// Drawn where an eraser was.
    private let paper: MarkColor

    /// Creates an empty picture of the part of the canvas in `bounds`, on paper.
    public init(bounds: CGRect, paper: MarkColor = .white) {
        // Far beyond any drawing, and within the numbers of a view box.
        let limit: CGFloat = 1e9
        let box = bounds.integral.intersection(
            CGRect(x: -limit, y: -limit, width: limit * 2, height: limit * 2))
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

    public func draw(_ text: TextMark) {
        for line in text.frame.lines {
            var element = SVGElement(
                "text",
                [
                    ("x", .number(line.rect.minX)), ("y", .number(line.baseline)),
                    ("font-size", .number(TextMark.fontSize(of: text.pen))),
                    ("font-family", "Inter, sans-serif"), ("xml:space", "preserve"),
                    ("transform", .text(Self.matrix(text.transform))),
                ], text: text.string(of: line))
            element.add("fill", .text(text.pen.color.hexadecimal))
            add(element)
        }
    }

    public func draw(_ picture: PictureMark) {
        let type = picture.data.starts(with: [0xFF, 0xD8]) ? "jpeg" : "png"
        add(
            SVGElement(
                "image",
                [
                    ("width", 1), ("height", 1), ("preserveAspectRatio", "none"),
                    ("transform", .text(Self.matrix(picture.transform))),
                    ("xmlns:xlink", "http://www.w3.org/1999/xlink"),
                    (
                        "xlink:href",
                        .text("data:image/\(type);base64,\(picture.data.base64EncodedString())")
                    ),
                ]))
    }

    public func group(opacity: CGFloat, blend: LayerBlend, _ body: () -> Void) {
        groups.append([])
        body()
        var element = SVGElement("g", children: groups.removeLast())
        if opacity < 1 { element.add("opacity", .number(opacity)) }
        if blend != .normal { element.add("style", .text("mix-blend-mode:\(blend.cssName)")) }
        add(element)
    }

    private func add(_ element: SVGElement) {
        if groups.isEmpty {
            document.add(element)
        } else {
            groups[groups.count - 1].append(element)
        }
    }

    private static func matrix(_ transform: CGAffineTransform) -> String {
        let numbers = [
            transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
        ]
        return "matrix(\(numbers.map { "\($0)" }.joined(separator: " ")))"
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
        add(element)
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

extension LayerBlend {
    /// The name of CSS: `color-dodge` for ``colorDodge``.
    fileprivate var cssName: String {
        rawValue.map { $0.isUppercase ? "-" + $0.lowercased() : "\($0)" }.joined()
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
