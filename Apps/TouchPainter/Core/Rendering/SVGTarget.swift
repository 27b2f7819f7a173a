public import CoreGraphics
import SVGWriting

/// Writes what is drawn as SVG.
///
///     let target = SVGTarget(bounds: scribble.drawingBounds)
///     MarkRenderer(target: target).draw(stroke)
///     let text = target.text
public final class SVGTarget: DrawingTarget {
    private let empty: SVGDocument

    /// The frame of what is shown, for backgrounds and masks.
    private let frame: [(String, SVGElement.Value)]

    /// The picture and the groups in it that are open, the outermost first.
    private var groups = [Group()]

    /// The number of masks so far, which names them.
    private var maskCount = 0

    /// What was drawn in a group.
    private struct Group {
        var elements: [SVGElement] = []

        /// Black shapes that take away from all of ``elements``.
        var erasers: [SVGElement] = []
    }

    /// Creates an empty picture of the part of the canvas in `bounds`, on paper.
    public init(bounds: CGRect, paper: MarkColor = .white) {
        // Far beyond any drawing, and within the numbers of a view box.
        let limit: CGFloat = 1e9
        let box = bounds.integral.intersection(
            CGRect(x: -limit, y: -limit, width: limit * 2, height: limit * 2))
        frame = [
            ("x", .number(box.minX)), ("y", .number(box.minY)),
            ("width", .number(box.width)), ("height", .number(box.height)),
        ]
        var document = SVGDocument(
            x: Int(box.minX), y: Int(box.minY), width: Int(box.width), height: Int(box.height),
            size: (Int(box.width), Int(box.height)))
        document.add(SVGElement("rect", frame + [("fill", .text(paper.hexadecimal))]))
        empty = document
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
        groups.append(Group())
        body()
        applyErasers()
        var element = SVGElement("g", children: groups.removeLast().elements)
        if opacity < 1 { element.add("opacity", .number(opacity)) }
        if blend != .normal { element.add("style", .text("mix-blend-mode:\(blend.cssName)")) }
        add(element)
    }

    /// Adds an element on top of what was drawn and erased.
    private func add(_ element: SVGElement) {
        applyErasers()
        groups[groups.count - 1].elements.append(element)
    }

    /// Masks what the innermost group has with the erasers that came since its last element.
    private func applyErasers() {
        guard let group = groups.last, !group.erasers.isEmpty else { return }
        maskCount += 1
        groups[groups.count - 1] = Group(elements: masked(group, number: maskCount))
    }

    /// What is left of a group where its erasers were.
    private func masked(_ group: Group, number: Int) -> [SVGElement] {
        guard !group.erasers.isEmpty, !group.elements.isEmpty else { return group.elements }
        let name = "eraser\(number)"
        let ground = SVGElement("rect", frame + [("fill", "white")])
        let mask = SVGElement(
            "mask", [("id", .text(name)), ("maskUnits", "userSpaceOnUse")] + frame,
            children: [ground] + group.erasers)
        return [mask, SVGElement("g", [("mask", "url(#\(name))")], children: group.elements)]
    }

    private static func matrix(_ transform: CGAffineTransform) -> String {
        let numbers = [
            transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
        ]
        return "matrix(\(numbers.map { "\($0)" }.joined(separator: " ")))"
    }

    /// The SVG.
    public var text: String {
        var document = empty
        for element in masked(groups[0], number: maskCount + 1) { document.add(element) }
        return document.text
    }

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
        var element = SVGElement(name, attributes)
        switch ink {
        case .color(let color):
            element.add(paint, .text(color.hexadecimal))
            if color.alpha < 1 { element.add(paint + "-opacity", .number(color.alpha)) }
            add(element)
        case .eraser:
            element.add(paint, "black")
            groups[groups.count - 1].erasers.append(element)
        }
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
