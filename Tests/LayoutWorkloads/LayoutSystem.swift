import ConstraintSolver

/// A layout as numbers: boxes, the relations between them, and the size of the box that holds them
/// all.
///
/// Everything about it is the same in every run. ``LoadedLayout`` hands it to a solver.
public struct LayoutSystem: Sendable {
    /// A box with everything that it holds, as runs of the system's boxes and relations.
    public struct Part: Sendable {
        /// The places of its boxes.
        public let boxes: Range<Int>

        /// The places of the relations that were written for it.
        public let relations: Range<Int>
    }

    /// How many boxes there are, with the root.
    public private(set) var boxCount = 1

    /// The relations, in the order of writing.
    public private(set) var relations: [LayoutRelation] = []

    /// Repeated parts that can be taken out and put back: a list's cells.
    public private(set) var parts: [Part] = []

    /// The root's frame, which is given and not to be found.
    public let rootFrame: LayoutFrame

    /// How many boxes have a content size.
    private var contentCount: Int32 = 0

    /// An empty root of a size in points.
    public init(width: Double = 414, height: Double = 736) {
        rootFrame = LayoutFrame(0, 0, width, height)
    }

    /// The box that holds all others.
    public var root: LayoutBox { LayoutBox(index: 0) }

    /// Makes a box. Which box holds it shows only in the relations.
    public mutating func makeBox() -> LayoutBox {
        boxCount += 1
        return LayoutBox(index: boxCount - 1)
    }

    /// Writes relations that must hold.
    public mutating func require(_ relations: LayoutRelation...) {
        self.relations += relations
    }

    /// Writes a relation that gives way to those of a greater priority.
    public mutating func prefer(_ relation: LayoutRelation, priority: Float) {
        var relation = relation
        relation.strength = Strength(priority)
        relations.append(relation)
    }

    /// Gives a box a content width and height, each of which it neither likes to exceed (hugging)
    /// nor to fall short of (compression). Even at 1000 it breaks before what is required.
    ///
    /// Among equals the first to be given a content size keeps it, as in UIKit.
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

    /// Notes everything that `build` makes as a part.
    @discardableResult
    public mutating func makePart<Made>(_ build: (inout LayoutSystem) -> Made) -> Made {
        let (firstBox, firstRelation) = (boxCount, relations.count)
        let made = build(&self)
        parts.append(
            Part(boxes: firstBox..<boxCount, relations: firstRelation..<relations.count))
        return made
    }
}
