import CoreGraphics
import Foundation
import UIKitControls
import UIKitCore
import UIKitScrolling

/// The lines of empty rows below the last row of a plain table.
final class FillerRows: UIView {
    private var lines: [SeparatorLine] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        accessibilityElementsHidden = true
    }

    required init?(coder: NSCoder) { return nil }

    /// Shows a line at the lower end of each row.
    func show(
        rowHeight: CGFloat, insets: UIEdgeInsets, pixel: CGFloat, color: UIColor,
        effect: UIVisualEffect?
    ) {
        let count = rowHeight > 0 ? Int((bounds.height / rowHeight).rounded(.up)) : 0
        while lines.count > count { lines.removeLast().removeFromSuperview() }
        while lines.count < count {
            let line = SeparatorLine()
            lines.append(line)
            addSubview(line)
        }
        for (index, line) in lines.enumerated() {
            line.frame = CGRect(
                x: insets.left, y: CGFloat(index + 1) * rowHeight - pixel,
                width: max(0, bounds.width - insets.left - insets.right), height: pixel)
            line.show(color, effect: effect)
        }
    }
}

/// A line between rows: in a colour, or a material that takes the colour.
final class SeparatorLine: UIView {
    private var effectView: UIVisualEffectView?

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { return nil }

    func show(_ color: UIColor, effect: UIVisualEffect?) {
        guard let effect else {
            effectView?.removeFromSuperview()
            effectView = nil
            if backgroundColor != color { backgroundColor = color }
            return
        }
        backgroundColor = nil
        let view = effectView ?? UIVisualEffectView(effect: effect)
        if effectView == nil {
            effectView = view
            view.frame = bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            addSubview(view)
        }
        if view.effect !== effect { view.effect = effect }
        view.contentView.backgroundColor = color
    }
}

extension UITableView {
    /// The height of one empty row; 0 for none.
    private var shownFillerHeight: CGFloat {
        guard style == .plain, separatorStyle == .singleLine else { return 0 }
        guard fillerRowHeight == Self.automaticDimension else { return max(0, fillerRowHeight) }
        return rowHeight == Self.automaticDimension ? CellMetrics.rowHeight : max(0, rowHeight)
    }

    /// Shows empty rows from the end of the content to that of the visible part.
    func layOutFillers() {
        let height = shownFillerHeight
        let top = max(contentSize.height, bounds.minY)
        guard height > 0, tableFooterView == nil, bounds.maxY > contentSize.height else {
            fillers?.removeFromSuperview()
            return fillers = nil
        }
        let view = fillers ?? FillerRows()
        if fillers == nil {
            fillers = view
            insertSubview(view, at: backgroundView?.superview === self ? 1 : 0)
        }
        // Lines stay at multiples of the height when the end of the content has scrolled away.
        let skipped = ((top - contentSize.height) / height).rounded(.down) * height
        let start = contentSize.height + skipped
        view.frame = CGRect(x: 0, y: start, width: bounds.width, height: bounds.maxY - start)
        view.show(
            rowHeight: height, insets: separatorInset,
            pixel: 1 / max(1, traitCollection.displayScale),
            color: separatorColor ?? .separator, effect: separatorEffect)
    }

    // MARK: The safe area

    /// The distances of the content of rows from their leading and trailing sides that keep it
    /// within the safe area.
    var safeContentInsets: (leading: CGFloat, trailing: CGFloat) {
        guard insetsContentViewsToSafeArea else { return (0, 0) }
        let inset = adjustedContentInset
        let left = max(0, safeAreaInsets.left - inset.left - sideInset)
        let right = max(0, safeAreaInsets.right - inset.right - sideInset)
        return effectiveUserInterfaceLayoutDirection == .rightToLeft ? (right, left) : (left, right)
    }

    func contentSafeAreaDidChange() {
        guard measuredWidth != 0 else { return }
        measuredWidth = 0
        setNeedsLayout()
    }
}
