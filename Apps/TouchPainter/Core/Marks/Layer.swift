public import CoreGraphics

/// A sheet of a drawing with its own marks, shown on top of the sheets below.
///
/// Marks that are added, and what an eraser takes away, concern one layer.
public final class Layer {
    /// Names the layer within its drawing. A number is not used twice in one drawing.
    public let id: Int

    /// How the layer is shown.
    public internal(set) var look: LayerLook

    /// The stroke that holds the marks.
    let root: Stroke

    /// What files hold of the layer that the app does not know.
    var unknown = UnknownMembers()

    init(id: Int, look: LayerLook = LayerLook(), root: Stroke = Stroke()) {
        self.id = id
        self.look = look
        self.root = root
    }

    /// The marks, from the bottom to the top.
    public var marks: [any Mark] { root.children }

    public var isEmpty: Bool { root.count == 0 }

    /// The position of a mark, which is probably at `index`; `nil` for one that is not there.
    func index(of mark: any Mark, near index: Int) -> Int? {
        let marks = marks
        if marks.indices.contains(index), marks[index] === mark { return index }
        return marks.lastIndex { $0 === mark }
    }

    /// A rectangle that holds everything that is drawn, in canvas points; null when nothing is.
    public var drawingBounds: CGRect { root.drawingBounds }

    /// `true` if marks can be added and changed: a layer that is hidden or locked keeps its own.
    public var isEditable: Bool { !look.isHidden && !look.isLocked }

    /// Draws the marks on a target, without regard to ``look``.
    ///
    /// - Parameter rect: The part of the canvas that is wanted. Marks that do not come near it are
    ///   left out, the others are drawn as a whole.
    public func draw(on target: some DrawingTarget, rect: CGRect = .infinite) {
        let renderer = MarkRenderer(target: target)
        for mark in root.children where mark.drawingBounds.intersects(rect) { renderer.draw(mark) }
    }

    /// A layer with another name that looks the same and shares nothing.
    func copy(id: Int) -> Layer {
        let copy = Layer(id: id, look: look, root: root.copy())
        copy.unknown = unknown
        return copy
    }
}

/// How a layer is shown.
public struct LayerLook: Hashable, Sendable {
    /// What the user called it; empty for a layer that goes by its number.
    public var name: String

    public var isHidden: Bool

    /// `true` if nothing can be drawn on the layer or taken from it.
    public var isLocked: Bool

    /// The opacity of the whole layer, from 0 to 1, the default.
    public var opacity: CGFloat { didSet { opacity = Self.clamped(opacity) } }

    /// The formula that mixes the layer with those below.
    public var blend: LayerBlend

    /// Creates a look, moving `opacity` into 0…1. NaN counts as 1.
    public init(
        name: String = "", isHidden: Bool = false, isLocked: Bool = false, opacity: CGFloat = 1,
        blend: LayerBlend = .normal
    ) {
        self.name = name
        self.isHidden = isHidden
        self.isLocked = isLocked
        self.opacity = Self.clamped(opacity)
        self.blend = blend
    }

    private static func clamped(_ opacity: CGFloat) -> CGFloat {
        opacity.isNaN ? 1 : min(max(opacity, 0), 1)
    }
}

/// A formula that mixes a layer with those below.
public enum LayerBlend: String, Hashable, Sendable, Codable, CaseIterable {
    case normal
    case multiply
    case screen
    case overlay
    case darken
    case lighten
    case colorDodge
    case colorBurn
    case softLight
    case hardLight
    case difference
    case exclusion

    /// The formula of a context.
    public var mode: CGBlendMode {
        switch self {
        case .normal: .normal
        case .multiply: .multiply
        case .screen: .screen
        case .overlay: .overlay
        case .darken: .darken
        case .lighten: .lighten
        case .colorDodge: .colorDodge
        case .colorBurn: .colorBurn
        case .softLight: .softLight
        case .hardLight: .hardLight
        case .difference: .difference
        case .exclusion: .exclusion
        }
    }
}
