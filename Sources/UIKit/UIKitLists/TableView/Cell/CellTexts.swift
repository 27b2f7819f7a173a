import CoreGraphics
import Foundation
import QuartzCore
import UIKitControls
import UIKitCore

/// The labels and the image of a cell's style: they are made on first use, and laid out by the
/// style's rules.
final class CellTexts {
    let style: UITableViewCell.CellStyle
    private(set) var label: UILabel?
    private(set) var detailLabel: UILabel?
    private(set) var picture: UIImageView?

    init(style: UITableViewCell.CellStyle) { self.style = style }

    // MARK: Making

    func text(in cell: UITableViewCell) -> UILabel? {
        if let label { return label }
        let isSmall = style == .value2
        let made = CellLabel(font: isSmall ? .footnote : .body)
        made.textColor = isSmall ? .tintColor : .label
        cell.contentView.addSubview(made)
        label = made
        return made
    }

    func detail(in cell: UITableViewCell) -> UILabel? {
        if let detailLabel { return detailLabel }
        guard style != .default else { return nil }
        let made = CellLabel(
            font: style == .subtitle ? .caption1 : style == .value2 ? .footnote : .body)
        made.textColor = style == .value1 ? .secondaryLabel : .label
        cell.contentView.addSubview(made)
        detailLabel = made
        return made
    }

    func image(in cell: UITableViewCell) -> UIImageView? {
        if let picture { return picture }
        guard style != .value2 else { return nil }
        let made = UIImageView(frame: .zero)
        made.contentMode = .scaleAspectFit
        cell.contentView.addSubview(made)
        picture = made
        return made
    }

    var accessibilityLabel: String? {
        let texts = [label?.text, detailLabel?.text].compactMap(\.self).filter { !$0.isEmpty }
        return texts.isEmpty ? nil : texts.joined(separator: ", ")
    }

    // MARK: Layout

    /// The frames of image, label and detail, as if the layout were left to right.
    private struct Frames {
        var image = CGRect.zero
        var label = CGRect.zero
        var detail = CGRect.zero
        var height: CGFloat = 0
    }

    /// `true` if the label has content to show.
    private func isShown(_ label: UILabel?) -> Bool {
        label?.text?.isEmpty == false
    }

    /// Computes the frames in a content view of a width; with an infinite height, the height that
    /// the content needs.
    private func frames(
        width: CGFloat, margins: UIEdgeInsets, height: CGFloat?, isLarge: Bool
    ) -> Frames {
        var frames = Frames()
        var left = margins.left
        let right = max(left, width - margins.right)
        if var size = picture?.image?.size {
            // A picture that is higher than the row is scaled down to it.
            if let height, size.height > height, height > 0 {
                size = CGSize(width: size.width * height / size.height, height: height)
            }
            frames.image.size = size
            frames.image.origin.x = left
            left += size.width + CellMetrics.imageGap
        }
        let room = max(0, right - left)
        let vertical = margins.top + margins.bottom
        func size(_ label: UILabel?, _ width: CGFloat) -> CGSize {
            guard isShown(label), let label else { return .zero }
            let size = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
            return CGSize(width: min(size.width, width), height: size.height)
        }
        // Of large text, two labels side by side have no room.
        let isStacked = style == .subtitle || isLarge && style != .default
        var block: CGFloat
        switch style {
        case .default:
            let text = size(label, room)
            frames.label = CGRect(x: left, y: 0, width: room, height: text.height)
            block = text.height
        case _ where isStacked:
            let (text, detail) = (size(label, room), size(detailLabel, room))
            frames.label = CGRect(x: left, y: 0, width: room, height: text.height)
            let gap: CGFloat = text.height > 0 && detail.height > 0 ? 3 : 0
            frames.detail = CGRect(
                x: left, y: text.height + gap, width: room, height: detail.height)
            block = text.height + gap + detail.height
        case .value1, .subtitle:
            let text = size(label, room)
            let remaining = max(0, room - text.width - CellMetrics.labelGap)
            let detail = size(detailLabel, remaining)
            frames.label = CGRect(x: left, y: 0, width: text.width, height: text.height)
            frames.detail = CGRect(
                x: right - detail.width, y: 0, width: detail.width, height: detail.height)
            block = max(text.height, detail.height)
        case .value2:
            let text = size(label, CellMetrics.value2Width)
            let end = left + CellMetrics.value2Width
            frames.label = CGRect(
                x: end - text.width, y: 0, width: text.width, height: text.height)
            let start = end + CellMetrics.labelGap
            let detail = size(detailLabel, max(0, right - start))
            frames.detail = CGRect(
                x: start, y: 0, width: max(0, right - start), height: detail.height)
            block = max(text.height, detail.height)
        }
        frames.height = max(block, frames.image.height > 0 ? frames.image.height : 0) + vertical
        let middle = (height ?? frames.height) / 2
        frames.image.origin.y = middle - frames.image.height / 2
        if !isStacked, style != .default {
            frames.label.origin.y = middle - frames.label.height / 2
            frames.detail.origin.y = middle - frames.detail.height / 2
        } else {
            frames.label.origin.y += middle - block / 2
            frames.detail.origin.y += middle - block / 2
        }
        block = 0
        return frames
    }

