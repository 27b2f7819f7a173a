import CoreGraphics
import Foundation
import UIKitControls
@_spi(UIKitInternals) import UIKitCore
import UIKitScrolling

/// A column of a picker: a scroll view without content of its own, which turns a wheel of rows.
final class PickerColumn: UIScrollView, UIScrollViewDelegate {
    /// Makes the view of a row, from one that is not shown any more.
    var makeRow: ((_ row: Int, _ reusable: UIView?) -> UIView)?

    /// Called when the wheel that the user turned has stopped on a row.
    var didStop: ((_ row: Int) -> Void)?

    /// Describes a row for assistive technologies.
    var textOfRow: ((_ row: Int) -> String?)?

    /// The name and the hint that the picker's delegate gives the column.
    var names: (() -> Names)?

    /// The names of a column for assistive technologies.
    struct Names {
        var label: String?
        var hint: String?
        /// The words by which the user names the column when speaking to the app.
        var spoken: [String] = []
    }

    var rowHeight: CGFloat = 32 { didSet { if rowHeight != oldValue { wheelDidChange() } } }

    private(set) var count = 0

    /// The container of the rows' views, next to the scroll view so that it does not scroll.
    let rowsView = UIView()

    private(set) var views: [Int: UIView] = [:]
    private var reusable: [UIView] = []

    /// The row that the app selected, while there is no layout yet.
    private var targetRow = 0

