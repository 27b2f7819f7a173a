import Foundation
import UIKitCore

// Curved quotes and dashes for what is typed, where the traits of the text ask for them.
extension TextEditor {
    /// Returns what a typed text replaces, and by what: a straight quote becomes a curved one, the
    /// second of two hyphens a dash.
    func substituted(_ text: String, in range: Range<Int>) -> (range: Range<Int>, text: String) {
        guard let owner, markedRange == nil, text.count == 1 else { return (range, text) }
        let before = character(before: range.lowerBound)
        let isOpening =
            before.map { $0.isWhitespace || "([{<—–-“‘「『（".contains($0) } ?? true
        switch text {
        case "\"" where owner.smartQuotesType == .yes: return (range, isOpening ? "“" : "”")
        case "'" where owner.smartQuotesType == .yes: return (range, isOpening ? "‘" : "’")
        case "-" where owner.smartDashesType == .yes && before == "-":
            return (range.lowerBound - 1..<range.upperBound, "—")
        default: return (range, text)
        }
    }
}
