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

    /// The shape that is being drawn, in place of ``liveStroke`` once the pen has rested.
    public internal(set) var liveShape: Shape?

    /// The mark of the touch that is down.
    public var liveMark: (any Mark)? { liveShape ?? liveStroke }

    /// The line to where the pen of ``liveStroke`` probably goes next; `nil` unless its smoothing
    /// predicts that. It is shown with the live stroke and never joins it.
    public var predictedStroke: Stroke? {
        guard let stroke = liveStroke, liveShape == nil, stroke.pen.brush.canRunAhead,
            let last = stroke.line.points.last,
            let next = stroke.pen.smoothing.strategy.prediction(after: stroke.line.points)
        else { return nil }
        return Stroke(pen: stroke.pen, through: [last, next], weights: [weight, weight])
    }

    private var predictedBounds: CGRect { predictedStroke?.drawingBounds ?? .null }

    /// The prototypes of the marks that ``Brush/stamp`` lays along its strokes.
    public internal(set) var pattern: [any Mark] = []

    /// `true` if shapes with an inside are filled.
    public var fillsShapes = false

    /// The axes on whose other sides marks appear too.
    public var symmetry = Symmetry() {
        didSet { if symmetry != oldValue { observers.tell(.guides) } }
    }

    /// The marks that the user has chosen.
    public internal(set) var selection: Selection? {
        didSet { observers.tell(.selection) }
    }

    /// The names of all steps that can be undone or redone, in order.
    public private(set) var history: [String] = []

    /// The number of steps of ``history`` that are done.
    public private(set) var historyPosition = 0

    /// The pen of the next stroke or dot.
    public var pen = Pen() { didSet { if pen != oldValue { observers.tell(.pen) } } }

    /// Remembers the changes. Its `levelsOfUndo` bounds how many can be taken back; 0, the default,
    /// stands for all.
    public let undoManager: UndoManager

    /// Called with each finished change, to keep it: see ``Journal``.
    public var record: ((JournalEntry) -> Void)?

    /// Finishes what is being typed on the canvas.
    public var finishTyping: (() -> Void)?

    /// `true` after a change was lost with a damaged line of a journal, so that the places of marks
    /// in later lines may be others.
    var hasLostChanges = false

    private var input = StrokeInput()

    /// The weight of the vertex that the touch makes next, and of the one where it went down.
    private var weight: CGFloat = 1
    private var startWeight: CGFloat = 1
    private var scribbleObservation: Observation?
    private let observers = Observers<Change>()

    /// Something that happened to a painting.
    public enum Change {
        /// The marks or the layers changed.
        case scribble(Scribble.Change)

        /// Another scribble is on the canvas.
        case replaced

        /// The live stroke began, grew or went away, and looks different within this rectangle, in
        /// canvas points.
        case liveStroke(CGRect)

        /// ``Painting/selection`` changed.
        case selection

        /// ``Painting/symmetry`` changed.
        case guides

        /// ``Painting/pen`` changed.
        case pen

        /// A touch could not draw, because the active layer is hidden or locked, or because the
        /// stamp has no pattern.
        case refused

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
        scribbleObservation = scribble.observe { [observers] in observers.tell(.scribble($0)) }
    }

    /// Notifies observers of a change to ``history`` or what was saved.
    func tellHistory() { observers.tell(.history) }

    /// Replaces the canvas by `scribble`, without registering an undo.
    func show(_ scribble: Scribble) {
        self.scribble = scribble
        selection = nil
        follow(scribble)
        observers.tell(.replaced)
    }
}

// MARK: - Touches

extension Painting {
    /// A touch went down, in canvas points. One touch draws at a time.
    ///
    /// - Parameter weight: The width of the line there, as a share of the pen's size.
    public func touchBegan(at point: CGPoint, weight: CGFloat = 1) {
        if selection != nil { selection = nil }
        guard activeLayer.isEditable, pen.brush != .stamp || !pattern.isEmpty else {
            return observers.tell(.refused)
        }
        startWeight = weight
        perform(input.began(at: point))
    }

