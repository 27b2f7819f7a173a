import CoreGraphics

/// A symbol drawn by the system, with its name on Apple's systems.
nonisolated struct SystemSymbol: Hashable, Sendable {
    /// The symbol's name.
    let name: String

    /// Finds the symbol with a name, or returns `nil`.
    init?(named name: String) {
        guard SymbolDrawing.all[name] != nil else { return nil }
        self.name = name
    }

    /// Draws the symbol in black.
    ///
    /// - Parameters:
    ///   - side: The side of the square at the origin to draw into, in points.
    ///   - thickness: The thickness of lines relative to the regular one.
    ///   - context: A context in which y grows downward.
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
            // The stroke with the round pen rounds the corners of solid shapes.
            context.addPath(path)
            context.strokePath()
        }
        context.restoreGState()
    }
}
