/// Work to be done on marks that differs by their kind, such as drawing them.
///
/// A mark calls the one method meant for it (``Mark/accept(_:)``). The visitor decides whether and
/// when a stroke's children are visited. ``MarkRenderer`` draws.
public protocol MarkVisitor {
    func visit(_ vertex: Vertex)
    func visit(_ dot: Dot)
    func visit(_ flower: Flower)
    func visit(_ stroke: Stroke)
    func visit(_ shape: Shape)
    func visit(_ text: TextMark)
    func visit(_ picture: PictureMark)
}
