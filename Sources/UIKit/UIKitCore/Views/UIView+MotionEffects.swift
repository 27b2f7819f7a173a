import CoreGraphics
import QuartzCore

extension UIView {
    /// The motion effects of the view, in the order in which they were added.
    public var motionEffects: [UIMotionEffect] {
        get { extras?.motionEffects ?? [] }
        set {
            requiredExtras.motionEffects = newValue
            applyMotionEffects()
        }
    }

    /// Adds a motion effect.
    public func addMotionEffect(_ effect: UIMotionEffect) {
        guard !motionEffects.contains(where: { $0 === effect }) else { return }
        motionEffects.append(effect)
    }

    /// Removes a motion effect.
    public func removeMotionEffect(_ effect: UIMotionEffect) {
        motionEffects.removeAll { $0 === effect }
    }

    /// Presents the layer with what the effects add, and leaves its own values alone.
    final func applyMotionEffects() {
        let prefix = "motion effect "
        for name in layer.animationKeys() ?? [] where name.hasPrefix(prefix) {
            layer.removeAnimation(forKey: name)
        }
        let offset = UIApplication.shared.viewerOffset
        for (index, effect) in motionEffects.enumerated() {
            let values = effect.keyPathsAndRelativeValues(forViewerOffset: offset) ?? [:]
            for (keyPath, value) in values where (value as? CGFloat) != 0 {
                let animation = CABasicAnimation(keyPath: Self.layerKeyPath(for: keyPath))
                animation.fromValue = value
                animation.toValue = value
                animation.isAdditive = true
                animation.duration = .infinity
                animation.speed = 0
                layer.add(animation, forKey: "\(prefix)\(index) \(keyPath)")
            }
        }
    }

    /// The layer's name of a view's property.
    private static func layerKeyPath(for keyPath: String) -> String {
        if keyPath.hasPrefix("layer.") { return String(keyPath.dropFirst("layer.".count)) }
        if keyPath.hasPrefix("center") { return "position" + keyPath.dropFirst("center".count) }
        return keyPath
    }
}

extension UIApplication {
    /// Tilts the simulated device; see ``UIMotionEffect``.
    package func tilt(to offset: UIOffset) {
        viewerOffset = offset
        for window in windows { window.applyMotionEffectsOfTree() }
    }
}

extension UIView {
    fileprivate func applyMotionEffectsOfTree() {
        if !motionEffects.isEmpty { applyMotionEffects() }
        for subview in subviews { subview.applyMotionEffectsOfTree() }
    }
}
