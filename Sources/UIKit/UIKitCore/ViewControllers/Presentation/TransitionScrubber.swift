import CoreGraphics
import Foundation
import QuartzCore

/// The control of the time in some views, with which a gesture shows their animations at any
/// progress.
final class TransitionScrubber {
    private struct Part {
        weak var view: UIView?

        /// The view's time at progress 0.
        let start: CFTimeInterval
    }

    private let duration: TimeInterval
    private var parts: [Part] = []
    private var progress: CGFloat = 0
    private var link: CADisplayLink?

    /// The animations that ran before the transition and are none of its own.
    private var foreign: Set<AnimationName> = []

    private struct AnimationName: Hashable {
        let layer: ObjectIdentifier
        let key: String
    }

    init(duration: TimeInterval) { self.duration = max(duration, 0.001) }

    // MARK: Pausing

    /// Stops the time in `views`.
    func pause(_ views: [UIView]) {
        stopLink()
        guard parts.isEmpty else { return hold() }
        for view in views {
            let layer = view.layer
            let now = layer.convertTime(CACurrentMediaTime(), from: nil)
            parts.append(Part(view: view, start: now - Double(progress) * duration))
            note(layer)
            layer.speed = 0
            layer.timeOffset = now
        }
    }

    /// Stops the running time at the progress on screen.
    private func hold() {
        for part in parts {
            guard let layer = part.view?.layer else { continue }
            let now = layer.convertTime(CACurrentMediaTime(), from: nil)
            progress = min(max(CGFloat((now - part.start) / duration), 0), 1)
            layer.beginTime = 0
            layer.speed = 0
            layer.timeOffset = now
        }
    }

    /// Shows the animations at a progress from 0 to 1.
    func show(_ progress: CGFloat) {
        self.progress = progress
        // Animations that reached their end would be removed before the user lets go.
        let time = min(Double(progress) * duration, duration - 0.000_1)
        for part in parts { part.view?.layer.timeOffset = part.start + time }
    }

    // MARK: Letting go

    /// Lets the time run on.
    func resume(speed: CGFloat) {
        stopLink()
        let speed = max(speed, 0.01)
        for part in parts {
            guard let layer = part.view?.layer else { continue }
            let local = layer.timeOffset
            let outer = layer.superlayer?.convertTime(CACurrentMediaTime(), from: nil)
            layer.speed = Float(speed)
            layer.timeOffset = 0
            layer.beginTime = (outer ?? CACurrentMediaTime()) - local / Double(speed)
        }
    }

    /// Lets the time run back to progress 0, then calls `completion`.
    func rewind(speed: CGFloat, completion: @escaping () -> Void) {
        stopLink()
        let speed = max(speed, 0.01)
        let link = CADisplayLink { [weak self] link in
            guard let self else { return link.invalidate() }
            let step = link.duration > 0 ? link.duration : 1 / 60
            let next = self.progress - CGFloat(step / self.duration) * speed
            self.show(max(next, 0))
            guard next <= 0 else { return }
            self.stopLink()
            completion()
        }
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    /// Gives the views the ordinary time again.
    func reset() {
        stopLink()
        for part in parts {
            guard let layer = part.view?.layer else { continue }
            layer.speed = 1
            layer.timeOffset = 0
            layer.beginTime = 0
        }
        parts = []
    }

    private func stopLink() {
        link?.invalidate()
        link = nil
    }

    // MARK: Animations

    private func note(_ layer: CALayer) {
        for key in layer.animationKeys() ?? [] {
            foreign.insert(AnimationName(layer: ObjectIdentifier(layer), key: key))
        }
        for sublayer in layer.sublayers ?? [] { note(sublayer) }
    }

    /// Removes the animations in a layer that began after the pause.
    func removeAnimations(in layer: CALayer) {
        for key in layer.animationKeys() ?? []
        where !foreign.contains(AnimationName(layer: ObjectIdentifier(layer), key: key)) {
            layer.removeAnimation(forKey: key)
        }
        for sublayer in layer.sublayers ?? [] { removeAnimations(in: sublayer) }
    }
}
