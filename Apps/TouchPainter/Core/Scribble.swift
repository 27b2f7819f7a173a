public import CoreGraphics
import FileWatching
import Foundation

/// The marks on the canvas, on one layer or several, bottom to top.
///
/// The marks of a layer are the children of one stroke without vertices. Views hear of changes by
/// ``observe(_:)``.
public final class Scribble {
    /// The layers from the bottom to the top; at least one.
    public private(set) var layers: [Layer]

    /// The layer that marks are added to.
    public private(set) var activeLayer: Layer

    /// The number of the next layer.
    private var nextLayerID: Int

    private let observers = Observers<Change>()

    /// Something that happened to a scribble.
    public enum Change {
        /// The mark was put on top of the others of its layer.
        case added(any Mark, to: Layer)

        /// The mark was removed. It is unchanged: ``Mark/drawingBounds`` is the area to repaint.
        case removed(any Mark, from: Layer)

        /// Marks of a layer were replaced by others. They look different within this rectangle.
        case edited(CGRect, in: Layer)

        /// There are other layers, or they are in another order or look different.
        case layers
    }

    /// The name in the gallery of the file that the scribble was saved in or opened from, or the
    /// absolute path of a file elsewhere; `nil` for one that was never saved.
    public internal(set) var name: String?

    /// What files hold of the scribble that the app does not know.
    var unknown = UnknownMembers()
    var unknownInFile = UnknownMembers()

    /// What the file of the scribble holds; `nil` if that is not known.
    var saved: SavedState?

    /// The file that ``saved`` was read from or written to.
    var stamp: FileStamp?

    /// All layers that the scribble ever had, by number.
    private var knownLayers: [Int: Layer] = [:]

    /// The file outside of the gallery that the scribble was opened from.
    var file: URL? {
        name.flatMap { $0.hasPrefix("/") ? URL(fileURLWithPath: $0) : nil }
    }

    /// The name of the scribble's file without folders and its ending.
    public var title: String? { file?.deletingPathExtension().lastPathComponent ?? name }

    public convenience init() {
        self.init(layers: [Layer(id: 0)])
    }

    /// Creates a scribble of `marks` on one layer, from the bottom to the top.
    public convenience init(marks: [any Mark]) {
        self.init()
        for mark in marks { activeLayer.root.add(mark) }
    }

    /// - Parameter active: The number of the layer that is drawn on; by default the topmost.
    init(layers: [Layer], active: Int? = nil) {
        precondition(!layers.isEmpty, "A scribble has at least one layer. Pass an empty one.")
        self.layers = layers
        activeLayer = layers.first { $0.id == active } ?? layers[layers.count - 1]
        nextLayerID = (layers.map(\.id).max() ?? 0) &+ 1
        for layer in layers { knownLayers[layer.id] = layer }
    }

    /// The marks of all layers, from the bottom to the top.
    public var marks: [any Mark] {
        layers.count == 1 ? layers[0].marks : layers.flatMap(\.marks)
    }

    public var isEmpty: Bool { layers.allSatisfy(\.isEmpty) }

    /// `true` if there is nothing but one layer that is shown as it is.
    public var isPlain: Bool { layers.count == 1 && layers[0].look == LayerLook() }

    /// A rectangle that holds everything that is drawn, in canvas points; null when nothing is.
    public var drawingBounds: CGRect {
        layers.reduce(.null) { $1.look.isHidden ? $0 : $0.union($1.drawingBounds) }
    }

    /// Puts a mark on top of the others of the active layer, or into the one on top.
    ///
    /// - Parameter addToPrevious: Whether `mark` becomes a child of the mark that was added last.
    /// - Returns: Whether `mark` was added. It is not when there is no previous mark, or that is a
    ///   dot.
    @discardableResult
    public func add(_ mark: any Mark, addToPrevious: Bool = false) -> Bool {
        if addToPrevious {
            guard let previous = activeLayer.root.lastChild, previous.add(mark) else {
                return false
            }
            observers.tell(.added(mark, to: activeLayer))
        } else {
            add(mark, to: activeLayer)
        }
        return true
    }

    /// Puts a mark on top of those of a layer.
    func add(_ mark: any Mark, to layer: Layer) {
        layer.root.add(mark)
        observers.tell(.added(mark, to: layer))
    }

