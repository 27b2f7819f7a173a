import CoreGraphics
import QuartzCore

extension UIView {
    /// Takes a frame that Auto Layout solved, whatever the transform: does at once what setting ``bounds`` and ``center``
    /// does, without telling the engine of it.
    ///
    /// - Parameter isRoot: Whether the engine places what is in the view, not the view: then only its size counts.
    final func place(inSolvedFrame frame: CGRect, isRoot: Bool) {
        layoutMarks.insert(.isBeingPlaced)
        defer { layoutMarks.remove(.isBeingPlaced) }
        guard extras?.observers == nil, overrides.isDisjoint(with: .geometry) else {
            return placeBySetting(frame, isRoot: isRoot)
        }
        checkGeometry(hasNaN: frame.hasNaN, name: "solved frame", frame)
        let change = layer.place(inFrame: frame, keepingPosition: isRoot)
        if change.isResized { sizeDidChange(from: change.oldSize) }
        if change.isMoved { wasPlacedElsewhere() }
    }

    /// ``place(inSolvedFrame:isRoot:)`` for those who want to hear of it: subclasses that override the properties, observers.
    private func placeBySetting(_ frame: CGRect, isRoot: Bool) {
        let old = layer.bounds
        if !old.size.isSame(as: frame.size) {
            bounds = CGRect(origin: old.origin, size: frame.size)
        }
        guard !isRoot else { return }
        let anchor = layer.anchorPoint
        let position = CGPoint(
            x: frame.minX + frame.width * anchor.x, y: frame.minY + frame.height * anchor.y)
        guard !layer.position.isSame(as: position) else { return }
        center = position
        wasPlacedElsewhere()
    }

    /// Tells of what reaches into the view from its superview, when its place there is another one.
    final func wasPlacedElsewhere() {
        if inheritance.contains(.safeArea), let superview, superview.safeAreaInsets != .zero {
            updateSafeArea()
        }
        if preservesSuperviewLayoutMargins { updateMargins() }
    }
}
