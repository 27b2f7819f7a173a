import CoreGraphics
import Foundation
import UIKitControls
import UIKitCore

/// The strip of titles at the trailing edge that leads to sections.
final class TableIndexView: UIControl {
    var titles: [String] = [] { didSet { if titles != oldValue { setNeedsDisplay() } } }

    /// Called with the index of a title when a finger reaches it.
    var onSelect: ((Int) -> Void)?
    private var selected: Int?

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        contentMode = .redraw
        accessibilityLabel = SystemText.localized("Section index")
        accessibilityTraits = .adjustable
    }

    required init?(coder: NSCoder) { nil }

    /// `false`: keys move among rows directly.
    override var canBecomeFocused: Bool { false }

    private static let lineHeight: CGFloat = 14

    /// The titles that are drawn, with dots where not all have room.
    private var shownTitles: [String] {
        let room = max(1, Int((bounds.height - 16) / Self.lineHeight))
        guard titles.count > room, room > 2 else { return titles }
        // An odd number: titles at both ends, and dots between all of them.
        let count = (room - 1) / 2
        return (0...count).flatMap { index -> [String] in
            let title = titles[index * (titles.count - 1) / count]
            return index == count ? [title] : [title, "•"]
        }
    }

    override func draw(_ rect: CGRect) {
        let shown = shownTitles
        let color = (superview as? UITableView)?.sectionIndexColor ?? tintColor ?? .tintColor
        let attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 11, weight: .semibold), .foregroundColor: color,
        ]
        var y = (bounds.height - CGFloat(shown.count) * Self.lineHeight) / 2
        for title in shown {
            let name = title == UITableView.indexSearch ? "⌕" : title
            let size = name.size(withAttributes: attributes)
            name.draw(
                at: CGPoint(
                    x: (bounds.width - size.width) / 2,
                    y: y + (Self.lineHeight - size.height) / 2), withAttributes: attributes)
            y += Self.lineHeight
        }
    }

    // MARK: Tracking

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        selected = nil
        select(at: touch.location(in: self).y)
        return true
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        select(at: touch.location(in: self).y)
        return true
    }

    private func select(at y: CGFloat) {
        guard !titles.isEmpty else { return }
        let height = CGFloat(shownTitles.count) * Self.lineHeight
        let progress = (y - (bounds.height - height) / 2) / height
        let index = min(max(Int(progress * CGFloat(titles.count)), 0), titles.count - 1)
        guard index != selected else { return }
        selected = index
        onSelect?(index)
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsDisplay()
    }
}

extension UITableView {
    /// Reads the titles of the index, and shows it if there are any.
    func reloadIndex() {
        let count = geometry.counts.reduce(0, +)
        let titles =
            count >= sectionIndexMinimumDisplayRowCount
            ? dataSource?.sectionIndexTitles(for: self) ?? [] : []
        guard !titles.isEmpty else {
            indexView?.removeFromSuperview()
            indexView = nil
            return
        }
        let view = indexView ?? TableIndexView()
        view.titles = titles
        view.onSelect = { [weak self] index in self?.scrollToSection(ofTitle: index) }
        indexView = view
        if view.superview !== self { addSubview(view) }
    }

    private func scrollToSection(ofTitle index: Int) {
        guard let title = indexView?.titles[index], let dataSource else { return }
        let section = dataSource.tableView(
            self, sectionForSectionIndexTitle: title, at: index)
        guard geometry.sections.indices.contains(section) else { return }
        let top = geometry.headerTop(section) - adjustedContentInset.top
        let offset = nearestOffset(
            to: CGPoint(x: contentOffset.x, y: rounded(top)), contentSize: contentSize)
        setContentOffset(offset, animated: false)
    }

    func layOutIndex() {
        guard let indexView else { return }
        let width = CellMetrics.indexWidth + 4
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let inset = adjustedContentInset
        let frame = CGRect(
            x: isMirrored ? 0 : bounds.width - width, y: bounds.minY + inset.top, width: width,
            height: max(0, bounds.height - inset.top - inset.bottom))
        if indexView.frame != frame { indexView.frame = frame }
        let color =
            indexView.isTracking
            ? sectionIndexTrackingBackgroundColor ?? sectionIndexBackgroundColor
            : sectionIndexBackgroundColor
        if indexView.backgroundColor != color { indexView.backgroundColor = color }
        // Only the scroll indicators are in front of it, no cells and headers.
        let isCovered = subviews.reversed().prefix { $0 !== indexView }.contains { view in
            view is UITableViewCell || headers.values.contains { $0 === view }
                || footers.values.contains { $0 === view }
        }
        if isCovered { bringSubviewToFront(indexView) }
    }
}
