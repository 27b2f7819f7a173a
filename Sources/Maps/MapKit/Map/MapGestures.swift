import CoreGraphics
import FoundationGaps
import MapTiles
import UIKit

/// What moves a map by hand: fingers, the mouse and keys.
final class MapGestures: NSObject, UIGestureRecognizerDelegate {
    private unowned let map: MKMapView
    private let pan = UIPanGestureRecognizer()

    /// Turns of a mouse wheel, which zoom; a touchpad pans.
    private let wheel = UIPanGestureRecognizer()
    private let pinch = UIPinchGestureRecognizer()
    private let tap = UITapGestureRecognizer()
    private let doubleTap = UITapGestureRecognizer()
    private let hold = UILongPressGestureRecognizer()
    private var lastWheel: CGFloat = 0

    /// The view that a long press drags, and the distance of its middle from the finger.
    private var dragged: (view: MKAnnotationView, offset: CGPoint)?

    init(_ map: MKMapView) { self.map = map }

    func install() {
        pan.maximumNumberOfTouches = 2
        pan.allowedScrollTypesMask = .continuous
        pan.addTarget(self, action: MapGestures.panned)
        wheel.allowedScrollTypesMask = .discrete
        // More fingers than there are: the wheel alone.
        wheel.minimumNumberOfTouches = 20
        wheel.addTarget(self, action: MapGestures.wheelTurned)
        pinch.addTarget(self, action: MapGestures.pinched)
        tap.addTarget(self, action: MapGestures.tapped)
        doubleTap.numberOfTapsRequired = 2
        doubleTap.addTarget(self, action: MapGestures.doubleTapped)
        hold.minimumPressDuration = 0.4
        hold.addTarget(self, action: MapGestures.held)
        for gesture in [pan, wheel, pinch, tap, doubleTap, hold] {
            gesture.delegate = self
            map.addGestureRecognizer(gesture)
        }
    }

    func update() {
        pan.isEnabled = map.isScrollEnabled
        wheel.isEnabled = map.isZoomEnabled
        pinch.isEnabled = map.isZoomEnabled
        doubleTap.isEnabled = map.isZoomEnabled
    }

    // MARK: Gestures

    private func panned(_ pan: UIPanGestureRecognizer) {
        guard let viewport = map.viewport else { return }
        switch pan.state {
        case .began:
            begin()
            map.trackByHand()
        case .changed:
            let translation = pan.translation(in: map)
            pan.setTranslation(.zero, in: map)
            map.move(to: viewport.moved(by: translation))
        case .ended: map.motion.coast(pan.velocity(in: map))
        case .cancelled, .failed: end()
        default: break
        }
    }

    private func pinched(_ pinch: UIPinchGestureRecognizer) {
        guard let viewport = map.viewport else { return }
        switch pinch.state {
        case .began: begin()
        case .changed:
            let steps = log2(max(pinch.scale, 0.01))
            pinch.scale = 1
            map.move(to: viewport.zoomed(by: steps, around: pinch.location(in: map)))
        case .ended, .cancelled, .failed: end()
        default: break
        }
    }

    private func wheelTurned(_ wheel: UIPanGestureRecognizer) {
        guard let viewport = map.viewport else { return }
        switch wheel.state {
        case .began:
            lastWheel = 0
            begin()
            fallthrough
        case .changed:
            let turn = wheel.translation(in: map).y
            let steps = (turn - lastWheel) / 120
            lastWheel = turn
            map.move(to: viewport.zoomed(by: steps, around: wheel.location(in: map)))
        case .ended, .cancelled, .failed: end()
        default: break
        }
    }

    private func doubleTapped(_ tap: UITapGestureRecognizer) {
        guard let viewport = map.viewport else { return }
        map.show(viewport.zoomed(by: 1, around: tap.location(in: map)), animated: true)
    }

    private func tapped(_ tap: UITapGestureRecognizer) {
        map.markers.tapped(at: tap.location(in: map))
    }

    private func begin() {
        map.motion.stop()
        map.delegate?.mapView(map, regionWillChangeAnimated: false)
    }

