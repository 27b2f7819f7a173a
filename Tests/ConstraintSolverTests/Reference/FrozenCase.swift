import ConstraintSolver
import Foundation
import LayoutWorkloads

/// A system whose optimum HiGHS found, by `Cases/make_cases.py`.
struct FrozenCase {
    /// The relations.
    let system: ReferenceSystem

    /// The least sum of violations of each strength in the system, strongest first.
    let optimum: [(strength: Strength, violation: Double)]

    /// All cases of a file in `Cases`.
    static func cases(in file: String) throws -> [FrozenCase] {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Cases")
        let data = try Data(contentsOf: folder.appendingPathComponent(file))
        return try JSONDecoder().decode([Line].self, from: data).map(FrozenCase.init)
    }

    /// A case in the format of the script.
    private struct Line: Decodable {
        let minimums: [Double?]?
        let relations: [[Double]]?
        let flat: Int?
        let seed: UInt64?
        let optimum: [[Double]]
    }

    private init(_ line: Line) {
        optimum = line.optimum.map { (Strength(Float($0[0])), $0[1]) }
        if let count = line.flat, let seed = line.seed {
            system = ReferenceSystem(LayoutWorkload.flatSystem(count: count, seed: seed))
            return
        }
        var system = ReferenceSystem(minimums: line.minimums ?? [])
        for (name, numbers) in (line.relations ?? []).enumerated() {
            let terms = stride(from: 3, to: numbers.count, by: 2).map {
                (variable: Int(numbers[$0]), coefficient: numbers[$0 + 1])
            }
            system.relations[name] = ReferenceSystem.Relation(
                terms: terms, relation: Relation(rawValue: Int8(numbers[0]))!,
                constant: numbers[1], strength: Strength(Float(numbers[2])))
        }
        self.system = system
    }
}

extension ReferenceSystem {
    /// The relations of a layout whose root has a given frame.
    init(_ layout: LayoutSystem) {
        self.init(minimums: (0..<layout.boxCount * 4).map { $0 % 4 < 2 ? nil : 0 })
        let root = layout.rootFrame
        for (variable, value) in [root.x, root.y, root.width, root.height].enumerated() {
            pins[variable] = value
        }
        for (name, relation) in layout.relations.enumerated() {
            relations[name] = Relation(
                terms: (0..<relation.count).map {
                    (Int(relation.terms[$0].quantity), relation.terms[$0].coefficient)
                },
                relation: relation.relation, constant: relation.constant,
                strength: relation.strength, tie: relation.tie)
        }
    }
}
