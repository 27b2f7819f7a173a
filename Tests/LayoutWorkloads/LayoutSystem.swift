import ConstraintSolver

/// A layout as numbers: boxes, the relations between them, and the size of the root box.
///
/// It is the same in every run. ``LoadedLayout`` adds it to a solver.
public struct LayoutSystem: Sendable {
    /// A box with its contents, as runs of the system's boxes and relations.
    public struct Part: Sendable {
        /// The indices of its boxes.
        public let boxes: Range<Int>

        /// The indices of its relations.
        public let relations: Range<Int>
    }

    /// The number of boxes, with the root.
    public private(set) var boxCount = 1

    /// The relations, in the order of writing.
    public private(set) var relations: [LayoutRelation] = []

    /// Repeated parts that can be removed and inserted again, such as a list's cells.
    public private(set) var parts: [Part] = []

    /// The root's frame, which is given.
    public let rootFrame: LayoutFrame

    /// The number of boxes with a content size.
    private var contentCount: Int32 = 0

    /// An empty root of a size in points.
    public init(width: Double = 414, height: Double = 736) {
        rootFrame = LayoutFrame(0, 0, width, height)
    }

    /// The box that contains all others.
    public var root: LayoutBox { LayoutBox(index: 0) }

    /// Adds a box. Only the relations tell which box contains it.
    public mutating func makeBox() -> LayoutBox {
        boxCount += 1
        return LayoutBox(index: boxCount - 1)
    }

    /// Adds required relations.
    public mutating func require(_ relations: LayoutRelation...) {
        self.relations += relations
    }

    /// Adds a relation with a priority.
    public mutating func prefer(_ relation: LayoutRelation, priority: Float) {
        var relation = relation
        relation.strength = Strength(priority)
        relations.append(relation)
    }

    /// Adds a box's content width and height, with relations against exceeding them (hugging) and
    /// falling short of them (compression). Even at 1000 these break before required ones.
    ///
    /// Among equals the first content size is kept, as in UIKit.
    public mutating func setContentSize(
        _ width: Double?, _ height: Double?, of box: LayoutBox, hugging: Float = 250,
        compression: Float = 750
    ) {
        contentCount += 1
        for (length, size) in [(box.width, width), (box.height, height)] {
            guard let size else { continue }
            preferContent(length <= size, priority: hugging)
            preferContent(length >= size, priority: compression)
        }
    }

    private mutating func preferContent(_ relation: LayoutRelation, priority: Float) {
        var relation = relation
        relation.strength = priority == 1000 ? .belowRequired : Strength(priority)
        relation.tie = -contentCount
        relations.append(relation)
    }

    /// Records everything that `build` adds as a part.
    @discardableResult
    public mutating func makePart<Made>(_ build: (inout LayoutSystem) -> Made) -> Made {
        let (firstBox, firstRelation) = (boxCount, relations.count)
        let made = build(&self)
        parts.append(
            Part(boxes: firstBox..<boxCount, relations: firstRelation..<relations.count))
        return made
    }
}
