public import CoreGraphics

/// The marks on the canvas, strokes and dots, bottom to top.
///
/// The marks are the children of one stroke without vertices. Views hear of changes by
/// ``observe(_:)``.
public final class Scribble {
    /// The stroke that holds the marks.
    private let root: Stroke

    private let observers = Observers<Change>()

    /// Something that happened to a scribble.
    public enum Change {
        /// The mark was put on top of the others.
        case added(any Mark)

        /// The mark was removed. It is unchanged: ``Mark/drawingBounds`` is the area to repaint.
        case removed(any Mark)
    }

    /// The name of the file that the scribble was saved in or opened from, without its ending;
    /// `nil` for one that was never saved.
    public internal(set) var name: String?

    public init() {
        root = Stroke()
    }

    /// Creates a scribble of `marks`, from the bottom to the top.
    public convenience init(marks: [any Mark]) {
        self.init()
        for mark in marks { root.add(mark) }
    }

    private init(root: Stroke) {
        self.root = root
    }

    /// The marks, from the bottom to the top.
    public var marks: [any Mark] { root.children }

    public var isEmpty: Bool { root.count == 0 }

    /// A rectangle that holds everything that is drawn, in canvas points; null when nothing is.
    public var drawingBounds: CGRect { root.drawingBounds }

    /// Puts a mark on top of the others, or into the one on top.
    ///
    /// - Parameter addToPrevious: Whether `mark` becomes a child of the mark that was added last.
    /// - Returns: Whether `mark` was added. It is not when there is no previous mark, or that is a
    ///   dot.
    @discardableResult
    public func add(_ mark: any Mark, addToPrevious: Bool = false) -> Bool {
        if addToPrevious {
            guard let previous = root.lastChild, previous.add(mark) else { return false }
        } else {
            root.add(mark)
        }
        observers.tell(.added(mark))
        return true
    }

    /// Takes a mark away, wherever among the marks it is.
    ///
    /// - Returns: Whether `mark` was there.
    @discardableResult
    public func remove(_ mark: any Mark) -> Bool {
        guard root.remove(mark) else { return false }
        observers.tell(.removed(mark))
        return true
    }

    /// Calls `body` after each change, for as long as the result is kept.
    public func observe(_ body: @escaping (Change) -> Void) -> Observation {
        observers.add(body)
    }

    /// A scribble that looks the same and shares nothing with this one, observers included.
    public func copy() -> Scribble {
        Scribble(root: root.copy())
    }
}

// MARK: - Drawing

extension Scribble {
    /// Draws the marks into `context`, from the bottom to the top, in canvas points.
    ///
    /// - Parameter rect: The part of the canvas that is wanted; everything by default. Marks that
    ///   do not come near it are left out, the others are drawn as a whole.
    /// - Complexity: O(marks), and as long as the context needs for those that touch `rect`.
    public func draw(in context: CGContext, rect: CGRect = .infinite) {
        let renderer = MarkRenderer(context: context)
        for mark in root.children where mark.drawingBounds.intersects(rect) {
            renderer.draw(mark)
        }
    }
}
