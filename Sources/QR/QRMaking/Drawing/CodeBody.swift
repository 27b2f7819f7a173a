import CoreGraphics

/// The dark modules of a code, without its eyes and its logo.
struct CodeBody {
    private let side: Int
    private let isDark: [Bool]

    init(_ matrix: QRMatrix, without logo: LogoPlace?) {
        let side = matrix.side
        self.side = side
        isDark = (0..<side * side).map { index in
            let (y, x) = index.quotientAndRemainder(dividingBy: side)
            return matrix[x, y] && matrix.role(x: x, y: y) != .finder
                && !(logo?.covers(x: x, y: y) ?? false)
        }
    }

    /// `true` for a dark module; `false` outside of the symbol.
    private subscript(x: Int, y: Int) -> Bool {
        0..<side ~= x && 0..<side ~= y && isDark[y * side + x]
    }

    func outline(_ shape: QRStyle.ModuleShape) -> Outline {
        switch shape {
        case .square: bars(radius: 0, inset: 0, isUpright: false)
        case .tile: separate { $0.addRectangle($1.insetBy(dx: 0.06, dy: 0.06)) }
        case .rounded: separate { $0.addRectangle($1, .all(0.3)) }
        case .dot:
            separate { $0.addRectangle($1.insetBy(dx: 0.03, dy: 0.03), .all(0.47)) }
        case .diamond:
            separate { $0.addDiamond(around: CGPoint(x: $1.midX, y: $1.midY), reach: 0.62) }
        case .connected: grown(fillsTurns: false)
        case .liquid: grown(fillsTurns: true)
        case .horizontalBars: bars(radius: 0.42, inset: 0.08, isUpright: false)
        case .verticalBars: bars(radius: 0.42, inset: 0.08, isUpright: true)
        }
    }

    /// Returns an outline in which each module is a separate shape.
    private func separate(_ add: (inout Outline, CGRect) -> Void) -> Outline {
        var outline = Outline()
        for y in 0..<side {
            for x in 0..<side where self[x, y] {
                add(&outline, CGRect(x: x, y: y, width: 1, height: 1))
            }
        }
        return outline
    }

    /// Returns an outline in which adjacent modules in a row or a column form a bar.
    ///
    /// - Parameter inset: The reduction of bars on each side and at both ends, in modules.
    private func bars(radius: Double, inset: Double, isUpright: Bool) -> Outline {
        var outline = Outline()
        for line in 0..<side {
            var start: Int?
            for place in 0...side {
                let isDark = isUpright ? self[line, place] : self[place, line]
                if isDark, start == nil { start = place }
                guard !isDark, let first = start else { continue }
                start = nil
                let bar =
                    isUpright
                    ? CGRect(x: line, y: first, width: 1, height: place - first)
                    : CGRect(x: first, y: line, width: place - first, height: 1)
                outline.addRectangle(bar.insetBy(dx: inset, dy: inset), .all(radius))
            }
        }
        return outline
    }

    /// Returns an outline of modules with round corners between two light neighbours.
    ///
    /// - Parameter fillsTurns: `true` to fill the corners of light modules that are surrounded by
    ///   three dark ones.
    private func grown(fillsTurns: Bool) -> Outline {
        var outline = Outline()
        for y in 0..<side {
            for x in 0..<side {
                if self[x, y] {
                    outline.addRectangle(
                        CGRect(x: x, y: y, width: 1, height: 1), freeCorners(x, y))
                } else if fillsTurns {
                    fillTurns(x, y, &outline)
                }
            }
        }
        return outline
    }

    private func freeCorners(_ x: Int, _ y: Int) -> CornerRadii {
        let (left, right) = (self[x - 1, y], self[x + 1, y])
        let (above, below) = (self[x, y - 1], self[x, y + 1])
        let radius = 0.5
        return CornerRadii(
            topLeft: left || above ? 0 : radius, topRight: right || above ? 0 : radius,
            bottomRight: right || below ? 0 : radius, bottomLeft: left || below ? 0 : radius)
    }

    private func fillTurns(_ x: Int, _ y: Int, _ outline: inout Outline) {
        for (right, down) in [(1, 1), (-1, 1), (-1, -1), (1, -1)] {
            guard self[x - right, y], self[x, y - down], self[x - right, y - down] else { continue }
            let corner = CGPoint(x: right > 0 ? x : x + 1, y: down > 0 ? y : y + 1)
            outline.addFillet(at: corner, right: Double(right), down: Double(down), radius: 0.35)
        }
    }
}