    /// The touch is at `point` now.
    public func touchMoved(to point: CGPoint, weight: CGFloat = 1) {
        self.weight = weight
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
            let stroke = Stroke(
                pen: pen, through: [start, next], weights: [startWeight, weight])
            plant(along: stroke)
            liveStroke = stroke
            tellLive(stroke.drawingBounds)
            observers.tell(.history)
        case .extendStroke(let point):
            guard let stroke = liveStroke, liveShape == nil else { return }
            let predicted = predictedBounds
            stroke.addVertex(at: point, weight: weight)
            let planted = plant(along: stroke)
            tellLive(
                stroke.lastSegmentBounds.union(planted).union(predicted).union(predictedBounds))
        case .finishStroke:
            let predicted = predictedBounds
            guard let mark = takeLiveMark() else { return }
            draw(mark)
            tellLive(mark.drawingBounds.union(predicted))
        case .addDot(let point):
            let mark: any Mark =
                switch pen.brush {
                case .flowers: Flower(.at(point), location: point, pen: pen)
                case .stamp: stamp(at: point)
                default: Dot(location: point, pen: pen)
                }
            draw(mark)
        case .discardStroke:
            let predicted = predictedBounds
            guard let mark = takeLiveMark() else { return }
            tellLive(mark.drawingBounds.union(predicted))
            observers.tell(.history)
        case nil:
            break
        }
    }

    /// With a brush that lays marks along its line, adds one at the last vertex if there is room.
    ///
    /// - Returns: The area of the new mark; null when there is none.
    @discardableResult
    private func plant(along stroke: Stroke) -> CGRect {
        guard let place = stroke.line.points.last else { return .null }
        if pen.brush == .stamp { return plantStamp(along: stroke, at: place) }
        guard pen.brush == .flowers else { return .null }
        let last = stroke.children.last { $0 is Flower }?.location
        if let last, hypot(place.x - last.x, place.y - last.y) < pen.size * 0.8 { return .null }
        let kind = Flower.Kind.at(place)
        let size = pen.size * (0.6 + 0.4 * CGFloat(abs(Int(place.x + place.y)) % 5) / 4)
        let flower = Flower(kind, location: place, pen: pen.with(size: size))
        stroke.add(flower)
        return flower.drawingBounds
    }

    /// Puts a mark with its further appearances on the active layer, as one step of undo.
    public func draw(_ mark: any Mark) {
        guard activeLayer.isEditable else { return observers.tell(.refused) }
        perform(DrawCommand(symmetry.complete(mark), on: scribble))
    }

    /// Reports that the active layer is hidden or locked.
    public func refuse() { observers.tell(.refused) }

    /// Tells of a change to what is being drawn, in all places where it appears.
    private func tellLive(_ rect: CGRect) {
        for area in symmetry.areas(of: rect) { observers.tell(.liveStroke(area)) }
    }

    private func takeLiveMark() -> (any Mark)? {
        defer { (liveStroke, liveShape) = (nil, nil) }
        return liveMark
    }
}

// MARK: - Shapes

extension Painting {
    /// Shows the shape that the touch draws; ``finishShape()`` puts it on the canvas.
    ///
    /// A stroke that was being drawn gives way to it.
    public func showShape(_ shape: Shape?) {
        guard activeLayer.isEditable else { return observers.tell(.refused) }
        let old = liveMark?.drawingBounds ?? .null
        liveShape = shape
        tellLive(old.union(shape?.drawingBounds ?? .null))
        observers.tell(.history)
    }

    /// Puts the shape that is shown on the canvas, as one step of undo.
    public func finishShape() {
        guard let shape = liveShape else { return }
        liveShape = nil
        draw(shape)
        tellLive(shape.drawingBounds)
    }

