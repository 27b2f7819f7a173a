import CoreGraphics
import Foundation
import QuartzCore
import UIKitCore

extension UIScrollView {
    /// The view that is zoomed.
    var zoomingView: UIView? { delegate?.viewForZooming(in: self) }

    private var zoomRange: ClosedRange<CGFloat> {
        minimumZoomScale...max(minimumZoomScale, maximumZoomScale)
    }

    /// Creates or removes the pinch recogniser, which only exists while the zoom scale is variable.
    func zoomRangeDidChange() {
        if minimumZoomScale.isNaN || minimumZoomScale <= 0 { minimumZoomScale = 1 }
        if maximumZoomScale.isNaN || maximumZoomScale <= 0 { maximumZoomScale = 1 }
        let isWanted = zoomRange.lowerBound < zoomRange.upperBound
        if isWanted, pinch == nil {
            let recognizer = UIPinchGestureRecognizer(target: nil, action: nil)
            recognizer.addTarget(self, action: UIScrollView.pinched)
            recognizer.delegate = gestureDelegate
            addGestureRecognizer(recognizer)
            pinch = recognizer
        } else if !isWanted, let recognizer = pinch {
            removeGestureRecognizer(recognizer)
            pinch = nil
        }
    }

    // MARK: Scaling

    /// Scales the view and the content's size, keeping the offset.
    func applyZoom(_ scale: CGFloat) {
        guard let view = zoomingView, scale != storedZoomScale, scale > 0 else { return }
        let factor = scale / storedZoomScale
        let origin = view.frame.origin
        storedZoomScale = scale
        let wasMoving = isMovingContent
        isMovingContent = true
        view.transform = CGAffineTransform(scaleX: scale, y: scale)
        let moved = view.frame.origin
        view.center = view.center.moved(by: origin.scaled(by: factor).distance(from: moved))
        contentSize = contentSize.scaled(by: factor)
        isMovingContent = wasMoving
        delegate?.scrollViewDidZoom(self)
    }

    func zoom(toScale wanted: CGFloat, animated: Bool) {
        guard let view = zoomingView, !wanted.isNaN else { return }
        let scale = wanted.clamped(to: zoomRange)
        guard scale != storedZoomScale else { return }
        let middle = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
        let content = contentOffset.moved(by: middle).scaled(by: 1 / storedZoomScale)
        zoom(view, to: scale, showing: content, at: middle, animated: animated)
    }

    func zoom(around rect: CGRect, animated: Bool) {
        guard let view = zoomingView, rect.width > 0, rect.height > 0 else { return }
        let scale = min(bounds.width / rect.width, bounds.height / rect.height)
            .clamped(to: zoomRange)
        let frame = view.frame
        let origin = frame.origin.scaled(by: 1 / storedZoomScale)
        let content = CGPoint(x: origin.x + rect.midX, y: origin.y + rect.midY)
        let middle = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
        zoom(view, to: scale, showing: content, at: middle, animated: animated)
    }

    /// Zooms to a scale with a point of the content at a given location.
    ///
    /// - Parameters:
    ///   - content: A point of the content, at a scale of 1.
    ///   - place: The target location of that point, relative to the view's top-left corner, as far
    ///     as the content permits.
    private func zoom(
        _ view: UIView, to scale: CGFloat, showing content: CGPoint, at place: CGPoint,
        animated: Bool
    ) {
        stopMoving()
        let size = contentSize.scaled(by: scale / storedZoomScale)
        let offset = clamped(content.scaled(by: scale).distance(from: place), contentSize: size)
        if animated, window != nil {
            delegate?.scrollViewWillBeginZooming(self, with: view)
            animate(.zoom, to: offset, scale: scale)
        } else {
            applyZoom(scale)
            self.place(offset)
        }
    }

    // MARK: Pinching

    func pinched(_ recognizer: UIPinchGestureRecognizer) {
        switch recognizer.state {
        case .began:
            beginPinching(recognizer)
            pinch(recognizer)
        case .changed: pinch(recognizer)
        case .ended, .cancelled: endPinching()
        case .possible, .failed: break
        }
    }

    private func beginPinching(_ recognizer: UIPinchGestureRecognizer) {
        stopMoving()
        let place = recognizer.location(in: self).distance(from: contentOffset)
        pinchState = PinchState(
            scale: storedZoomScale,
            content: contentOffset.moved(by: place).scaled(by: 1 / storedZoomScale), place: place)
        delegate?.scrollViewWillBeginZooming(self, with: zoomingView)
        showIndicators()
    }

    /// Keeps the point of the content that was between the fingers there.
    private func pinch(_ recognizer: UIPinchGestureRecognizer) {
        guard var dragState = pinchState, recognizer.numberOfTouches > 1 else {
            return restartDrag()
        }
        dragState.place = recognizer.location(in: self).distance(from: contentOffset)
        pinchState = dragState
        applyZoom(elasticScale(dragState.scale * recognizer.scale))
        place(
            roundedToPixels(
                dragState.content.scaled(by: storedZoomScale).distance(from: dragState.place)))
    }

    /// Returns the displayed scale for a pinch: beyond a limit it follows the fingers partially, or
    /// not at all.
    private func elasticScale(_ scale: CGFloat) -> CGFloat {
        let limit = scale.clamped(to: zoomRange)
        guard scale != limit, bouncesZoom else { return limit }
        return limit * pow(scale / limit, Self.zoomResistance)
    }

    /// The exponent applied to the part of a scale beyond a limit.
    private static var zoomResistance: CGFloat { 0.35 }

    private func endPinching() {
        guard let dragState = pinchState else { return }
        pinchState = nil
        restartDrag()
        let scale = storedZoomScale.clamped(to: zoomRange)
        let size = contentSize.scaled(by: scale / storedZoomScale)
        let offset = clamped(
            dragState.content.scaled(by: scale).distance(from: dragState.place), contentSize: size)
        guard scale != storedZoomScale || offset != contentOffset, window != nil else {
            return notifyZoomingEnded()
        }
        animate(.zoomBounce, to: offset, scale: scale)
    }

    func notifyZoomingEnded() {
        delegate?.scrollViewDidEndZooming(self, with: zoomingView, atScale: storedZoomScale)
    }
}

extension CGFloat {
    fileprivate func clamped(to range: ClosedRange<CGFloat>) -> CGFloat {
        Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
    }
}
