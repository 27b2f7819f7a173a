import CoreGraphics
import Foundation
import UIKitControls
import UIKitCore

// The places of the text and of the views beside it.
extension UITextField {
    /// `true` if the interface is written from right to left.
    var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    private var scale: CGFloat { max(traitCollection.displayScale, 1) }

    private func pixelUp(_ value: CGFloat) -> CGFloat { (value * scale).rounded(.up) / scale }

    private func pixel(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }

    /// `true` if the text keeps a distance from the border.
    private var isInset: Bool { borderStyle != .none }

    // MARK: Sizes

    var standardSize: CGSize {
        let layout = textEditor.layout
        let lineHeight = pixelUp((font ?? layout.defaultFont).lineHeight + 1.5)
        var width: CGFloat = 0
        if hasText {
            width = naturalWidth.rounded(.up)
        } else if let placeholderLabel {
            width = placeholderLabel.intrinsicContentSize.width
        } else if isInset {
            width = 5
        }
        for side in [shownLeftView, shownRightView].compactMap(\.self) {
            width += sideSize(of: side).width
        }
        if isInset { return CGSize(width: width + 28, height: max(34, lineHeight + 4)) }
        return CGSize(width: width, height: lineHeight)
    }

    /// The width of the whole text on one line.
    var naturalWidth: CGFloat {
        let layout = textEditor.layout
        if textEditor.container.lineWidth == .infinity, fullFont == nil {
            layout.laidOut(0)
            return layout.usedWidth
        }
        let measuring = NSLayoutManager()
        measuring.defaultFont = font ?? layout.defaultFont
        measuring.masksCharacters = layout.masksCharacters
        let container = NSTextContainer(size: .zero)
        container.lineFragmentPadding = 0
        measuring.addTextContainer(container)
        let storage = NSTextStorage(attributedString: textEditor.storage)
        storage.addLayoutManager(measuring)
        measuring.laidOut(0)
        return measuring.usedWidth
    }

    // MARK: Views beside the text

    private func isShown(_ mode: ViewMode) -> Bool {
        switch mode {
        case .never: false
        case .whileEditing: isEditing
        case .unlessEditing: !isEditing
        case .always: true
        }
    }

    /// The view at the leading edge, if it is shown.
    private var shownLeadingView: UIView? { isShown(leftViewMode) ? leftView : nil }

    /// The view at the trailing edge, if it is shown.
    private var shownTrailingView: UIView? { isShown(rightViewMode) ? rightView : nil }

    private var shownLeftView: UIView? { isMirrored ? shownTrailingView : shownLeadingView }

    private var shownRightView: UIView? { isMirrored ? shownLeadingView : shownTrailingView }

    private var showsClearButton: Bool {
        isEnabled && hasText && isShown(clearButtonMode) && shownTrailingView == nil
    }

    private func sideSize(of view: UIView) -> CGSize {
        if !view.bounds.isEmpty { return view.bounds.size }
        let fitting = view.sizeThatFits(bounds.size)
        return fitting == .zero ? view.systemLayoutSizeFitting(.zero) : fitting
    }

    func sideRect(of view: UIView?, atRight: Bool, in bounds: CGRect) -> CGRect {
        guard let view else { return .zero }
        let size = sideSize(of: view)
        return CGRect(
            x: atRight ? bounds.maxX - size.width : bounds.minX,
            y: bounds.minY + pixel((bounds.height - size.height) / 2), width: size.width,
            height: size.height)
    }

    func standardClearRect(in bounds: CGRect) -> CGRect {
        let side: CGFloat = 19
        let margin: CGFloat = 5
        return CGRect(
            x: isMirrored ? bounds.minX + margin : bounds.maxX - margin - side,
            y: bounds.minY + ((bounds.height - side) / 2).rounded(), width: side, height: side)
    }

    func standardTextRect(in bounds: CGRect) -> CGRect {
        var left = bounds.minX + (isInset ? 7 : 0)
        var right = bounds.maxX - (isInset ? 7 : 0)
        if shownLeftView != nil { left = max(left, leftViewRect(forBounds: bounds).maxX) }
        if shownRightView != nil { right = min(right, rightViewRect(forBounds: bounds).minX) }
        if showsClearButton {
            let button = clearButtonRect(forBounds: bounds)
            if isMirrored {
                left = max(left, button.maxX + 5)
            } else {
                right = min(right, button.minX - 5)
            }
        }
        let inset: CGFloat = isInset ? 2 : 0
        return CGRect(
            x: left, y: bounds.minY + inset, width: max(0, right - left),
            height: max(0, bounds.height - 2 * inset))
    }

    func sideViewDidChange(from old: UIView?) {
        if old?.superview === self, old !== leftView, old !== rightView {
            old?.removeFromSuperview()
        }
        setNeedsLayout()
    }

    func borderStyleDidChange() {
        border.style = borderStyle
        // The border takes the colour of a field with round corners, or gives it back.
        let color = backgroundColor
        backgroundColor = color
        textSizeDidChange()
    }

    // MARK: Placing

