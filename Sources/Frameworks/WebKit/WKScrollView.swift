public import CoreGraphics
import Foundation
public import UIKit
import WebHosting

/// The scroll view of a page, which scrolls itself: this view mirrors its position and size.
///
/// Its delegate is notified of scrolling, and setting ``contentOffset`` scrolls the page. The
/// page's content is not a subview of it. Insets, and the safe area, make the page smaller.
@preconcurrency @MainActor
public final class WKScrollView: UIScrollView {
    private weak var webView: WKWebView?

    /// `true` while the page's position is taken over.
    private var mirrors = false

    private static let name = "touchstoneScroll"
    private static let world = "touchstone"

    /// Posts position and size after each change.
    private static let script = """
        (() => {
          let last = '';
          const post = () => {
            const root = document.scrollingElement || document.documentElement;
            if (!root) return;
            const now = [scrollX, scrollY, root.scrollWidth, root.scrollHeight];
            if (String(now) === last) return;
            last = String(now);
            webkit.messageHandlers.touchstoneScroll.postMessage(now);
          };
          addEventListener('scroll', post, { passive: true, capture: true });
          addEventListener('resize', post);
          addEventListener('load', post);
          addEventListener('DOMContentLoaded', () => {
            new ResizeObserver(post).observe(document.documentElement);
            post();
          });
        })()
        """

    func attach(to webView: WKWebView) {
        self.webView = webView
        isUserInteractionEnabled = false
        super.contentInsetAdjustmentBehavior = .never
        showsVerticalScrollIndicator = false
        showsHorizontalScrollIndicator = false
        frame = webView.bounds
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        webView.insertSubview(self, at: 0)
    }

    // MARK: Insets

    private var pageInset = UIEdgeInsets.zero
    private var adjustment = ContentInsetAdjustmentBehavior.automatic

    /// The space around the page, which becomes smaller by it.
    public override var contentInset: UIEdgeInsets {
        get { pageInset }
        set {
            pageInset = newValue
            webView?.setNeedsLayout()
        }
    }

    /// Determines if the page stays within the safe area: always, unless this is `.never`.
    public override var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior {
        get { adjustment }
        set {
            adjustment = newValue
            webView?.setNeedsLayout()
        }
    }

    /// The insets of the page in a view with a safe area.
    func insets(in safeArea: UIEdgeInsets) -> UIEdgeInsets {
        guard adjustment != .never else { return pageInset }
        return UIEdgeInsets(
            top: pageInset.top + safeArea.top, left: pageInset.left + safeArea.left,
            bottom: pageInset.bottom + safeArea.bottom, right: pageInset.right + safeArea.right)
    }

    // MARK: Position

    func observe(_ page: WebPage) {
        page.addHandler(Self.name, world: Self.world, replies: false)
        Self.addScript(to: page)
    }

    /// Adds the script that reports the page's position and size.
    static func addScript(to page: WebPage) {
        page.add(script: script, atStart: true, mainFrameOnly: true, world: world)
    }

    /// Takes over the page's position; `false` for messages of others.
    func receive(_ json: String, name: String) -> Bool {
        guard name == Self.name else { return false }
        guard let values = ScriptValues.value(json) as? [Double], values.count == 4 else {
            return true
        }
        mirrors = true
        defer { mirrors = false }
        let size = CGSize(width: values[2], height: values[3])
        if size != contentSize { contentSize = size }
        let offset = CGPoint(x: values[0], y: values[1])
        if offset != contentOffset { contentOffset = offset }
        return true
    }

    public override var contentOffset: CGPoint {
        get { super.contentOffset }
        set {
            super.contentOffset = newValue
            guard !mirrors, let page = webView?.page else { return }
            page.run("scrollTo(\(newValue.x), \(newValue.y)); null") { _ in }
        }
    }

    public override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        self.contentOffset = contentOffset
    }
}
