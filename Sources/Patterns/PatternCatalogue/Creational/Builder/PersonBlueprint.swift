extension Persons {
    /// The same people from a value: the steps are the cases of an enumeration in their order, so
    /// that a half-built person cannot exist.
    struct Blueprint {
        /// A figure to build.
        enum Figure: String, CaseIterable, Sendable {
            case fat
            case thin

            var name: String { self == .fat ? "胖子" : "瘦子" }
            var girth: Double { self == .fat ? 20 : 8 }
        }

        /// The parts, in the order in which they are built.
        enum BodyPart: String, CaseIterable {
            case head = "头部"
            case body = "身体"
            case leftArm = "左手"
            case rightArm = "右手"
            case leftLeg = "左脚"
            case rightLeg = "右脚"

            var report: String {
                switch self {
                case .head: "成功构建了头-----HCDHead"
                case .body: "成功构建了身体-----HCDBody"
                case .leftArm, .rightArm: "成功构建了手臂------HCDArm"
                case .leftLeg, .rightLeg: "成功构建了腿------HCDLeg"
                }
            }
        }

        var figure: Figure

        /// The girth of every part, and the lines that report how they were built.
        func build() -> (girths: [BodyPart: Double], report: [String]) {
            let girths = Dictionary(
                uniqueKeysWithValues: BodyPart.allCases.map { ($0, figure.girth) })
            let report = BodyPart.allCases.flatMap { part in
                ["建造\(figure.name)的\(part.rawValue)", part.report]
            }
            return (girths, report)
        }
    }
}
