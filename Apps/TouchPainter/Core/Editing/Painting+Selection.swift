public import CoreGraphics

// Changes to the marks that the user has chosen. Each is one step of undo.
extension Painting {
    /// Chooses marks of the active layer; no marks for `nil`.
    public func select(_ selection: Selection?) {
        finishTouch()
        self.selection = selection
    }

    /// Chooses all marks of the active layer.
    public func selectAll() {
        select(Selection(in: activeLayer) { _ in true })
    }

    /// Moves, scales and turns the chosen marks, which stay chosen.
    public func transformSelection(by transform: CGAffineTransform, named name: String = "Move") {
        guard let selection, selection.layer.isEditable, transform != .identity else { return }
        let changed = selection.placed.map {
            (index: $0.index, mark: $0.mark.transformed(by: transform) as any Mark)
        }
        edit(name, in: selection.layer, removing: selection.placed, inserting: changed)
        let marks = changed.map(\.mark)
        choose(marks, in: selection.layer)
    }

    /// Removes the chosen marks.
    public func deleteSelection() {
        guard let selection, selection.layer.isEditable else { return }
        edit("Delete", in: selection.layer, removing: selection.placed, inserting: [])
        self.selection = nil
    }

    /// Puts copies of the chosen marks on top of their layer, a little off, and chooses these.
    public func duplicateSelection(
        by transform: CGAffineTransform = CGAffineTransform(translationX: 16, y: 16)
    ) {
        guard let selection, selection.layer.isEditable else { return }
        insert(
            selection.marks.map { $0.transformed(by: transform) }, in: selection.layer,
            named: "Duplicate")
    }

    /// Gives the chosen marks that a pen drew the pen's colour.
    public func colorSelection(_ color: MarkColor) {
        guard let selection, selection.layer.isEditable else { return }
        let changed = selection.placed.map {
            (index: $0.index, mark: $0.mark.colored(color) as any Mark)
        }
        edit("Color", in: selection.layer, removing: selection.placed, inserting: changed)
        choose(changed.map(\.mark), in: selection.layer)
    }

    /// Puts another mark in the place of one of the active layer, or removes it.
    public func replace(_ mark: any Mark, by other: (any Mark)?) {
        guard activeLayer.isEditable,
            let index = activeLayer.marks.firstIndex(where: { $0 === mark })
        else { return }
        edit(
            "Text", in: activeLayer, removing: [(index, mark)],
            inserting: other.map { [(index, $0)] } ?? [])
    }

    /// Puts marks on top of a layer as one step of undo, and chooses them.
    public func insert(_ marks: [any Mark], in layer: Layer, named name: String) {
        guard !marks.isEmpty, layer.isEditable else { return }
        let start = layer.marks.count
        let placed = marks.enumerated().map { (index: start + $0.offset, mark: $0.element) }
        edit(name, in: layer, removing: [], inserting: placed)
        choose(marks, in: layer)
    }

    private func choose(_ marks: [any Mark], in layer: Layer) {
        selection = Selection(in: layer) { mark in marks.contains { $0 === mark } }
    }

    private func edit(
        _ name: String, in layer: Layer, removing removed: [EditMarksCommand.Placed],
        inserting inserted: [EditMarksCommand.Placed]
    ) {
        finishTouch()
        perform(
            EditMarksCommand(
                named: name, in: layer, of: scribble, removing: removed, inserting: inserted))
    }
}

extension Mark {
    /// A copy in another colour; pictures keep theirs.
    func colored(_ color: MarkColor) -> any Mark {
        inColor(color).carrying(extras)
    }

    private func inColor(_ color: MarkColor) -> any Mark {
        func recolored(_ pen: Pen) -> Pen {
            var pen = pen
            pen.color = color
            return pen
        }
        switch self {
        case let dot as Dot: return Dot(location: dot.location, pen: recolored(dot.pen))
        case let flower as Flower:
            return Flower(flower.kind, location: flower.location, pen: recolored(flower.pen))
        case let shape as Shape:
            return Shape(
                shape.kind, transform: shape.transform, pen: recolored(shape.pen),
                fill: shape.fill.map { _ in color })
        case let text as TextMark:
            return TextMark(text.string, transform: text.transform, pen: recolored(text.pen))
        case let stroke as Stroke:
            let copy = Stroke(pen: recolored(stroke.pen))
            for child in stroke.children { copy.add(child.colored(color)) }
            return copy
        default: return copy()
        }
    }
}
