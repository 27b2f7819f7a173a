import CoreGraphics
import Foundation
import ImageIO

/// Writes a drawing as SVG: one path per layer, in modules, with relative steps.
struct SVGWriter {
    private let drawing: QRDrawing

    init(_ drawing: QRDrawing) { self.drawing = drawing }

    /// - Parameter side: The side in CSS pixels, or `nil` to fill the container.
    func text(side: Int?) -> String {
        let full = drawing.fullSide
        let start = -drawing.quietZone
        let size = side.map { " width=\"\($0)\" height=\"\($0)\"" } ?? ""
        var text = """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="\(start) \(start) \(full) \(full)"\(size) \
            role="img" aria-label="QR code">

            """
        var names: [QRStyle.Fill: String] = [:]
        for layer in drawing.layers where names[layer.fill] == nil {
            names[layer.fill] = name(of: layer.fill)
            text += definition(of: layer.fill)
        }
        if let background = drawing.background {
            text += """
                <path fill="\(background.hexadecimal)" d="M\(start) \(start)h\(full)v\(full)h-\(full)z"/>

                """
        }
        for layer in drawing.layers where !layer.outline.steps.isEmpty {
            let rule = layer.rule == .evenOdd ? " fill-rule=\"evenodd\"" : ""
            text += """
                <path fill="\(names[layer.fill] ?? "")"\(rule) d="\(Self.data(of: layer.outline))"/>

                """
        }
        if let logo = drawing.logo {
            let frame = logo.frame
            text += """
                <image x="\(Self.number(frame.minX))" y="\(Self.number(frame.minY))" \
                width="\(Self.number(frame.width))" height="\(Self.number(frame.height))" \
                href="data:image/png;base64,\(PNG.encode(logo.image).base64EncodedString())"/>

                """
        }
        return text + "</svg>\n"
    }
}

// MARK: - Fills

extension SVGWriter {
    /// Returns the value of a `fill` attribute. Gradients are named after their contents, so that
    /// several codes on one page do not conflict.
    private func name(of fill: QRStyle.Fill) -> String {
        if case .color(let color) = fill { return color.hexadecimal }
        return "url(#\(identifier(of: fill)))"
    }

    private func identifier(of fill: QRStyle.Fill) -> String {
        let colors = fill.colors.map { $0.hexadecimal.dropFirst() }.joined(separator: "-")
        guard case .linear(_, _, let angle) = fill else {
            return "qr\(drawing.side)-radial-\(colors)"
        }
        return "qr\(drawing.side)-\(colors)-\(Self.number(angle))"
    }

    private func definition(of fill: QRStyle.Fill) -> String {
        let side = Double(drawing.side)
        let place: String
        let kind: String
        switch fill {
        case .color: return ""
        case .linear(_, _, let angle):
            let line = GradientLine(angle: angle, side: side)
            kind = "linearGradient"
            place = """
                x1="\(Self.number(line.start.x))" y1="\(Self.number(line.start.y))" \
                x2="\(Self.number(line.end.x))" y2="\(Self.number(line.end.y))"
                """
        case .radial:
            let middle = Self.number(side / 2)
            kind = "radialGradient"
            place = """
                cx="\(middle)" cy="\(middle)" r="\(Self.number(GradientLine.reach(side: side)))"
                """
        }
        let stops = fill.colors.enumerated().map { offset, color in
            "<stop offset=\"\(offset)\" stop-color=\"\(color.hexadecimal)\"/>"
        }
        return """
            <\(kind) id="\(identifier(of: fill))" gradientUnits="userSpaceOnUse" \(place)>\
            \(stops.joined())</\(kind)>

            """
    }
}

// MARK: - Paths

extension SVGWriter {
    /// Returns an outline as SVG path data. Points are rounded to thousandths of a module before
    /// the steps between them are computed, so that errors do not accumulate.
    private static func data(of outline: Outline) -> String {
        var text = ""
        var current = ThousandthPoint(.zero)
        var start = current
        for step in outline.steps {
            switch step {
            case .move(let point):
                start = ThousandthPoint(point)
                text += "M" + pair(start.x, start.y)
                current = start
            case .line(let point):
                let next = ThousandthPoint(point)
                let (right, down) = (next.x - current.x, next.y - current.y)
                if down == 0 {
                    if right != 0 { text += "h" + number(thousandths: right) }
                } else if right == 0 {
                    text += "v" + number(thousandths: down)
                } else {
                    text += "l" + pair(right, down)
                }
                current = next
            case .bend(let corner, let end):
                let (corner, next) = (ThousandthPoint(corner), ThousandthPoint(end))
                let (right, down) = (next.x - current.x, next.y - current.y)
                let turn =
                    (corner.x - current.x) * (next.y - corner.y)
                    - (corner.y - current.y) * (next.x - corner.x)
                let radius = number(
                    thousandths: max(abs(corner.x - current.x), abs(corner.y - current.y)))
                text += "a\(radius) \(radius) 0 0 \(turn > 0 ? 1 : 0) " + pair(right, down)
                current = next
            case .close:
                text += "z"
                current = start
            }
        }
        return text
    }

    /// Returns two numbers, separated by a minus sign or a space.
    private static func pair(_ x: Int, _ y: Int) -> String {
        number(thousandths: x) + (y < 0 ? "" : " ") + number(thousandths: y)
    }

    private static func number(_ value: Double) -> String {
        number(thousandths: ThousandthPoint(CGPoint(x: value, y: 0)).x)
    }

    /// Returns a decimal number without trailing zeros.
    private static func number(thousandths: Int) -> String {
        let (whole, rest) = abs(thousandths).quotientAndRemainder(dividingBy: 1000)
        var fraction = rest == 0 ? "" : String(String(1000 + rest).dropFirst())
        while fraction.hasSuffix("0") { fraction.removeLast() }
        let sign = thousandths < 0 ? "-" : ""
        if fraction.isEmpty { return sign + String(whole) }
        return sign + (whole == 0 ? "" : String(whole)) + "." + fraction
    }
}

/// A point in thousandths of a module.
private struct ThousandthPoint {
    let x: Int
    let y: Int

    init(_ point: CGPoint) {
        x = Int((point.x * 1000).rounded())
        y = Int((point.y * 1000).rounded())
    }
}
