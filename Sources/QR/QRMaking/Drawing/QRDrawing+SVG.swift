import CoreGraphics
import Foundation
import ImageIO
import SVGWriting

extension QRDrawing {
    /// The code as SVG, in modules: one path for each layer.
    ///
    /// - Parameter side: The side in CSS pixels; `nil` to fill the container.
    func svg(side: Int?) -> String {
        let start = -quietZone
        var document = SVGDocument(
            x: start, y: start, width: fullSide, height: fullSide, size: side.map { ($0, $0) },
            label: "QR code")
        var defined: Set<QRStyle.Fill> = []
        for layer in layers where defined.insert(layer.fill).inserted {
            if let gradient = gradient(layer.fill) { document.add(gradient) }
        }
        if let background {
            let ground = "M\(start) \(start)h\(fullSide)v\(fullSide)h-\(fullSide)z"
            document.add(
                SVGElement(
                    "path", [("fill", .text(background.hexadecimal)), ("d", .text(ground))]))
        }
        for layer in layers where !layer.outline.steps.isEmpty {
            var path = SVGElement("path", [("fill", .text(paint(layer.fill)))])
            path.add("fill-rule", layer.rule == .evenOdd ? "evenodd" : nil)
            path.add("d", .text(layer.outline.svgPath.text))
            document.add(path)
        }
        if let logo { document.add(Self.element(of: logo.image, in: logo.frame)) }
        return document.text
    }

    private static func element(of image: CGImage, in frame: CGRect) -> SVGElement {
        let png = PNG.encode(image).base64EncodedString()
        return SVGElement(
            "image",
            [
                ("x", .number(frame.minX)), ("y", .number(frame.minY)),
                ("width", .number(frame.width)), ("height", .number(frame.height)),
                ("href", "data:image/png;base64,\(png)"),
            ])
    }

    // MARK: Fills

    /// The value of a `fill` attribute.
    private func paint(_ fill: QRStyle.Fill) -> String {
        if case .color(let color) = fill { return color.hexadecimal }
        return "url(#\(identifier(of: fill)))"
    }

    /// A gradient's name, which is made of all that it is, so that several codes on one page agree.
    private func identifier(of fill: QRStyle.Fill) -> String {
        let colors = fill.colors.map { $0.hexadecimal.dropFirst() }.joined(separator: "-")
        guard case .linear(_, _, let angle) = fill else { return "qr\(side)-radial-\(colors)" }
        return "qr\(side)-\(colors)-\(SVGNumber(angle).text)"
    }

    /// The definition of a gradient; `nil` for a plain colour.
    private func gradient(_ fill: QRStyle.Fill) -> SVGElement? {
        let length = Double(side)
        let kind: String
        let place: [(String, SVGElement.Value)]
        switch fill {
        case .color: return nil
        case .linear(_, _, let angle):
            let line = GradientLine(angle: angle, side: length)
            kind = "linearGradient"
            place = [
                ("x1", .number(line.start.x)), ("y1", .number(line.start.y)),
                ("x2", .number(line.end.x)), ("y2", .number(line.end.y)),
            ]
        case .radial:
            kind = "radialGradient"
            place = [
                ("cx", .number(length / 2)), ("cy", .number(length / 2)),
                ("r", .number(GradientLine.reach(side: length))),
            ]
        }
        return SVGElement(
            kind,
            [("id", .text(identifier(of: fill))), ("gradientUnits", "userSpaceOnUse")] + place,
            children: fill.colors.enumerated().map { offset, color in
                SVGElement(
                    "stop",
                    [("offset", .whole(offset)), ("stop-color", .text(color.hexadecimal))])
            })
    }
}

extension Outline {
    /// The outline as the data of an SVG path.
    fileprivate var svgPath: SVGPath {
        var path = SVGPath()
        for step in steps {
            switch step {
            case .move(let point): path.move(to: point)
            case .line(let point): path.addLine(to: point)
            case .bend(let corner, let end): path.addBend(to: end, corner: corner)
            case .close: path.close()
            }
        }
        return path
    }
}
