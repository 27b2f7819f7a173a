public import CoreGraphics

/// Gives a painting's pen another colour.
///
/// Pens are chosen all the time, so the choice is no step of undo: callers execute the command
/// themselves.
public final class SetPenColorCommand: PaintingCommand {
    public let name = "Stroke Color"

    private let color: () -> MarkColor
    private let painting: Painting
    private var previous: Pen?

    /// Creates a command.
    ///
    /// - Parameter color: Called at each execution, so that one command serves a slider for good.
    public init(on painting: Painting, color: @escaping () -> MarkColor) {
        self.painting = painting
        self.color = color
    }

    public func execute() {
        previous = painting.pen
        painting.pen.color = color()
    }

    public func unexecute() {
        if let previous { painting.pen = previous }
        previous = nil
    }
}

/// Gives a painting's pen another size. See ``SetPenColorCommand``.
public final class SetPenSizeCommand: PaintingCommand {
    public let name = "Stroke Size"

    private let size: () -> CGFloat
    private let painting: Painting
    private var previous: Pen?

    public init(on painting: Painting, size: @escaping () -> CGFloat) {
        self.painting = painting
        self.size = size
    }

    public func execute() {
        previous = painting.pen
        painting.pen = painting.pen.with(size: size())
    }

    public func unexecute() {
        if let previous { painting.pen = previous }
        previous = nil
    }
}
