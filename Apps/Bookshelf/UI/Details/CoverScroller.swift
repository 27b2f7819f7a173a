import UIKit

/// Supplies the views of a ``CoverScroller``, and receives its taps.
protocol CoverScrollerDelegate: AnyObject {
    func numberOfViews(for scroller: CoverScroller) -> Int

    /// The view at an index, made when it comes into sight.
    func coverScroller(_ scroller: CoverScroller, viewAt index: Int) -> UIView

    /// A view was tapped, or came to rest in the middle.
    func coverScroller(_ scroller: CoverScroller, clickedViewAt index: Int)

    /// The index of the view that is in the middle at first.
    func initialViewIndex(for scroller: CoverScroller) -> Int
}

extension CoverScrollerDelegate {
    func initialViewIndex(for scroller: CoverScroller) -> Int { 0 }
}

/// A row of square views that comes to rest with one of them in the middle.
final class CoverScroller: UIView, UIScrollViewDelegate {
    /// The side of a view in points.
    static let side: CGFloat = 100

    /// The space between two views in points.
    static let padding: CGFloat = 10

    private static let step = side + padding

    weak var delegate: (any CoverScrollerDelegate)?

    let scrollView = UIScrollView()

    /// The index of the view in the middle.
    private(set) var index = 0

    private var count = 0

    /// The views in sight, by their indices.
    private(set) var views: [Int: UIView] = [:]

    override init(frame: CGRect) {
        super.init(frame: frame)
        scrollView.delegate = self
        scrollView.showsHorizontalScrollIndicator = false
        scrollView.decelerationRate = .fast
        scrollView.contentInsetAdjustmentBehavior = .never
        addSubview(scrollView)
        scrollView.addGestureRecognizer(
            UITapGestureRecognizer(target: self, action: CoverScroller.tapped))
    }

    required init?(coder: NSCoder) { nil }

    /// Asks the delegate for everything again.
    func reload() {
        for view in views.values { view.removeFromSuperview() }
        views = [:]
        count = delegate?.numberOfViews(for: self) ?? 0
        let first = delegate?.initialViewIndex(for: self) ?? 0
        index = max(0, min(first, count - 1))
        setNeedsLayout()
        layoutIfNeeded()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        scrollView.frame = bounds
        let inset = (bounds.width - Self.side) / 2
        scrollView.contentInset = UIEdgeInsets(top: 0, left: inset, bottom: 0, right: inset)
        scrollView.contentSize = CGSize(
            width: max(0, CGFloat(count) * Self.step - Self.padding), height: bounds.height)
        scrollView.contentOffset = offset(of: index)
        showViewsInSight()
    }

    /// The offset at which a view is in the middle.
    private func offset(of index: Int) -> CGPoint {
        CGPoint(x: CGFloat(index) * Self.step - scrollView.contentInset.left, y: 0)
    }

    /// Moves a view to the middle.
    func select(_ index: Int, animated: Bool) {
        guard (0..<count).contains(index) else { return }
        self.index = index
        scrollView.setContentOffset(offset(of: index), animated: animated)
        showViewsInSight()
    }

    private func showViewsInSight() {
        let sight = scrollView.bounds.insetBy(dx: -Self.step, dy: 0)
        let first = max(0, Int((sight.minX / Self.step).rounded(.down)))
        let last = min(count - 1, Int((sight.maxX / Self.step).rounded(.up)))
        let wanted = first <= last ? Set(first...last) : []
        for (index, view) in views where !wanted.contains(index) {
            view.removeFromSuperview()
            views[index] = nil
        }
        for index in wanted where views[index] == nil {
            guard let view = delegate?.coverScroller(self, viewAt: index) else { continue }
            view.frame = CGRect(
                x: CGFloat(index) * Self.step, y: (bounds.height - Self.side) / 2,
                width: Self.side, height: Self.side)
            scrollView.addSubview(view)
            views[index] = view
        }
    }

    // MARK: Events

    func scrollViewDidScroll(_ scrollView: UIScrollView) { showViewsInSight() }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        let x = targetContentOffset.pointee.x + scrollView.contentInset.left
        let nearest = max(0, min(Int((x / Self.step).rounded()), count - 1))
        targetContentOffset.pointee = offset(of: nearest)
        guard nearest != index, count > 0 else { return }
        index = nearest
        delegate?.coverScroller(self, clickedViewAt: nearest)
    }

    private func tapped(_ recognizer: UITapGestureRecognizer) {
        let place = recognizer.location(in: scrollView)
        guard let hit = views.first(where: { $0.value.frame.contains(place) })?.key else { return }
        select(hit, animated: true)
        delegate?.coverScroller(self, clickedViewAt: hit)
    }
}