    /// Makes the stroke that is being drawn the shape it is like, if it is like one. The rest of
    /// the touch adds nothing to it.
    public func snapLiveStroke() {
        guard let stroke = liveStroke, liveShape == nil, stroke.pen.brush.drawsShapes,
            let shape = ShapeRecognizer.shape(of: stroke)
        else { return }
        showShape(shape)
    }
}

// MARK: - Commands

extension Painting {
    /// `true` if there is a command to undo.
    public var canUndo: Bool { liveMark != nil || undoManager.canUndo }

    /// `true` if there is a command to redo.
    public var canRedo: Bool { liveMark == nil && undoManager.canRedo }

    /// Takes back the last change. A stroke that is being drawn counts as finished.
    public func undo() {
        finishTouch()
        guard undoManager.canUndo else { return }
        if selection != nil { selection = nil }
        undoManager.undo()
        historyPosition -= 1
        record?(.undo)
        observers.tell(.history)
    }

    /// Brings back the change that was taken back last, unless something new was drawn since.
    public func redo() {
        finishTouch()
        guard undoManager.canRedo else { return }
        if selection != nil { selection = nil }
        undoManager.redo()
        historyPosition += 1
        record?(.redo)
        observers.tell(.history)
    }

    /// Undoes or redoes until `count` steps of ``history`` are done.
    public func jump(to count: Int) {
        let count = min(max(count, 0), history.count)
        while historyPosition > count, canUndo { undo() }
        while historyPosition < count, canRedo { redo() }
    }

    /// Puts an empty scribble on the canvas. Does nothing when the canvas is empty.
    public func clear() {
        finishTouch()
        guard !scribble.isEmpty else { return }
        perform(ReplaceScribbleCommand(named: "Clear", scribble: Scribble(), in: self))
    }

    /// Puts `scribble` on the canvas, as one step of undo. The one that was there comes back with
    /// undo.
    public func open(_ scribble: Scribble, named name: String = "Open") {
        finishTouch()
        perform(ReplaceScribbleCommand(named: name, scribble: scribble, in: self))
    }

    /// Notes that the scribble was saved in a file of this name.
    public func noteSaved(as name: String) {
        scribble.name = name
        scribble.saved = SavedState(scribble)
        record?(.saved(file: name))
        observers.tell(.history)
    }

    /// Notes that the scribble's file has another name.
    public func noteRenamed(to name: String) {
        scribble.name = name
        record?(.renamed(file: name))
        observers.tell(.history)
    }

    /// Executes `command` as one step of undo. Steps that were taken back cannot be brought back
    /// any more.
    public func perform(_ command: any PaintingCommand) {
        undoManager.beginUndoGrouping()
        execute(command)
        undoManager.endUndoGrouping()
        history.removeSubrange(historyPosition...)
        history.append(command.name)
        let levels = undoManager.levelsOfUndo
        if levels > 0 { history.removeFirst(max(history.count - levels, 0)) }
        historyPosition = history.count
        if let entry = command.journalEntry { record?(entry) }
        observers.tell(.history)
    }

    private func execute(_ command: any PaintingCommand) {
        undoManager.registerUndo(withTarget: self) { $0.unexecute(command) }
        undoManager.setActionName(command.name)
        command.execute()
    }

    private func unexecute(_ command: any PaintingCommand) {
        undoManager.registerUndo(withTarget: self) { $0.execute(command) }
        undoManager.setActionName(command.name)
        command.unexecute()
    }

    /// Ends the touch that is down as if it had been lifted, and puts what is being typed on the
    /// canvas; what the touch does further on is ignored.
    public func finishTouch() {
        finishTyping?()
        if liveStroke != nil { touchEnded() } else { touchCancelled() }
        finishShape()
    }
}

extension Flower.Kind {
    /// The kind that grows at a place. It looks random and is always the same.
    static func at(_ point: CGPoint) -> Flower.Kind {
        let number = abs(Int(point.x.rounded()) &* 31 &+ Int(point.y.rounded()) &* 17)
        return allCases[number % allCases.count]
    }
}
