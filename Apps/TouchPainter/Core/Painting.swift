public import CoreGraphics
public import FoundationGaps

/// A scribble in the making: what is on the canvas, the stroke that is being drawn, the pen, and
/// the changes that can be taken back.
///
///     let painting = Painting()
///     painting.touchBegan(at: CGPoint(x: 10, y: 10))
///     painting.touchMoved(to: CGPoint(x: 90, y: 10))  // painting.liveStroke is on its way
///     painting.touchEnded()                           // painting.scribble has one stroke
///     painting.undo()                                 // and is empty again
///
/// Each stroke and each dot is one step of undo; so is emptying the canvas.
@MainActor
public final class Painting {
    /// The marks on the canvas.
    public private(set) var scribble: Scribble

    /// The stroke of the touch that is down. It joins ``scribble`` when the touch is lifted.
    public private(set) var liveStroke: Stroke?

    /// The pen of the next stroke or dot.
    public var pen = Pen()

    /// Remembers the changes. Its `levelsOfUndo` bounds how many can be taken back; 0, the default,
    /// stands for all.
    public let undoManager: UndoManager

    private var input = StrokeInput()
    private var scribbleObservation: Observation?
    private let observers = Observers<Change>()

    /// Something that happened to a painting.
    public enum Change {
        /// A mark was put on top of the others.
        case added(any Mark)

        /// A mark was removed. It is unchanged: ``Mark/drawingBounds`` is the area to repaint.
        case removed(any Mark)

        /// Another scribble is on the canvas.
        case replaced

        /// The live stroke began, grew or went away, and looks different within this rectangle, in
        /// canvas points.
        case liveStroke(CGRect)

        /// ``canUndo`` and ``canRedo`` may have changed.
        case history
    }

    /// Creates a painting of `scribble`, by default an empty one.
    public init(scribble: Scribble = Scribble(), undoManager: UndoManager = UndoManager()) {
        self.scribble = scribble
        self.undoManager = undoManager
        // Two taps within one turn of the loop are two steps.
        undoManager.groupsByEvent = false
        follow(scribble)
    }

    /// Calls `body` after each change, for as long as the result is kept.
    public func observe(_ body: @escaping (Change) -> Void) -> Observation {
        observers.add(body)
    }

    /// Passes on the changes of `scribble`, and no longer those of the one before.
    private func follow(_ scribble: Scribble) {
        scribbleObservation = scribble.observe { [observers] change in
            switch change {
            case .added(let mark): observers.tell(.added(mark))
            case .removed(let mark): observers.tell(.removed(mark))
            }
        }
    }

    /// Replaces the canvas by `scribble`, without registering an undo.
    func show(_ scribble: Scribble) {
        self.scribble = scribble
        follow(scribble)
        observers.tell(.replaced)
    }
}

// MARK: - Touches

extension Painting {
    /// A touch went down, in canvas points. One touch draws at a time.
    public func touchBegan(at point: CGPoint) {
        perform(input.began(at: point))
    }

    /// The touch is at `point` now.
    public func touchMoved(to point: CGPoint) {
        perform(input.moved(to: point))
    }

    /// The touch was lifted where it was last.
    public func touchEnded() {
        perform(input.ended())
    }

    /// The touch was taken away: what it had drawn goes.
    public func touchCancelled() {
        perform(input.cancelled())
    }

    private func perform(_ action: StrokeInput.Action?) {
        switch action {
        case .startStroke(let start, let next):
            let stroke = Stroke(pen: pen, through: [start, next])
            liveStroke = stroke
            observers.tell(.liveStroke(stroke.drawingBounds))
            observers.tell(.history)
        case .extendStroke(let point):
            guard let stroke = liveStroke else { return }
            stroke.add(Vertex(location: point))
            observers.tell(.liveStroke(stroke.lastSegmentBounds))
        case .finishStroke:
            guard let stroke = takeLiveStroke() else { return }
            perform(DrawCommand(stroke, on: scribble))
            observers.tell(.liveStroke(stroke.drawingBounds))
        case .addDot(let point):
            perform(DrawCommand(Dot(location: point, pen: pen), on: scribble))
        case .discardStroke:
            guard let stroke = takeLiveStroke() else { return }
            observers.tell(.liveStroke(stroke.drawingBounds))
            observers.tell(.history)
        case nil:
            break
        }
    }

    private func takeLiveStroke() -> Stroke? {
        defer { liveStroke = nil }
        return liveStroke
    }
}

// MARK: - Commands

extension Painting {
    /// `true` if there is a command to undo.
    public var canUndo: Bool { liveStroke != nil || undoManager.canUndo }

    /// `true` if there is a command to redo.
    public var canRedo: Bool { liveStroke == nil && undoManager.canRedo }

    /// Takes back the last change. A stroke that is being drawn counts as finished.
    public func undo() {
        finishTouch()
        guard undoManager.canUndo else { return }
        undoManager.undo()
        observers.tell(.history)
    }

    /// Brings back the change that was taken back last, unless something new was drawn since.
    public func redo() {
        finishTouch()
        guard undoManager.canRedo else { return }
        undoManager.redo()
        observers.tell(.history)
    }

    /// Puts an empty scribble on the canvas. Does nothing when the canvas is empty.
    public func clear() {
        finishTouch()
        guard !scribble.isEmpty else { return }
        perform(ReplaceScribbleCommand(named: "Clear", scribble: Scribble(), in: self))
    }

    /// Executes `command` as one step of undo. Steps that were taken back cannot be brought back
    /// any more.
    public func perform(_ command: any Command) {
        undoManager.beginUndoGrouping()
        execute(command)
        undoManager.endUndoGrouping()
        observers.tell(.history)
    }

    private func execute(_ command: any Command) {
        undoManager.registerUndo(withTarget: self) { $0.unexecute(command) }
        undoManager.setActionName(command.name)
        command.execute()
    }

    private func unexecute(_ command: any Command) {
        undoManager.registerUndo(withTarget: self) { $0.execute(command) }
        undoManager.setActionName(command.name)
        command.unexecute()
    }

    /// Ends the touch that is down as if it had been lifted; what it does further on is ignored.
    private func finishTouch() {
        if liveStroke != nil { touchEnded() } else { touchCancelled() }
    }
}
