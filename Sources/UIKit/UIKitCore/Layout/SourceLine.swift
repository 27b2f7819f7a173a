/// A line of source code, in two words.
package nonisolated struct SourceLine: Hashable, @unchecked Sendable, CustomStringConvertible {
    /// The path's text, which is part of the program.
    private let path: UnsafePointer<UInt8>?
    private let pathLength: UInt32
    private let number: UInt32

    init(file: StaticString, line: UInt) {
        let isText = file.hasPointerRepresentation
        path = isText ? file.utf8Start : nil
        pathLength = isText ? UInt32(file.utf8CodeUnitCount) : 0
        number = UInt32(clamping: line)
    }

    static let unknown = SourceLine(file: "", line: 0)

    package var file: String {
        String(decoding: UnsafeBufferPointer(start: path, count: Int(pathLength)), as: UTF8.self)
    }

    package var line: UInt { UInt(number) }

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
