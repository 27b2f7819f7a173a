import LayoutWorkloads

/// A layout in a solver, and the edits that are measured.
final class LayoutSubject {
    private var layout: LoadedLayout
    private var frames: [LayoutFrame]
    private var step = 0

    /// Loads a layout and solves it.
    init(_ system: LayoutSystem) {
        layout = LoadedLayout(system)
        layout.solver.solve()
        frames = layout.frames
    }

    /// Loads a layout of plain values into a new solver, solves it and reads all frames.
    static func solveAnew(_ system: LayoutSystem, into frames: inout [LayoutFrame]) {
        var layout = LoadedLayout(system)
        layout.solver.solve()
        layout.readFrames(into: &frames)
    }

    /// The current frame of every box, the root's first.
    var presentFrames: [LayoutFrame] { layout.frames }

    /// W5: sets the root's next width, solves, reads all frames.
    func resize() {
        step = (step + 1) % LayoutWorkload.resizingWidths.count
        layout.setRootWidth(LayoutWorkload.resizingWidths[step])
        solveAndReadAll()
    }

    /// W6: removes a cell, solves, inserts it again, solves, reads its frames.
    func removeAndInsertCell() {
        step += 1
        let parts = layout.system.parts
        layout.removeAndInsert(parts[step * 37 % parts.count])
    }

    /// W7: changes the content width of a cell's title, solves, reads the cell's frames.
    func changeTitle() {
        step += 1
        let parts = layout.system.parts
        layout.setTitleWidth(of: parts[step * 37 % parts.count], to: Double(60 + step % 50))
    }

    private func solveAndReadAll() {
        layout.solver.solve()
        layout.readFrames(into: &frames)
    }
}

extension LoadedLayout {
    /// Removes a part, solves, inserts it again and solves.
    fileprivate mutating func removeAndInsert(_ part: LayoutSystem.Part) {
        remove(part)
        solver.solve()
        insert(part)
        solver.solve()
        readFrames(of: part)
    }

    /// Sets the content width of a cell's title and solves.
    fileprivate mutating func setTitleWidth(of part: LayoutSystem.Part, to width: Double) {
        for relation in LayoutSystem.cellTitleWidthRelations {
            solver.setConstant(rows[part.relations.lowerBound + relation], -width)
        }
        solver.solve()
        readFrames(of: part)
    }

    private func readFrames(of part: LayoutSystem.Part) {
        for box in part.boxes { keep(frame(ofBox: box)) }
    }
}

/// Consumes a result, so that the optimiser does not remove its computation.
@inline(never)
func keep(_ frame: LayoutFrame) {}
