/// What the file of a scribble holds, as far as this window knows.
///
/// Marks that are on the canvas too are the same objects there, so that comparing costs little.
struct SavedState {
    /// A layer of the file.
    struct Sheet {
        let id: Int
        let look: LayerLook
        var marks: [any Mark]

        init(_ layer: Layer, marks: [any Mark]? = nil) {
            id = layer.id
            look = layer.look
            self.marks = marks ?? layer.marks
        }
    }

    private(set) var sheets: [Sheet]

    init(_ scribble: Scribble) {
        sheets = scribble.layers.map { Sheet($0) }
    }

    /// Reads what a journal says of the file of `scribble`.
    init(
        _ memento: ScribbleMemento, of scribble: Scribble
    ) throws(PaintingFileError.BadMark) {
        sheets = try Scribble(memento).layers.map { layer in
            var known = (scribble.layer(withID: layer.id)?.marks ?? [])[...]
            var records = known.map { MarkRecord($0) }[...]
            return Sheet(
                layer,
                marks: layer.marks.map { mark in
                    guard let index = records.firstIndex(of: MarkRecord(mark)) else { return mark }
                    defer {
                        known = known[(index + 1)...]
                        records = records[(index + 1)...]
                    }
                    return known[index]
                })
        }
    }

    /// The file's scribble.
    var memento: ScribbleMemento {
        Scribble(
            layers: sheets.map { sheet in
                let layer = Layer(id: sheet.id, look: sheet.look)
                // Copies: a stroke has one parent.
                for mark in sheet.marks { layer.root.add(mark.copy()) }
                return layer
            }
        ).makeMemento()
    }

    /// Puts marks that came from the file in their places.
    mutating func insert(_ marks: [any Mark], at places: [Int], inLayer id: Int) {
        guard let index = sheets.firstIndex(where: { $0.id == id }) else { return }
        for (place, mark) in zip(places, marks) {
            sheets[index].marks.insert(mark, at: min(max(place, 0), sheets[index].marks.count))
        }
    }
}

extension Scribble {
    /// `true` if the layers and marks are those of the file.
    func has(_ state: SavedState) -> Bool {
        layers.count == state.sheets.count
            && zip(layers, state.sheets).allSatisfy { layer, sheet in
                layer.id == sheet.id && layer.look == sheet.look
                    && layer.marks.count == sheet.marks.count
                    && zip(layer.marks, sheet.marks).allSatisfy { $0.0 === $0.1 }
            }
    }

    /// `true` if there are changes that the file does not have.
    var isChanged: Bool { saved.map { !has($0) } ?? true }
}