    /// Takes a mark away, wherever among the marks it is.
    ///
    /// - Returns: Whether `mark` was there.
    @discardableResult
    public func remove(_ mark: any Mark) -> Bool {
        guard let layer = layers.last(where: { $0.root.remove(mark) }) else { return false }
        observers.tell(.removed(mark, from: layer))
        return true
    }

    /// Calls `body` after each change, for as long as the result is kept.
    public func observe(_ body: @escaping (Change) -> Void) -> Observation {
        observers.add(body)
    }

    /// A scribble that looks the same and shares nothing with this one, observers included.
    public func copy() -> Scribble {
        let copy = Scribble(layers: layers.map { $0.copy(id: $0.id) }, active: activeLayer.id)
        copy.unknown = unknown
        copy.unknownInFile = unknownInFile
        return copy
    }
}

// MARK: - Layers

extension Scribble {
    func layer(withID id: Int) -> Layer? { layers.first { $0.id == id } }

    /// The layer with a number, also if it was removed or its stack is not shown yet.
    func knownLayer(withID id: Int) -> Layer? { layer(withID: id) ?? knownLayers[id] }

    /// The layer with a number, put on top if it is missing, because the line of a journal with it
    /// was lost.
    func requiredLayer(withID id: Int) -> Layer {
        if let layer = layer(withID: id) { return layer }
        var stack = LayerStack(self)
        let layer = knownLayers[id] ?? Layer(id: id)
        stack.insert(layer, at: stack.sheets.count)
        show(stack)
        return layer
    }

    func activate(_ layer: Layer) {
        guard layer !== activeLayer, layers.contains(where: { $0 === layer }) else { return }
        activeLayer = layer
        observers.tell(.layers)
    }

    /// Returns a new layer, which is not shown yet.
    func makeLayer(look: LayerLook) -> Layer {
        defer { nextLayerID += 1 }
        return Layer(id: nextLayerID, look: look)
    }

    /// Returns a copy of a layer, which is not shown yet.
    func makeCopy(of layer: Layer) -> Layer {
        defer { nextLayerID += 1 }
        return layer.copy(id: nextLayerID)
    }

    func show(_ stack: LayerStack) {
        layers = stack.sheets.map(\.layer)
        for sheet in stack.sheets {
            sheet.layer.look = sheet.look
            knownLayers[sheet.layer.id] = sheet.layer
        }
        activeLayer = layer(withID: stack.activeID) ?? layers[layers.count - 1]
        nextLayerID = max(nextLayerID, (layers.map(\.id).max() ?? 0) &+ 1)
        observers.tell(.layers)
    }

    func setLook(_ look: LayerLook, of layer: Layer) {
        layer.look = look
        observers.tell(.layers)
    }

    /// Removes marks of a layer and inserts others. See ``EditMarksCommand``.
    ///
    /// Marks that another window added since may have moved those of the command.
    func replace(
        _ removed: [EditMarksCommand.Placed], by inserted: [EditMarksCommand.Placed],
        in layer: Layer
    ) {
        var area = CGRect.null
        for (index, mark) in removed.reversed() {
            guard let index = layer.index(of: mark, near: index) else { continue }
            area = area.union(mark.drawingBounds)
            layer.root.remove(at: index)
        }
        for (index, mark) in inserted {
            area = area.union(mark.drawingBounds)
            layer.root.insert(mark, at: index)
        }
        observers.tell(.edited(area, in: layer))
    }
}

// MARK: - Drawing

extension Scribble {
    /// Draws all layers that are shown into `context`, from the bottom to the top, in canvas
    /// points.
    ///
    /// - Parameter rect: The part of the canvas that is wanted; everything by default. Marks that
    ///   do not come near it are left out, the others are drawn as a whole.
    /// - Complexity: O(marks), and as long as the context needs for those that touch `rect`.
    public func draw(in context: CGContext, rect: CGRect = .infinite) {
        draw(on: ContextTarget(context), rect: rect)
    }

    /// Draws all layers that are shown on a target, from the bottom to the top.
    public func draw(on target: some DrawingTarget, rect: CGRect = .infinite) {
        if isPlain { return layers[0].draw(on: target, rect: rect) }
        for layer in layers where !layer.look.isHidden && layer.look.opacity > 0 {
            target.group(opacity: layer.look.opacity, blend: layer.look.blend) {
                layer.draw(on: target, rect: rect)
            }
        }
    }
}
