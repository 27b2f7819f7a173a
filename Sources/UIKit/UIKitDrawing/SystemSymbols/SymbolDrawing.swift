import CoreGraphics

/// The drawing of a symbol on a grid of 24 by 24: lines of one thickness, and shapes.
nonisolated struct SymbolDrawing: Sendable {
    static let gridSide: CGFloat = 24

    /// The thickness of lines in grid units.
    static let lineWidth: CGFloat = 1.75

    /// A shape around a smaller drawing.
    enum Enclosure {
        case circle
        case square
    }

    /// A row of ``SymbolOutlines``; empty for characters.
    private let row: Substring

    /// The characters in a circle or square.
    private var characters: SymbolCharacters?

    /// The shape around the drawing, and whether the drawing is a gap in it.
    var enclosure: (shape: Enclosure, isFilled: Bool)?

    /// `true` if a line strikes the drawing through.
    var isStruck = false

    /// `true` if the drawing is mirrored in lines that begin on the right.
    let flipsForRightToLeft: Bool

    private let isMirrored: Bool

    /// Finds the drawing with a name, such as `trash`, `bell.slash` or `star.circle.fill`.
    init?(named name: String) {
        if let found = Self.rows[name] {
            self.init(row: found)
            return
        }
        var base = name[...]
        let isFilled = base.removeSuffix(".fill")
        if base.removeSuffix(".slash") {
            let plain = String(base) + (isFilled ? ".fill" : "")
            guard let found = Self.rows[plain], found.variants.contains("s") else { return nil }
            self.init(row: found)
            isStruck = true
            return
        }
        let isCircle = base.removeSuffix(".circle")
        guard isCircle || base.removeSuffix(".square") else { return nil }
        if let found = SymbolCharacters(base, inSquare: !isCircle) {
            self.init(row: Row(variants: "", paths: ""))
            characters = found
            enclosure = (isCircle ? .circle : .square, isFilled)
            return
        }
        guard let found = Self.rows[String(base)],
            found.variants.contains(isCircle ? "c" : "q")
        else { return nil }
        self.init(row: found)
        enclosure = (isCircle ? .circle : .square, isFilled)
    }

    private init(row: Row) {
        self.row = row.paths
        flipsForRightToLeft = row.variants.contains("d")
        isMirrored = row.variants.contains("m")
    }

    // MARK: Rows

    private struct Row {
        /// Letters: c in circles, q in squares, s struck through, m mirrored, d with a direction.
        var variants: Substring
        var paths: Substring
    }

    /// The rows of ``SymbolOutlines`` by the symbol's name.
    private static let rows: [String: Row] = {
        var rows: [String: Row] = [:]
        for line in SymbolOutlines.text.split(separator: "\n") {
            let parts = line.split(separator: ";", maxSplits: 2, omittingEmptySubsequences: false)
            rows[String(parts[0])] = Row(variants: parts[1], paths: parts[2])
        }
        return rows
    }()

    /// The names of all symbols, in the order of the alphabet.
    static var allNames: [String] {
        let shapes = [".circle", ".circle.fill", ".square", ".square.fill"]
        let characters = SymbolCharacters.names.flatMap { name in shapes.map { name + $0 } }
        return (characters + ["dot.square", "dot.square.fill"] + drawnNames).sorted()
    }

    /// The names of the rows of ``SymbolOutlines`` and of their variants.
    private static var drawnNames: [String] {
        rows.flatMap { name, row in
            let isFilled = name.hasSuffix(".fill")
            var names = [name]
            if row.variants.contains("s") {
                names.append(isFilled ? name.dropLast(5) + ".slash.fill" : name + ".slash")
            }
            if row.variants.contains("c") { names += [name + ".circle", name + ".circle.fill"] }
            if row.variants.contains("q") { names += [name + ".square", name + ".square.fill"] }
            return names
        }
    }

    // MARK: Drawing

    /// Draws the symbol.
    ///
    /// - Parameters:
    ///   - thickness: The thickness of lines relative to the regular one.
    ///   - colours: The colour of the drawing, and that of the shape around it.
    ///   - context: A context with the grid's coordinates, in which y grows downward.
    func draw(thickness: CGFloat, colours: (CGColor, CGColor), in context: CGContext) {
        let width = Self.lineWidth * thickness
        context.setLineCap(.round)
        context.setLineJoin(.round)
        if isMirrored {
            context.translateBy(x: Self.gridSide, y: 0)
            context.scaleBy(x: -1, y: 1)
        }
        guard let enclosure else {
            drawContent(width: width, colour: colours.0, in: context)
            if isStruck { strike(width: width, colour: colours.0, in: context) }
            return
        }
        draw(enclosure.shape, isFilled: enclosure.isFilled, width, colours.1, in: context)
        context.translateBy(x: Self.gridSide / 2, y: Self.gridSide / 2)
        context.scaleBy(x: Self.enclosedScale, y: Self.enclosedScale)
        context.translateBy(x: -Self.gridSide / 2, y: -Self.gridSide / 2)
        // One colour: the drawing is a gap. Two colours: it lies above the shape.
        let isGap = enclosure.isFilled && colours.0 == colours.1
        if isGap { context.setBlendMode(.clear) }
        drawContent(width: width / Self.enclosedScale, colour: colours.0, in: context)
        context.setBlendMode(.normal)
    }

    /// The size of a drawing within a circle or square.
    private static let enclosedScale: CGFloat = 0.56

    private func drawContent(width: CGFloat, colour: CGColor, in context: CGContext) {
        if let characters {
            context.setLineWidth(width * 0.9)
            context.setStrokeColor(colour)
            context.addPath(characters.path)
            return context.strokePath()
        }
        let paths = row.split(separator: ";", omittingEmptySubsequences: false).map {
            $0.isEmpty ? nil : SVGPath($0).path
        }
        context.setLineWidth(width)
        context.setFillColor(colour)
        context.setStrokeColor(colour)
        if let solids = paths[2] {
            // The stroke with the round pen rounds the corners.
            context.addPath(solids)
            context.fillPath()
            context.addPath(solids)
            context.strokePath()
        }
        if let fills = paths[1] {
            context.addPath(fills)
            context.fillPath()
        }
        if let gaps = paths[3] {
            context.setBlendMode(.clear)
            context.addPath(gaps)
            context.strokePath()
            context.setBlendMode(.normal)
        }
        if let lines = paths[0] {
            context.addPath(lines)
            context.strokePath()
        }
    }

    private func strike(width: CGFloat, colour: CGColor, in context: CGContext) {
        context.setStrokeColor(colour)
        for (blendMode, width) in [(CGBlendMode.clear, width * 2.8), (.normal, width)] {
            context.setBlendMode(blendMode)
            context.setLineWidth(width)
            context.move(to: CGPoint(x: 3.5, y: 3.5))
            context.addLine(to: CGPoint(x: 20.5, y: 20.5))
            context.strokePath()
        }
    }

    private func draw(
        _ shape: Enclosure, isFilled: Bool, _ width: CGFloat, _ colour: CGColor,
        in context: CGContext
    ) {
        let inset = isFilled ? 2 : 2 + width / 2
        let box = CGRect(x: 0, y: 0, width: Self.gridSide, height: Self.gridSide)
            .insetBy(dx: inset, dy: inset)
        let path = CGMutablePath()
        switch shape {
        case .circle: path.addEllipse(in: box)
        case .square: path.addRoundedRect(in: box, cornerWidth: 4, cornerHeight: 4)
        }
        context.setLineWidth(width)
        context.setFillColor(colour)
        context.setStrokeColor(colour)
        context.addPath(path)
        if isFilled { context.fillPath() } else { context.strokePath() }
    }
}

nonisolated extension Substring {
    /// Removes a suffix, and returns whether there was one.
    fileprivate mutating func removeSuffix(_ suffix: String) -> Bool {
        guard hasSuffix(suffix) else { return false }
        removeLast(suffix.count)
        return true
    }
}