    /// `true` at the sizes of text for which labels stack and wrap.
    private func isLarge(in cell: UITableViewCell) -> Bool {
        cell.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    }

    func layOut(in cell: UITableViewCell) {
        guard label != nil || detailLabel != nil || picture != nil else { return }
        let content = cell.contentView
        let bounds = content.bounds
        let isMirrored = cell.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let frames = frames(
            width: bounds.width, margins: leftToRightMargins(of: content, isMirrored),
            height: bounds.height, isLarge: isLarge(in: cell))
        let scale = max(1, cell.traitCollection.displayScale)
        func place(_ view: UIView?, _ frame: CGRect) {
            guard let view else { return }
            var frame = frame
            if isMirrored { frame.origin.x = bounds.width - frame.maxX }
            frame.origin.x = (frame.origin.x * scale).rounded() / scale
            frame.origin.y = (frame.origin.y * scale).rounded() / scale
            view.frame = frame
        }
        place(label, frames.label)
        place(detailLabel, frames.detail)
        place(picture, frames.image)
    }

    private func leftToRightMargins(of content: UIView, _ isMirrored: Bool) -> UIEdgeInsets {
        let margins = content.layoutMargins
        guard isMirrored else { return margins }
        return UIEdgeInsets(
            top: margins.top, left: margins.right, bottom: margins.bottom, right: margins.left)
    }

    /// The height of a row of a width.
    func height(in cell: UITableViewCell, width: CGFloat) -> CGFloat {
        let content = cell.contentView
        let isMirrored = cell.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let frames = frames(
            width: cell.contentFrame(in: CGSize(width: width, height: 0)).width,
            margins: leftToRightMargins(of: content, isMirrored), height: nil,
            isLarge: isLarge(in: cell))
        let least = UIFontMetrics.default.scaledValue(
            for: CellMetrics.rowHeight, compatibleWith: cell.traitCollection)
        return max(frames.height.rounded(.up), least)
    }

    /// The start of the text at the leading side of the content view; `nil` without an image.
    var textStart: CGFloat? {
        guard let picture, picture.image != nil else { return nil }
        return picture.bounds.width + CellMetrics.imageGap
    }
}

/// A label of a cell or a header, which reports that its text changed.
final class CellLabel: UILabel {
    init(font style: UIFont.TextStyle) {
        super.init(frame: .zero)
        font = .preferredFont(forTextStyle: style)
        // Reused cells and headers follow the text size, too.
        adjustsFontForContentSizeCategory = true
    }

    required init?(coder: NSCoder) { nil }

    /// One line becomes as many as the text needs at accessibility sizes.
    override var numberOfLines: Int {
        get {
            let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
            return isLarge && super.numberOfLines == 1 ? 0 : super.numberOfLines
        }
        set { super.numberOfLines = newValue }
    }

    override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        superview?.superview?.setNeedsLayout()
        superview?.invalidateIntrinsicContentSize()
    }
}
