import CoreGraphics
import UIKitCore

/// The layout guides of a scroll view, created on first use.
struct ScrollGuides {
    private var content: UILayoutGuide?
    private var frame: UILayoutGuide?

    /// Returns the guide of the content, whose origin is that of the content's coordinates.
    mutating func content(in scrollView: UIScrollView) -> UILayoutGuide {
        if let content { return content }
        let guide = UILayoutGuide()
        guide.identifier = "UIScrollView-contentLayoutGuide"
        guide.fixedOrigin = .zero
        content = guide
        scrollView.addLayoutGuide(guide)
        return guide
    }

    /// Returns the guide of the visible part, which moves in the content's coordinates when the
    /// content scrolls.
    mutating func frame(in scrollView: UIScrollView) -> UILayoutGuide {
        if let frame { return frame }
        let guide = UILayoutGuide()
        guide.identifier = "UIScrollView-frameLayoutGuide"
        guide.fixedOrigin = scrollView.bounds.origin
        frame = guide
        scrollView.addLayoutGuide(guide)
        scrollView.keepSize(of: guide)
        return guide
    }

    /// Moves the frame guide after the content scrolled to `offset`.
    func scroll(to offset: CGPoint) {
        frame?.fixedOrigin = offset
    }

    /// The content size determined by constraints, in whole pixels; `nil` when there are none.
    func contentSize(scale: CGFloat) -> CGSize? {
        guard let content, content.isConstrained else { return nil }
        let size = content.layoutFrame.size
        return CGSize(
            width: (size.width * scale).rounded() / scale,
            height: (size.height * scale).rounded() / scale)
    }
}

extension UIScrollView {
    /// Adopts the content size determined by constraints.
    func adoptContentSizeFromGuide() {
        let scale = max(1, traitCollection.displayScale)
        guard let size = guides.contentSize(scale: scale), size != storedContentSize else { return }
        contentSize = size
    }
}
