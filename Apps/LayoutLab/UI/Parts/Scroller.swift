import LayoutDSL
import UIKit

/// A window onto content that may be higher than it is.
final class Scroller: UIView {
    /// What is scrolled: as wide as the scroller, and as high as what is laid out in it.
    let content = UIView()

    /// How far the content is scrolled up, in points.
    private var offset: CGFloat = 0

    private var offsetAtTouch: CGFloat = 0
    private var place: LayoutConstraint?

    init() {
        super.init(frame: .zero)
        clipsToBounds = true
        addSubview(content)
        content.layout.make {
            $0.leading.trailing.equal(to: self)
            place = $0.top.equal(to: self).constraint
        }
        addGestureRecognizer(
            UIPanGestureRecognizer(target: self, action: Scroller.dragged))
    }

    required init?(coder: NSCoder) { nil }

    private func dragged(_ pan: UIPanGestureRecognizer) {
        if pan.state == .began { offsetAtTouch = offset }
        scroll(to: offsetAtTouch - pan.translation(in: self).y)
        guard pan.state == .ended else { return }
        scroll(to: offset - pan.velocity(in: self).y * 0.25)
        UIView.animate(
            withDuration: 0.5, delay: 0, options: [.curveEaseOut, .allowUserInteraction],
            animations: { self.layoutIfNeeded() }, completion: nil)
    }

    private func scroll(to wanted: CGFloat) {
        offset = min(max(wanted, 0), max(0, content.bounds.height - bounds.height))
        place?.offset(-offset)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        scroll(to: offset)
    }
}
