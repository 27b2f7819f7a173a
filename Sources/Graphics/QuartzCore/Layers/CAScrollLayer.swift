import CoreGraphics
public import Foundation

/// The directions in which a layer scrolls.
nonisolated public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Does not scroll.
    public static let none = Self(rawValue: "none")

    /// Scrolls along y only.
    public static let vertically = Self(rawValue: "vertically")

    /// Scrolls along x only.
    public static let horizontally = Self(rawValue: "horizontally")

    /// Scrolls along both axes; the default.
    public static let both = Self(rawValue: "both")
}

/// A layer that scrolls its sublayers, by moving the origin of its bounds.
@preconcurrency @MainActor
open class CAScrollLayer: CALayer {
    /// The directions in which ``scroll(to:)-(CGPoint)`` moves; both by default.
    open var scrollMode = CAScrollLayerScrollMode.both

    override class var layerTable: LayerTable { scrollTable }

    public override init() { super.init() }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    public override init(layer: Any) {
        super.init(layer: layer)
        if let layer = layer as? CAScrollLayer { scrollMode = layer.scrollMode }
    }

    nonisolated deinit {}

    /// Moves a point of the content to the origin of the layer.
    open func scroll(to p: CGPoint) {
        var origin = bounds.origin
        if scrollMode == .both || scrollMode == .horizontally { origin.x = p.x }
        if scrollMode == .both || scrollMode == .vertically { origin.y = p.y }
        bounds.origin = origin
    }

    /// Moves as little as is needed to show a rectangle of the content.
    open func scroll(to r: CGRect) {
        func start(_ low: CGFloat, _ high: CGFloat, _ shown: CGFloat, _ length: CGFloat) -> CGFloat
        {
            if low < shown || high - low > length { return low }
            return high > shown + length ? high - length : shown
        }
        scroll(
            to: CGPoint(
                x: start(r.minX, r.maxX, bounds.minX, bounds.width),
                y: start(r.minY, r.maxY, bounds.minY, bounds.height)))
    }
}

extension CALayer {
    private var enclosingScrollLayer: CAScrollLayer? {
        sequence(first: self, next: \.superlayer).lazy.compactMap { $0 as? CAScrollLayer }.first
    }

    /// Scrolls the nearest scroll layer above so that a point is at its origin.
    public func scroll(_ p: CGPoint) {
        guard let layer = enclosingScrollLayer else { return }
        layer.scroll(to: convert(p, to: layer))
    }

    /// Scrolls the nearest scroll layer above so that a rectangle is visible.
    public func scrollRectToVisible(_ r: CGRect) {
        guard let layer = enclosingScrollLayer else { return }
        layer.scroll(to: convert(r, to: layer))
    }

    /// The part of the bounds that the nearest scroll layer above shows; the bounds without one.
    public var visibleRect: CGRect {
        guard let layer = enclosingScrollLayer else { return bounds }
        return bounds.intersection(convert(layer.bounds, from: layer))
    }
}