    /// `true` while the user turns the wheel, until it has stopped.
    private var isTurnedByUser = false

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentInsetAdjustmentBehavior = .never
        showsVerticalScrollIndicator = false
        showsHorizontalScrollIndicator = false
        decelerationRate = .fast
        alwaysBounceVertical = true
        isOpaque = false
        delegate = self
        isAccessibilityElement = true
        accessibilityTraits = .adjustable
        rowsView.isUserInteractionEnabled = false
        rowsView.isOpaque = false
        rowsView.clipsToBounds = true
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: PickerColumn.tapped))
    }

    required init?(coder: NSCoder) { return nil }

    // MARK: Rows

    private var wheel: PickerWheel { PickerWheel(height: bounds.height, rowHeight: rowHeight) }

    /// The place of the wheel, in rows.
    private var position: CGFloat { (contentOffset.y + contentInset.top) / rowHeight }

    /// The row in the middle; -1 without rows.
    var selectedRow: Int {
        guard count > 0 else { return -1 }
        guard bounds.height > 0 else { return targetRow }
        return min(max(Int(position.rounded()), 0), count - 1)
    }

    /// Replaces the rows, keeping the place of the wheel where it still exists.
    func reload(count: Int) {
        let row = max(0, selectedRow)
        self.count = count
        for view in views.values { view.removeFromSuperview() }
        views = [:]
        reusable = []
        targetRow = min(row, max(0, count - 1))
        wheelDidChange()
    }

    /// Turns the wheel to a row.
    func select(_ row: Int, animated: Bool) {
        guard count > 0 else { return }
        targetRow = min(max(row, 0), count - 1)
        guard bounds.height > 0 else { return }
        setContentOffset(offset(of: targetRow), animated: animated && window != nil)
        showRows()
    }

    private func offset(of row: Int) -> CGPoint {
        CGPoint(x: 0, y: CGFloat(row) * rowHeight - contentInset.top)
    }

    private func wheelDidChange() {
        guard bounds.height > 0 else { return }
        let row = targetRow
        let inset = max(0, (bounds.height - rowHeight) / 2)
        contentInset = UIEdgeInsets(top: inset, left: 0, bottom: inset, right: 0)
        contentSize = CGSize(width: bounds.width, height: CGFloat(count) * rowHeight)
        contentOffset = offset(of: row)
        showRows()
    }

    // MARK: Layout

    private var laidOutSize = CGSize.zero

    override func layoutSubviews() {
        super.layoutSubviews()
        guard bounds.size != laidOutSize else { return }
        if laidOutSize.height > 0 { targetRow = max(0, selectedRow) }
        laidOutSize = bounds.size
        wheelDidChange()
    }

    /// Places the rows around the middle on the wheel.
    private func showRows() {
        guard bounds.height > 0, let makeRow else { return }
        let wheel = wheel
        let position = position
        let reach = wheel.reach
        let first = max(0, Int((position - reach).rounded(.up)))
        let last = min(count - 1, Int((position + reach).rounded(.down)))
        for (row, view) in views where row < first || row > last {
            view.removeFromSuperview()
            view.transform = .identity
            reusable.append(view)
            views[row] = nil
        }
        guard first <= last else { return }
        for row in first...last {
            let view = views[row] ?? makeRow(row, reusable.popLast())
            if views[row] == nil {
                views[row] = view
                rowsView.addSubview(view)
            }
            let distance = CGFloat(row) - position
            view.transform = .identity
            view.bounds.size = CGSize(width: bounds.width, height: rowHeight)
            view.center = CGPoint(x: bounds.width / 2, y: wheel.y(of: distance))
            let scale = wheel.scale(of: distance)
            view.transform = CGAffineTransform(scaleX: 0.8 + 0.2 * scale, y: scale)
            view.alpha = abs(distance) < 0.5 ? 1 : 0.55 * scale
        }
    }

    // MARK: Scrolling

    func scrollViewDidScroll(_ scrollView: UIScrollView) { showRows() }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { isTurnedByUser = true }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        let expected = (targetContentOffset.pointee.y + contentInset.top) / rowHeight
        let row = min(max(Int(expected.rounded()), 0), max(0, count - 1))
        targetContentOffset.pointee = offset(of: row)
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        if !decelerate { stopped() }
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { stopped() }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        if isTurnedByUser { stopped() }
    }

    private func stopped() {
        isTurnedByUser = false
        if count > 0 { didStop?(selectedRow) }
    }

    /// Turns the wheel to the row below the finger.
    private func tapped(_ tap: UITapGestureRecognizer) {
        let y = tap.location(in: self).y - bounds.minY
        let row = selectedRow + Int(wheel.distance(at: y).rounded())
        guard row != selectedRow, (0..<count).contains(row) else { return }
        isTurnedByUser = true
        select(row, animated: true)
    }

    // MARK: Focus

    override var canBecomeFocused: Bool { isUserInteractionEnabled && count > 0 }

    override var standardFocusEffect: UIFocusEffect? {
        let halo = UIFocusHaloEffect(roundedRect: bounds, cornerRadius: 8)
        halo.position = .inside
        return halo
    }

    /// Up and down arrows turn the wheel by a row, page keys by several; left and right arrows are
    /// for the other columns.
    override func handleFocusKey(_ key: UIKey) -> Bool {
        let page = max(1, Int(bounds.height / rowHeight) - 1)
        switch key.plainInput {
        case UIKeyCommand.inputUpArrow: step(by: -1)
        case UIKeyCommand.inputDownArrow: step(by: 1)
        case UIKeyCommand.inputPageUp: step(by: -page)
        case UIKeyCommand.inputPageDown: step(by: page)
        case UIKeyCommand.inputHome: step(by: -count)
        case UIKeyCommand.inputEnd: step(by: count)
        default: return false
        }
        return true
    }

    override func accessibilityActivate() -> Bool { false }

    // MARK: Accessibility

    /// The label of the picker, unless set.
    override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? names?().label ?? labelOfPicker }
        set { super.accessibilityLabel = newValue }
    }

    override var accessibilityHint: String? {
        get { super.accessibilityHint ?? names?().hint }
        set { super.accessibilityHint = newValue }
    }

    override var accessibilityUserInputLabels: [String]! {
        get {
            guard let spoken = names?().spoken, !spoken.isEmpty else {
                return super.accessibilityUserInputLabels
            }
            return spoken
        }
        set { super.accessibilityUserInputLabels = newValue }
    }

    private var labelOfPicker: String? {
        sequence(first: self as UIView) { $0.superview }.dropFirst().lazy
            .compactMap(\.accessibilityLabel).first
    }

    override var accessibilityValue: String? {
        get { super.accessibilityValue ?? textOfRow?(selectedRow) }
        set { super.accessibilityValue = newValue }
    }

    override func accessibilityIncrement() { step(by: 1) }

    override func accessibilityDecrement() { step(by: -1) }

    private func step(by step: Int) {
        let row = min(max(selectedRow + step, 0), count - 1)
        guard count > 0, row != selectedRow else { return }
        select(row, animated: false)
        didStop?(row)
    }
}
