public import CoreGraphics
@_spi(UIKitInternals) import QuartzCore

extension UIView {
    func setFrame(_ newFrame: CGRect) {
        let newFrame = newFrame.isNull ? CGRect(origin: layer.frame.origin, size: .zero) : newFrame
        checkGeometry(isFinite: newFrame.isFinite, name: "frame", newFrame)
        let oldSize = layer.bounds.size
        layer.frame = newFrame
        if layoutNode != nil { layoutGeometryDidChange() }
        sizeDidChange(from: oldSize)
        positionDidChange()
        requestSuperviewLayout(ifNot: oldSize)
    }

    func setBounds(_ newBounds: CGRect) {
        let old = layer.bounds
        let newBounds = newBounds.isNull ? CGRect(origin: old.origin, size: .zero) : newBounds
        checkGeometry(isFinite: newBounds.isFinite, name: "bounds", newBounds)
        layer.bounds = newBounds
        if layoutNode != nil {
            if !newBounds.origin.isSame(as: old.origin) { layoutOriginDidChange() }
            if !newBounds.size.isSame(as: old.size) { layoutGeometryDidChange() }
        }
        sizeDidChange(from: old.size)
        if layoutMarks.contains(.holdsKeyboardGuide), !newBounds.origin.isSame(as: old.origin) {
            keyboardGuidesMayHaveMoved()
        }
        requestSuperviewLayout(ifNot: old.size)
    }

    /// Requests layout of the superview after the view was resized, as UIKit does, unless the
    /// superview's own layout resized it.
    private func requestSuperviewLayout(ifNot oldSize: CGSize) {
        guard let superview, !layer.bounds.size.isSame(as: oldSize),
            !layoutMarks.contains(.isBeingPlaced), !superview.layoutMarks.contains(.isLayingOut)
        else { return }
        superview.setNeedsLayout()
    }

    func setCenter(_ newCenter: CGPoint) {
        checkGeometry(
            isFinite: newCenter.x.isFinite && newCenter.y.isFinite, name: "center", newCenter)
        layer.position = newCenter
        if layoutNode != nil { layoutGeometryDidChange() }
        positionDidChange()
    }

    func setTransform(_ newTransform: CGAffineTransform) {
        layer.setAffineTransform(newTransform)
        // A view that is scaled or turned is on its way: what is in it is laid out as before.
        if layoutMarks.contains(.holdsKeyboardGuide), newTransform.isTranslation {
            keyboardGuidesMayHaveMoved()
        }
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
        // The origin moved too, since the anchor point did not.
        if layoutMarks.contains(.holdsKeyboardGuide) { keyboardGuidesMayHaveMoved() }
    }

    /// `true` if some subview is placed by its frame instead of constraints.
    private nonisolated final var hasSubviewsByFrame: Bool {
        var hasOne = false
        forEachSubviewUnretained {
            if !$0.layoutMarks.contains(.isPlacedByConstraints) { hasOne = true }
        }
        return hasOne
    }

    /// Rejects NaN and infinity, which would propagate into every rectangle computed from them.
    func checkGeometry(isFinite: Bool, name: StaticString, _ value: @autoclosure () -> Any) {
        guard isFinite else {
            fatalError(
                """
                The \(name) \(value()) of a \(type(of: self)) is not finite (NaN or infinity). Was a size \
                divided by zero?
                """)
        }
    }
}

extension UIView {
    final func resizeToFit() {
        let size = sizeThatFits(bounds.size)
        if transform.isIdentity {
            frame = CGRect(origin: frame.origin, size: size)
        } else {
            bounds = CGRect(origin: bounds.origin, size: size)
        }
    }
}

extension CGRect {
    /// `true` if none of the four numbers is NaN or infinite.
    var isFinite: Bool {
        origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
    }
}

extension CGAffineTransform {
    /// `true` if the transform moves without scaling or turning, or does nothing.
    fileprivate var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }
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
