import LayoutWorkloads

/// A layout in a solver, and what is done to it where layouts are measured.
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

    /// From a layout as plain values to all frames: loads it into a new solver, solves, reads.
    static func solveAnew(_ system: LayoutSystem, into frames: inout [LayoutFrame]) {
        var layout = LoadedLayout(system)
        layout.solver.solve()
        layout.readFrames(into: &frames)
    }

    /// Every box's frame as it is now, the root's first.
    var presentFrames: [LayoutFrame] { layout.frames }

    /// W5: gives the root the next of its widths, solves, reads all frames.
    func resize() {
        step = (step + 1) % LayoutWorkload.resizingWidths.count
        layout.setRootWidth(LayoutWorkload.resizingWidths[step])
        solveAndReadAll()
    }

    /// W6: takes a cell out, solves, puts it back, solves, reads its frames.
    func removeAndInsertCell() {
        step += 1
        let parts = layout.system.parts
        layout.removeAndInsert(parts[step * 37 % parts.count])
    }

    /// W7: gives a cell's title another content width, solves, reads the cell's frames.
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
    /// Takes a part out, solves, puts it back and solves again.
    fileprivate mutating func removeAndInsert(_ part: LayoutSystem.Part) {
        remove(part)
        solver.solve()
        insert(part)
        solver.solve()
        readFrames(of: part)
    }

    /// Gives a cell's title another content width and solves.
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

/// Takes a result, so that the optimiser does not drop what made it.
@inline(never)
func keep(_ frame: LayoutFrame) {}