    /// `true` while fingers or the wheel change the zoom.
    var isZooming: Bool {
        [pinch, wheel].contains { $0.state == .began || $0.state == .changed }
    }

    private func end() {
        map.showViewport()
        map.delegate?.mapView(map, regionDidChangeAnimated: false)
    }

    // MARK: Dragging annotations

    private func held(_ hold: UILongPressGestureRecognizer) {
        let point = hold.location(in: map)
        switch hold.state {
        case .began:
            guard let view = map.markers.view(at: point), view.isDraggable else { return }
            dragged = (view, CGPoint(x: view.center.x - point.x, y: view.center.y - point.y))
            change(view, to: .starting)
            change(view, to: .dragging)
        case .changed:
            guard let dragged else { return }
            dragged.view.center = CGPoint(
                x: point.x + dragged.offset.x, y: point.y + dragged.offset.y)
        case .ended, .cancelled, .failed:
            guard let (view, _) = dragged else { return }
            dragged = nil
            if hold.state == .ended {
                let tip = CGPoint(
                    x: view.center.x - view.centerOffset.x, y: view.center.y - view.centerOffset.y)
                (view.annotation as? MKPointAnnotation)?.coordinate = map.convert(
                    tip, toCoordinateFrom: map)
            }
            change(view, to: hold.state == .ended ? .ending : .canceling)
            change(view, to: .none)
            map.layOutAnnotations()
        default: break
        }
    }

    private func change(_ view: MKAnnotationView, to state: MKAnnotationView.DragState) {
        let old = view.dragState
        view.setDragState(state, animated: true)
        map.delegate?.mapView(
            map, annotationView: view, didChange: state, fromOldState: old)
    }

    /// The view that is dragged.
    var draggedView: MKAnnotationView? { dragged?.view }

    // MARK: Which gesture begins

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool {
        // Callouts have controls of their own.
        guard let view = touch.view else { return true }
        return !view.isDescendant(of: map.calloutContainer)
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard gestureRecognizer === hold else { return true }
        return map.markers.view(at: hold.location(in: map))?.isDraggable == true
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        let both = [gestureRecognizer, otherGestureRecognizer]
        return both.contains { $0 === pinch } && both.contains { $0 === pan }
            || both.contains { $0 === tap } && both.contains { $0 === doubleTap }
    }

    // MARK: Keys

    var keyCommands: [UIKeyCommand] {
        let arrows =
            map.isScrollEnabled
            ? [
                UIKeyCommand.inputLeftArrow, UIKeyCommand.inputRightArrow,
                UIKeyCommand.inputUpArrow, UIKeyCommand.inputDownArrow,
            ] : []
        let signs = map.isZoomEnabled ? ["+", "=", "-"] : []
        return (arrows + signs).map {
            UIKeyCommand(
                input: $0, modifierFlags: [],
                action: Selector(MKMapView.moveByKey, name: "moveByKey(_:)"))
        }
    }
}

extension MKMapView {
    func updateGestures() { gestures.update() }

    /// Moves the map by 80 points, or zooms by a step.
    fileprivate func moveByKey(_ command: UIKeyCommand) {
        guard let viewport else { return }
        let middle = CGPoint(x: bounds.midX, y: bounds.midY)
        switch command.input {
        case UIKeyCommand.inputLeftArrow:
            show(viewport.moved(by: CGPoint(x: 80, y: 0)), animated: false)
        case UIKeyCommand.inputRightArrow:
            show(viewport.moved(by: CGPoint(x: -80, y: 0)), animated: false)
        case UIKeyCommand.inputUpArrow:
            show(viewport.moved(by: CGPoint(x: 0, y: 80)), animated: false)
        case UIKeyCommand.inputDownArrow:
            show(viewport.moved(by: CGPoint(x: 0, y: -80)), animated: false)
        case "-": show(viewport.zoomed(by: -1, around: middle), animated: true)
        default: show(viewport.zoomed(by: 1, around: middle), animated: true)
        }
    }
}
