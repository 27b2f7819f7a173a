/// The source location of a constraint.
nonisolated struct SourcePlace: Sendable, CustomStringConvertible {
    let file: StaticString
    let line: UInt

    var description: String { "\(file):\(line)" }
}
