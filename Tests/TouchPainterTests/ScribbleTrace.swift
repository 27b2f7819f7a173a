import TouchPainterCore

extension Scribble {
    /// The marks as text.
    var trace: String {
        marks.map { mark in
            "\(type(of: mark)) \(mark.makeEnumerator().map { "\($0.location.x)" })"
        }
        .joined(separator: "; ")
    }
}
