/// Where in the source a constraint was said.
nonisolated struct SourcePlace: Sendable, CustomStringConvertible {
    let file: StaticString
    let line: UInt

    var description: String { "\(file):\(line)" }
}
