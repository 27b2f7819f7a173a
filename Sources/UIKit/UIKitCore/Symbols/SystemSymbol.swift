import CoreGraphics

/// A symbol that the system draws, known by the name that it has on Apple's systems.
nonisolated struct SystemSymbol: Hashable, Sendable {
    /// The symbol's name.
    let name: String

    /// The symbol with a name, if there is one.
    init?(named name: String) {
        guard SymbolDrawing.all[name] != nil else { return nil }
        self.name = name
    }

    /// Draws the symbol in black.
    ///
    /// - Parameters:
    ///   - side: The side of the square to draw it into, at the origin, in points.
    ///   - thickness: The thickness of lines, as a share of the regular one.
    ///   - context: Where y grows downward.
    func draw(side: CGFloat, thickness: CGFloat, in context: CGContext) {
        guard let drawing = SymbolDrawing.all[name] else { return }
        context.saveGState()
        context.scaleBy(x: side / SymbolDrawing.gridSide, y: side / SymbolDrawing.gridSide)
        context.setLineWidth(SymbolDrawing.lineWidth * thickness)
        context.setLineCap(.round)
        context.setLineJoin(.round)
        if drawing.isMirrored {
            context.translateBy(x: SymbolDrawing.gridSide, y: 0)
            context.scaleBy(x: -1, y: 1)
        }
        if let strokes = drawing.strokes {
            context.addPath(SymbolPath(strokes).path)
            context.strokePath()
        }
        if let fills = drawing.fills {
            let path = SymbolPath(fills).path
            context.addPath(path)
            context.fillPath()
            // The round pen makes the corners of solid shapes soft.
            context.addPath(path)
            context.strokePath()
        }
        context.restoreGState()
    }
}
