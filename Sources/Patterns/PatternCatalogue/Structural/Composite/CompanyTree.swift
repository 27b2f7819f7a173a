extension Company {
    /// The same company as a recursive enumeration: a leaf has no place for parts, and a value
    /// cannot contain itself.
    indirect enum Tree: Hashable, Sendable {
        case office(String, parts: [Tree])
        case humanResources(String)
        case finance(String)

        /// The tree's lines, each unit two dashes deeper than the one above it.
        func outline(depth: Int) -> [String] {
            let dashes = String(repeating: "-", count: depth)
            return switch self {
            case .office(let name, let parts):
                ["\(dashes)\(name)的子公司"] + parts.flatMap { $0.outline(depth: depth + 2) }
            case .humanResources(let name): ["\(dashes)\(name)的HR部门"]
            case .finance(let name): ["\(dashes)\(name)的财务部门"]
            }
        }

        /// The duties of the units, from the top down.
        var duties: [String] {
            switch self {
            case .office(let name, let parts): ["\(name)的子公司的职责"] + parts.flatMap(\.duties)
            case .humanResources(let name): ["\(name),培训员工"]
            case .finance(let name): ["\(name),给员工发钱"]
            }
        }
    }
}
