import CoreGraphics
import QuartzCore

extension UIView {
    /// Applies a frame that Auto Layout solved, independent of the transform: has the effect of
    /// setting ``bounds`` and ``center`` in one step, without notifying the engine.
    ///
    /// - Parameter isRoot: `true` if the engine places the view's descendants but not the view:
    ///   then only the size is applied.
    final func place(inSolvedFrame frame: CGRect, isRoot: Bool) {
        layoutMarks.insert(.isBeingPlaced)
        defer { layoutMarks.remove(.isBeingPlaced) }
        guard extras?.observers == nil, overrides.isDisjoint(with: .geometry) else {
            return placeBySetting(frame, isRoot: isRoot)
        }
        checkGeometry(isFinite: frame.isFinite, name: "solved frame", frame)
        let change = layer.setUntransformedFrame(frame, keepingPosition: isRoot)
        if change.isResized { sizeDidChange(from: change.oldSize) }
        if change.isMoved { positionDidChange() }
    }

    /// ``place(inSolvedFrame:isRoot:)`` through the properties, for subclasses that override them
    /// and for observers.
    private func placeBySetting(_ frame: CGRect, isRoot: Bool) {
        let old = layer.bounds
        if !old.size.isSame(as: frame.size) {
            bounds = CGRect(origin: old.origin, size: frame.size)
        }
        // Code of the app may have asked for layout, which gave the view a newer place.
        guard !isRoot, layoutMarks.contains(.isBeingPlaced) else { return }
        let anchor = layer.anchorPoint
        let position = CGPoint(
            x: frame.minX + frame.width * anchor.x, y: frame.minY + frame.height * anchor.y)
        guard !layer.position.isSame(as: position) else { return }
        center = position
        positionDidChange()
    }

    /// Updates the safe area and the margins inherited from the superview, and the keyboard guides,
    /// after the view's position in it changed.
    final func positionDidChange() {
        if inheritance.contains(.safeArea), let superview, superview.safeAreaInsets != .zero {
            updateSafeArea()
        }
        if preservesSuperviewLayoutMargins { updateMargins() }
        if layoutMarks.contains(.holdsKeyboardGuide) { keyboardGuidesMayHaveMoved() }
    }
}
