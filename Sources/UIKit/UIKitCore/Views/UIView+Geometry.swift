public import CoreGraphics
@_spi(UIKitInternals) import QuartzCore

extension UIView {
    func setFrame(_ newFrame: CGRect) {
        checkGeometry(hasNaN: newFrame.hasNaN, name: "frame", newFrame)
        let oldSize = layer.bounds.size
        layer.frame = newFrame
        if layoutNode != nil { layoutGeometryDidChange() }
        sizeDidChange(from: oldSize)
        positionDidChange()
    }

    func setBounds(_ newBounds: CGRect) {
        checkGeometry(hasNaN: newBounds.hasNaN, name: "bounds", newBounds)
        let old = layer.bounds
        layer.bounds = newBounds
        if layoutNode != nil {
            if !newBounds.origin.isSame(as: old.origin) { layoutOriginDidChange() }
            if !newBounds.size.isSame(as: old.size) { layoutGeometryDidChange() }
        }
        sizeDidChange(from: old.size)
    }

    func setCenter(_ newCenter: CGPoint) {
        checkGeometry(
            hasNaN: newCenter.x.isNaN || newCenter.y.isNaN, name: "center", newCenter)
        layer.position = newCenter
        if layoutNode != nil { layoutGeometryDidChange() }
        positionDidChange()
    }

    func setAlpha(_ newAlpha: CGFloat) {
        let clamped = newAlpha.isNaN ? 1 : min(max(newAlpha, 0), 1)
        layer.opacity = Float(clamped)
    }

    final func sizeDidChange(from oldSize: CGSize) {
        guard !layer.bounds.size.isSame(as: oldSize) else { return }
        layoutMarks.remove(.needsOnlyEngineUpdate)
        if layoutNode != nil { layoutSizeDidChange() }
        if autoresizesSubviews, hasSubviewsByFrame {
            for subview in storedSubviews {
                subview.autoresize(from: oldSize, to: layer.bounds.size)
            }
        }
    }

    /// `true` if some subview is placed by its frame instead of constraints.
    private nonisolated final var hasSubviewsByFrame: Bool {
        var hasOne = false
        forEachSubviewUnretained {
            if !$0.layoutMarks.contains(.isPlacedByConstraints) { hasOne = true }
        }
        return hasOne
    }

    /// Rejects NaN, which would propagate into every rectangle computed from it.
    func checkGeometry(hasNaN: Bool, name: StaticString, _ value: @autoclosure () -> Any) {
        precondition(
            !hasNaN,
            "The \(name) \(value()) of a \(type(of: self)) has NaN in it. Was a size divided by zero?"
        )
    }
}

extension CGRect {
    /// `true` if one of the four numbers is NaN.
    var hasNaN: Bool {
        origin.x.isNaN || origin.y.isNaN || size.width.isNaN || size.height.isNaN
    }
}

// MARK: - Converting

extension UIView {
    /// Converts a point from this view's coordinates to those of `view`; `nil` means the window.
    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        layer.convert(point, to: (view ?? window)?.layer)
    }

    /// Converts a point from the coordinates of `view` to this view's; `nil` means the window.
    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        layer.convert(point, from: (view ?? window)?.layer)
    }

    /// Returns the smallest rectangle in `view` around a rectangle of this view; `nil` means the
    /// window.
    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        layer.convert(rect, to: (view ?? window)?.layer)
    }

    /// Returns the smallest rectangle in this view around a rectangle of `view`; `nil` means the
    /// window.
    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        layer.convert(rect, from: (view ?? window)?.layer)
    }
}
