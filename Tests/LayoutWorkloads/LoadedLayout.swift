public import ConstraintSolver

/// A layout in a solver, with the solver's variables and rows.
public struct LoadedLayout: ~Copyable {
    /// The solver, which contains this layout only.
    public var solver: Solver

    /// The layout as it was loaded.
    public let system: LayoutSystem

    /// The solver's variables, four for each box: left, top, width, height.
    public private(set) var variables: [Variable] = []

    /// The solver's rows, in the order of the layout's relations.
    public private(set) var rows: [Row] = []

    /// Adds every relation of a layout to a new solver, without solving.
    public init(_ system: LayoutSystem) {
        self.system = system
        solver = Solver(roomForRows: system.relations.count)
        variables = (0..<system.boxCount * 4).map { quantity in
            solver.makeVariable(minimum: quantity & 3 < 2 ? -.infinity : 0)
        }
        let root = system.rootFrame
        solver.pin(variables[0], to: root.x)
        solver.pin(variables[1], to: root.y)
        solver.pin(variables[2], to: root.width)
        solver.pin(variables[3], to: root.height)
        rows = system.relations.map { add($0) }
    }

    /// Adds a relation between boxes of the layout.
    public mutating func add(_ relation: LayoutRelation) -> Row {
        switch relation.count {
        case 1:
            solver.add(
                term(relation, 0), relation.relation, constant: relation.constant,
                strength: relation.strength, tie: relation.tie)
        case 2:
            solver.add(
                term(relation, 0), term(relation, 1), relation.relation,
                constant: relation.constant, strength: relation.strength, tie: relation.tie)
        case 3:
            solver.add(
                term(relation, 0), term(relation, 1), term(relation, 2), relation.relation,
                constant: relation.constant, strength: relation.strength, tie: relation.tie)
        default:
            solver.add(
                term(relation, 0), term(relation, 1), term(relation, 2), term(relation, 3),
                relation.relation, constant: relation.constant, strength: relation.strength,
                tie: relation.tie)
        }
    }

    private func term(_ relation: LayoutRelation, _ index: Int) -> Term {
        Term(variables[Int(relation.quantities[index])], relation.coefficients[index])
    }
}

// MARK: - Changing

extension LoadedLayout {
    /// Sets the width of the root, in points.
    public mutating func setRootWidth(_ width: Double) {
        solver.pin(variables[2], to: width)
    }

    /// Removes a part's relations and boxes from the solver.
    public mutating func remove(_ part: LayoutSystem.Part) {
        for row in part.relations { solver.remove(rows[row]) }
        for variable in part.boxes.lowerBound * 4..<part.boxes.upperBound * 4 {
            solver.removeVariable(variables[variable])
        }
    }

    /// Inserts a part again that was removed.
    public mutating func insert(_ part: LayoutSystem.Part) {
        for box in part.boxes {
            for quantity in 0..<4 {
                variables[box * 4 + quantity] = solver.makeVariable(
                    minimum: quantity < 2 ? -.infinity : 0)
            }
        }
        for row in part.relations { rows[row] = add(system.relations[row]) }
    }

    /// Replaces relations by others.
    public mutating func replace(_ places: Range<Int>, with relations: [LayoutRelation]) {
        for (place, relation) in zip(places, relations) {
            solver.remove(rows[place])
            rows[place] = add(relation)
        }
    }
}

// MARK: - Reading

extension LoadedLayout {
    /// The frame of a box, by its index.
    public func frame(ofBox box: Int) -> LayoutFrame {
        LayoutFrame(
            solver.value(of: variables[box * 4]), solver.value(of: variables[box * 4 + 1]),
            solver.value(of: variables[box * 4 + 2]), solver.value(of: variables[box * 4 + 3]))
    }

    /// Reads every box's frame, the root's first, into an array that is long enough.
    public func readFrames(into frames: inout [LayoutFrame]) {
        frames.withUnsafeMutableBytes { bytes in
            // A frame consists of its four numbers in order.
            var numbers = bytes.bindMemory(to: Double.self).mutableSpan
            solver.readValues(of: variables, into: &numbers)
        }
    }

    /// Every box's frame, the root's first.
    public var frames: [LayoutFrame] {
        var frames = [LayoutFrame](repeating: system.rootFrame, count: system.boxCount)
        readFrames(into: &frames)
        return frames
    }
}
