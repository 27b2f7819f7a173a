import Foundation

/// What the bytes of a journal hold: whole lines, and gaps where lines are damaged.
struct JournalContents {
    enum Part {
        case line(JournalLine)

        /// A damaged line of this many bytes.
        case gap(bytes: Int)
    }

    private(set) var parts: [Part] = []

    /// Where the last line ends. What comes after it was being written when the process ended.
    private(set) var end: Data.Index

    /// The number of damaged lines.
    private(set) var lost = 0

    /// `true` if the lines are whole, up to ``end``.
    private(set) var isIntact = true

    /// `true` after a piece of a damaged line whose end may still come.
    private var isInGap = false

    init(_ data: Data) {
        end = data.startIndex
        while end < data.endIndex {
            let newline = data[end...].firstIndex(of: UInt8(ascii: "\n"))
            let piece = data[end..<(newline ?? data.endIndex)]
            if let line = JournalLine(piece) {
                add(line)
                // Without its last byte, the line cannot be continued.
                if newline == nil { isIntact = false }
            } else if !salvage(piece, isLast: newline == nil) {
                return
            }
            end = newline.map { $0 + 1 } ?? data.endIndex
        }
    }

    private mutating func add(_ line: JournalLine) {
        parts.append(.line(line))
        isInGap = false
    }

    /// Reads lines that run into each other.
    ///
    /// - Returns: `false` if nothing but the start of a line is there, at the end of the file.
    private mutating func salvage(_ piece: Data, isLast: Bool) -> Bool {
        var rest = piece
        var found = false
        while !rest.isEmpty {
            let lineEnd = JournalLine.endOfFirst(in: rest)
            let candidate = rest[..<(lineEnd ?? rest.endIndex)]
            if let line = JournalLine(candidate) {
                add(line)
                found = true
            } else if lineEnd == nil, isLast {
                // Cut short.
                if found { isIntact = false }
                return found
            } else {
                addGap(candidate, isWhole: lineEnd != nil)
                found = true
            }
            // The byte that was the line's end.
            rest = rest[candidate.endIndex...].dropFirst()
        }
        isIntact = false
        return true
    }

    private mutating func addGap(_ bytes: Data, isWhole: Bool) {
        let isNew = !isInGap || bytes.first == UInt8(ascii: "{")
        isInGap = !isWhole
        guard isNew else { return }
        lost += 1
        parts.append(.gap(bytes: bytes.count))
    }

    /// The lines that are whole.
    var lines: [JournalLine] {
        parts.compactMap { if case .line(let line) = $0 { line } else { nil } }
    }

    /// The changes, with what is known of the lost ones in their places.
    var entries: [JournalEntry] { filledParts.map(\.entry) }

    /// The changes with the bytes of their lines; those of gaps have none.
    var filledParts: [(entry: JournalEntry, bytes: Data?)] {
        var filled: [(entry: JournalEntry, bytes: Data?)] = []
        var before: JournalLine.Step?
        var gaps: [Int] = []
        for part in parts {
            switch part {
            case .gap(let bytes): gaps.append(bytes)
            case .line(let line):
                if !gaps.isEmpty {
                    filled += Self.filling(gaps, from: before, to: line).map { ($0, nil) }
                    gaps = []
                }
                filled.append((line.entry, line.bytes))
                before = line.step
            }
        }
        return filled + gaps.map { _ in (.lost(isStep: false), nil) }
    }

    /// What damaged lines did to the steps of undo, as far as the lines around them show it.
    private static func filling(
        _ gaps: [Int], from before: JournalLine.Step?, to line: JournalLine
    ) -> [JournalEntry] {
        let unknown = Array(repeating: JournalEntry.lost(isStep: false), count: gaps.count)
        guard let before, let after = line.stepBefore else { return unknown }
        let change = after.done - before.done
        guard abs(change) <= gaps.count else { return unknown }
        if change < 0 { return Array(repeating: .undo, count: -change) }
        // One line that is not among the steps, such as that of saving.
        if change == 0 { return gaps.count == 1 ? [] : unknown }
        let steps = Array(repeating: JournalEntry.lost(isStep: true), count: change)
        guard before.count > before.done else { return steps }
        // Something could be redone, and lines of redoing are short.
        guard after.done <= before.count, gaps.allSatisfy({ $0 < 48 }) else { return steps }
        return Array(repeating: .redo, count: change)
    }
}

extension JournalLine {
    /// The place among the steps before the change. After a new step, the number of those that
    /// could be redone before is not known.
    fileprivate var stepBefore: Step? {
        guard var step else { return nil }
        switch entry {
        case .draw, .edit, .layers, .show, .lost(isStep: true): step.done -= 1
        case .undo: step.done += 1
        case .redo: step.done -= 1
        case .saved, .renamed, .receive: break
        case .base, .lost(isStep: false): return nil
        }
        return step
    }
}
