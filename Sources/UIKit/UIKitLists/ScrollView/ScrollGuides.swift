import CoreGraphics
import UIKitCore

/// The layout guides of a scroll view, once somebody asked for them.
struct ScrollGuides {
    private var content: UILayoutGuide?
    private var frame: UILayoutGuide?

    /// The guide of the content, which begins where the content's coordinates do.
    mutating func content(in scrollView: UIScrollView) -> UILayoutGuide {
        if let content { return content }
        let guide = UILayoutGuide()
        guide.identifier = "UIScrollView-contentLayoutGuide"
        guide.fixedOrigin = .zero
        content = guide
        scrollView.addLayoutGuide(guide)
        return guide
    }

    /// The guide of what is seen, which moves in the content's coordinates when the content scrolls.
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

    /// The content scrolled to `offset`.
    func follow(_ offset: CGPoint) {
        frame?.fixedOrigin = offset
    }

    /// The size that constraints give the content, on whole pixels; `nil` when there are none.
    func contentSize(scale: CGFloat) -> CGSize? {
        guard let content, content.isConstrained else { return nil }
        let size = content.layoutFrame.size
        return CGSize(
            width: (size.width * scale).rounded() / scale,
            height: (size.height * scale).rounded() / scale)
    }
}

extension UIScrollView {
    /// Takes over the content's size when constraints decide it.
    func takeContentSizeFromGuide() {
        let scale = max(1, traitCollection.displayScale)
        guard let size = guides.contentSize(scale: scale), size != contentSize else { return }
        contentSize = size
    }
}
