public import CoreGraphics
import QuartzCore

extension UIView {
    /// Draws the view and its descendants, without animations, into the current graphics context.
    ///
    /// - Parameters:
    ///   - rect: The rectangle that the view's ``bounds`` are drawn to, in the context's points.
    ///   - afterUpdates: Ignored: pending layout and drawing are always performed first.
    /// - Returns: `true` if there was a context to draw into.
    @discardableResult
    public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        guard let context = UIGraphicsGetCurrentContext() else { return false }
        guard bounds.width > 0, bounds.height > 0 else { return true }
        context.saveGState()
        context.translateBy(x: rect.minX, y: rect.minY)
        context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        layer.render(in: context)
        context.restoreGState()
        return true
    }

    final func makeSnapshot() -> UIView? {
        guard bounds.width > 0, bounds.height > 0 else { return nil }
        let image = UIGraphicsImageRenderer(bounds: bounds).image { _ in
            drawHierarchy(in: bounds, afterScreenUpdates: true)
        }
        let snapshot = UIView(frame: CGRect(origin: .zero, size: bounds.size))
        snapshot.layer.contents = image.cgImage
        snapshot.layer.contentsScale = image.scale
        return snapshot
    }

    /// Returns a view that shows a part of this one, stretched between insets when it is resized;
    /// `nil` for an empty part.
    ///
    /// - Parameters:
    ///   - rect: The part, in the coordinates of this view.
    ///   - afterUpdates: Ignored: pending layout and drawing are always performed first.
    ///   - capInsets: The borders that keep their size.
    public func resizableSnapshotView(
        from rect: CGRect, afterScreenUpdates afterUpdates: Bool,
        withCapInsets capInsets: UIEdgeInsets
    ) -> UIView? {
        guard rect.width > 0, rect.height > 0 else { return nil }
        let image = UIGraphicsImageRenderer(bounds: rect).image { _ in
            drawHierarchy(in: bounds, afterScreenUpdates: afterUpdates)
        }
        let snapshot = UIView(frame: CGRect(origin: .zero, size: rect.size))
        snapshot.layer.contents = image.cgImage
        snapshot.layer.contentsScale = image.scale
        snapshot.layer.contentsCenter = CGRect(
            x: capInsets.left / rect.width, y: capInsets.top / rect.height,
            width: max(0, 1 - (capInsets.left + capInsets.right) / rect.width),
            height: max(0, 1 - (capInsets.top + capInsets.bottom) / rect.height))
        return snapshot
    }
}
