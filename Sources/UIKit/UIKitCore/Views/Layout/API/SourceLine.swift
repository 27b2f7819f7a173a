/// A line of source code, in two words.
package nonisolated struct SourceLine: Hashable, @unchecked Sendable, CustomStringConvertible {
    /// The path as a null-terminated string of the program's constant data.
    private let path: UnsafePointer<UInt8>?
    private let number: UInt

    @inline(__always)
    init(file: StaticString, line: UInt) {
        path = file.hasPointerRepresentation ? file.utf8Start : nil
        number = line
    }

    static let unknown = SourceLine(file: "", line: 0)

    package var file: String { path.map { String(cString: $0) } ?? "" }

    package var line: UInt { number }

    package var isKnown: Bool { number > 0 }

    package var description: String { isKnown ? "\(file):\(line)" : "unknown" }

    package static func == (left: SourceLine, right: SourceLine) -> Bool {
        left.number == right.number && left.file == right.file
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(number)
        hasher.combine(file)
    }
}