    func layOutField() {
        border.frame = borderRect(forBounds: bounds)
        place(shownLeftView, at: leftViewRect(forBounds: bounds))
        place(shownRightView, at: rightViewRect(forBounds: bounds))
        for view in [leftView, rightView].compactMap(\.self)
        where view !== shownLeftView && view !== shownRightView && view.superview === self {
            view.removeFromSuperview()
        }
        placeClearButton()
        placePlaceholder()
        placeText()
    }

    private func place(_ view: UIView?, at rect: CGRect) {
        guard let view else { return }
        if view.superview !== self { addSubview(view) }
        view.frame = rect
    }

    private func placeClearButton() {
        guard showsClearButton else {
            clearButton?.isHidden = true
            return
        }
        let button = clearButton ?? ClearButton()
        if clearButton == nil {
            clearButton = button
            button.addAction(
                UIAction { [weak self] _ in self?.clear() }, for: .touchUpInside)
            addSubview(button)
        }
        button.isHidden = false
        button.image = clearImage
        button.frame = clearButtonRect(forBounds: bounds)
    }

    private func placePlaceholder() {
        guard let label = placeholderLabel else { return }
        guard !hasText else { return label.removeFromSuperview() }
        if label.superview !== self { insertSubview(label, belowSubview: clip) }
        let rect = placeholderRect(forBounds: bounds)
        let height = label.intrinsicContentSize.height
        label.frame = CGRect(
            x: rect.minX, y: pixel(verticalOrigin(of: height, in: rect)), width: rect.width,
            height: height)
    }

    private func verticalOrigin(of height: CGFloat, in rect: CGRect) -> CGFloat {
        switch contentVerticalAlignment {
        case .top: rect.minY
        case .bottom: rect.maxY - height
        case .center, .fill: rect.midY - height / 2
        }
    }

    private func placeText() {
        let isEditing = isEditing
        let rect =
            isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
        reduceFont(toFit: rect.width)
        let container = textEditor.container
        container.size = isEditing ? .zero : CGSize(width: max(rect.width, 1), height: 0)
        container.lineBreakMode = isEditing ? .byWordWrapping : .byTruncatingTail
        let layout = textEditor.layout
        let line = layout.laidOut(0).frame.size
        // Room above and below for letters that are higher than their line.
        let clipRect = CGRect(
            x: rect.minX, y: bounds.minY, width: rect.width, height: bounds.height)
        clip.frame = clipRect
        let y = pixel(verticalOrigin(of: line.height, in: rect)) - bounds.minY
        var x: CGFloat = 0
        if isEditing {
            x = horizontalOrigin(ofText: line.width, in: rect.width)
            scrollToCaret(text: line.width, width: rect.width)
        } else {
            scroll = 0
        }
        canvas.frame = clip.bounds
        canvas.textOrigin = CGPoint(x: x - scroll, y: y)
        if canvas.showsSelection != isEditing {
            canvas.showsSelection = isEditing
            canvas.redraw()
        }
        canvas.show(CGRect(x: 0, y: 0, width: 1, height: 1))
        placeCaret()
    }

    private func horizontalOrigin(ofText width: CGFloat, in available: CGFloat) -> CGFloat {
        let slack = max(available - width, 0)
        let isRightToLeft = hasText && textEditor.layout.isRightToLeft(at: 0)
        switch textAlignment {
        case .left, .justified: return 0
        case .right: return slack
        case .center: return slack / 2
        case .natural: return isMirrored || isRightToLeft ? slack : 0
        }
    }

    /// Scrolls long text so that the caret is visible.
    private func scrollToCaret(text: CGFloat, width: CGFloat) {
        guard text > width else {
            scroll = 0
            return
        }
        let caret = textEditor.layout.caret(at: textEditor.selection.head).minX
        scroll = min(max(scroll, caret + 2 - width), caret)
        scroll = min(max(scroll, 0), max(text + 2 - width, 0))
    }

    func placeCaret() {
        guard isEditing, let position = selectedTextRange?.end else {
            return canvas.placeCaret(nil)
        }
        let rect = caretRect(for: position)
        canvas.placeCaret(rect.isEmpty ? nil : canvas.convert(rect, from: self))
        textCaretDidMove()
    }

    // MARK: Coordinates

    /// The text's origin in the field.
    var textOrigin: CGPoint {
        CGPoint(
            x: clip.frame.minX + canvas.textOrigin.x, y: clip.frame.minY + canvas.textOrigin.y)
    }

    /// Converts a point of the field to one of the text.
    func textPoint(_ point: CGPoint) -> CGPoint {
        CGPoint(
            x: point.x - textOrigin.x,
            y: min(max(point.y - textOrigin.y, 0), textEditor.layout.totalHeight - 1))
    }

    func standardCaretRect(for position: UITextPosition) -> CGRect {
        var rect = textEditor.caretRect(for: position, origin: textOrigin, scale: scale)
        rect.origin.x = min(
            max(rect.minX, clip.frame.minX), max(clip.frame.minX, clip.frame.maxX - rect.width))
        return rect
    }
}
