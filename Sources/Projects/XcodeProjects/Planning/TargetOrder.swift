import ProjectPlans

/// Puts targets behind those that they depend on.
enum TargetOrder {
    /// Returns the targets in order. Where they depend on each other in a circle, one dependency is
    /// dropped, with a remark.
    static func sorted(
        _ targets: [PlannedTarget]
    ) -> (targets: [PlannedTarget], remarks: [PlanRemark]) {
        var targets = targets
        let indices = Dictionary(
            targets.indices.map { (targets[$0].name, $0) }, uniquingKeysWith: { first, _ in first })
        var (order, remarks): ([Int], [PlanRemark]) = ([], [])
        // 0: not visited, 1: on the way, 2: done.
        var states = [Int](repeating: 0, count: targets.count)
        for start in targets.indices where states[start] == 0 {
            var way = [(index: start, next: 0)]
            states[start] = 1
            while let (index, next) = way.last {
                guard next < targets[index].dependencies.count else {
                    states[index] = 2
                    order.append(index)
                    way.removeLast()
                    continue
                }
                way[way.count - 1].next += 1
                guard let other = indices[targets[index].dependencies[next]] else { continue }
                if states[other] == 1 {
                    let names = way.drop { $0.index != other }.map { targets[$0.index].name }
                    let circle = (names + [targets[other].name]).joined(separator: " → ")
                    remarks.append(
                        PlanRemark(
                            .error, "Targets depend on each other in a circle: \(circle).",
                            at: targets[index].place, target: targets[index].name))
                    targets[index].dependencies.remove(at: next)
                    way[way.count - 1].next -= 1
                } else if states[other] == 0 {
                    states[other] = 1
                    way.append((other, 0))
                }
            }
        }
        return (order.map { targets[$0] }, remarks)
    }
}
