import CoreGraphics
import MapTiles
import UIKit

/// An overlay of a map with its renderer.
struct OverlayEntry {
    let overlay: any MKOverlay
    let level: MKOverlayLevel
    let renderer: MKOverlayRenderer
}

extension MKMapView {
    /// The overlays, from the bottom to the top.
    public var overlays: [any MKOverlay] {
        (entries(.aboveRoads) + entries(.aboveLabels)).map(\.overlay)
    }

    /// Returns the overlays of a level, from the bottom to the top.
    public func overlays(in level: MKOverlayLevel) -> [any MKOverlay] {
        entries(level).map(\.overlay)
    }

    func entries(_ level: MKOverlayLevel) -> [OverlayEntry] {
        overlayEntries.filter { $0.level == level }
    }

    /// Adds an overlay above all names.
    public func addOverlay(_ overlay: any MKOverlay) {
        addOverlay(overlay, level: .aboveLabels)
    }

    /// Adds an overlay above the others of a level.
    public func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) {
        insert(overlay, level, at: overlayEntries.count)
    }

    /// Adds overlays above all names.
    public func addOverlays(_ overlays: [any MKOverlay]) {
        addOverlays(overlays, level: .aboveLabels)
    }

    /// Adds overlays above the others of a level.
    public func addOverlays(_ overlays: [any MKOverlay], level: MKOverlayLevel) {
        for overlay in overlays { addOverlay(overlay, level: level) }
    }

    /// Removes an overlay; others than the map’s are ignored.
    public func removeOverlay(_ overlay: any MKOverlay) {
        overlayEntries.removeAll { $0.overlay === overlay }
        showViewport()
    }

    /// Removes overlays; others than the map’s are ignored.
    public func removeOverlays(_ overlays: [any MKOverlay]) {
        let removed = Set(overlays.map { ObjectIdentifier($0) })
        overlayEntries.removeAll { removed.contains(ObjectIdentifier($0.overlay)) }
        showViewport()
    }

    /// Inserts an overlay among those of a level.
    public func insertOverlay(_ overlay: any MKOverlay, at index: Int, level: MKOverlayLevel) {
        let own = overlayEntries.indices.filter { overlayEntries[$0].level == level }
        insert(overlay, level, at: index < own.count ? own[index] : overlayEntries.count)
    }

    /// Inserts an overlay among those above all names.
    public func insertOverlay(_ overlay: any MKOverlay, at index: Int) {
        insertOverlay(overlay, at: index, level: .aboveLabels)
    }

    /// Inserts an overlay directly above another one, in its level.
    public func insertOverlay(_ overlay: any MKOverlay, above sibling: any MKOverlay) {
        insert(overlay, beside: sibling, offset: 1)
    }

    /// Inserts an overlay directly below another one, in its level.
    public func insertOverlay(_ overlay: any MKOverlay, below sibling: any MKOverlay) {
        insert(overlay, beside: sibling, offset: 0)
    }

    private func insert(
        _ overlay: any MKOverlay, beside sibling: any MKOverlay, offset: Int
    ) {
        guard let index = overlayEntries.firstIndex(where: { $0.overlay === sibling }) else {
            return addOverlay(overlay)
        }
        insert(overlay, overlayEntries[index].level, at: index + offset)
    }

    /// Returns the renderer of an overlay of the map; `nil` for others.
    public func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? {
        overlayEntries.first { $0.overlay === overlay }?.renderer
    }

    private func insert(_ overlay: any MKOverlay, _ level: MKOverlayLevel, at index: Int) {
        guard renderer(for: overlay) == nil else { return }
        let renderer =
            delegate?.mapView(self, rendererFor: overlay) ?? MKOverlayRenderer(overlay: overlay)
        renderer.map = self
        overlayEntries.insert(
            OverlayEntry(overlay: overlay, level: level, renderer: renderer),
            at: min(index, overlayEntries.count))
        showViewport()
        delegate?.mapView(self, didAdd: [renderer])
    }

    func setNeedsOverlayDisplay() {
        for canvas in [roadOverlays, labelOverlays] { canvas.update() }
    }
}

/// Draws the overlays of a level.
final class OverlayCanvas: UIView {
    private let level: MKOverlayLevel
    private unowned let map: MKMapView

    init(_ level: MKOverlayLevel, of map: MKMapView) {
        self.level = level
        self.map = map
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        backgroundColor = .clear
        isOpaque = false
        isHidden = true
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { nil }

    func update() {
        isHidden = map.entries(level).isEmpty
        if !isHidden { setNeedsDisplay() }
    }

    override func draw(_ rect: CGRect) {
        guard let viewport = map.viewport, let context = UIGraphicsGetCurrentContext() else {
            return
        }
        let world = MKMapSize.world.width
        let visible = MKMapRect(unit: viewport.area)
        let scale = viewport.worldWidth / world
        for entry in map.entries(level) {
            // The map may go on behind the 180th meridian.
            for turn in -1...1 {
                let shown = visible.offsetBy(dx: -Double(turn) * world, dy: 0)
                guard entry.overlay.intersects(shown),
                    entry.renderer.canDraw(shown, zoomScale: scale)
                else { continue }
                let origin = entry.overlay.boundingMapRect.origin
                context.saveGState()
                context.setAlpha(entry.renderer.alpha)
                context.translateBy(
                    x: (origin.x - shown.minX) * scale, y: (origin.y - shown.minY) * scale)
                context.scaleBy(x: scale, y: scale)
                UIGraphicsPushContext(context)
                entry.renderer.draw(shown, zoomScale: scale, in: context)
                UIGraphicsPopContext()
                context.restoreGState()
            }
        }
    }
}
