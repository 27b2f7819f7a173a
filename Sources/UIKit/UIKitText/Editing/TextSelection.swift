/// The selection of a text, with the end that arrow keys move.
struct TextSelection: Hashable {
    /// The end that stays when the selection is extended.
    var anchor: Int

    /// The end that moves, where the caret is.
    var head: Int

    /// `true` if the caret, at a soft line break, is at the end of the previous line.
    var isUpstream = false

    init(_ range: Range<Int>) {
        anchor = range.lowerBound
        head = range.upperBound
    }

    init(caret: Int, isUpstream: Bool = false) {
        anchor = caret
        head = caret
        self.isUpstream = isUpstream
    }

    var range: Range<Int> { min(anchor, head)..<max(anchor, head) }

    var isEmpty: Bool { anchor == head }
}
