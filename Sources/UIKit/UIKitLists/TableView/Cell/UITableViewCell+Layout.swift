import CoreGraphics
import Foundation
import QuartzCore
import UIKitControls
import UIKitCore

extension UITableViewCell {
    func prepare() {
        // An opaque background is the table's to choose.
        contentView.frame = bounds
        // A cell keeps its height where it scrolls under a bar.
        contentView.insetsLayoutMarginsFromSafeArea = false
        addSubview(contentView)
        separator.backgroundColor = .separator
        separator.isHidden = true
        addSubview(separator)
        isAccessibilityElement = false
        updateContentMargins()
    }

    private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    var pixel: CGFloat { 1 / max(1, traitCollection.displayScale) }

    /// The side margin of content.
    var sideMargin: CGFloat {
        tableView?.contentMargin ?? CellMetrics.sideMargin(width: bounds.width)
    }

    // MARK: Accessories

    /// The accessory that is shown now.
    private var shownAccessory: UIView? {
        isEditing
            ? editingAccessoryView ?? (editingAccessoryType == .none ? nil : standardAccessory)
            : accessoryView ?? (accessoryType == .none ? nil : standardAccessory)
    }

    func accessoriesDidChange(_ old: UIView? = nil) {
        let view = isEditing ? editingAccessoryView : accessoryView
        if let old, old !== accessoryView, old !== editingAccessoryView, old.superview === self {
            old.removeFromSuperview()
        }
        for other in [accessoryView, editingAccessoryView] where other !== view {
            if let other, other.superview === self { other.removeFromSuperview() }
        }
        let type = isEditing ? editingAccessoryType : accessoryType
        if view != nil || type != standardAccessory?.type {
            standardAccessory?.removeFromSuperview()
            standardAccessory = nil
        }
        if let view {
            if view.superview !== self { addSubview(view) }
        } else if type != .none, standardAccessory == nil {
            let made = CellAccessory(type: type) { [weak self] in
                guard let self else { return }
                tableView?.accessoryButtonTapped(in: self)
            }
            standardAccessory = made
            addSubview(made)
        }
        updateContentMargins()
        setNeedsLayout()
    }

    func updateContentMargins() {
        let side = sideMargin
        let indent = CGFloat(indentationLevel) * indentationWidth
        let margins = NSDirectionalEdgeInsets(
            top: CellMetrics.verticalMargin, leading: side + indent,
            bottom: CellMetrics.verticalMargin,
            trailing: shownAccessory == nil ? side : CellMetrics.accessoryGap)
        if contentView.directionalLayoutMargins != margins {
            contentView.directionalLayoutMargins = margins
        }
    }

    // MARK: Layout

    private var safeInsets: (leading: CGFloat, trailing: CGFloat) {
        tableView?.safeContentInsets ?? (0, 0)
    }

    private var editingWidth: CGFloat {
        isEditing && editing.indents && (editing.style != .none || editing.selects)
            ? CellMetrics.editingIndent : 0
    }

    private var hasReorderControl: Bool {
        isEditing && editing.isMovable && (showsReorderControl || tableView != nil)
    }

    /// The room for the table's section index, where the cell reaches the table's edge.
    private var indexWidth: CGFloat {
        guard let tableView, tableView.indexView != nil, tableView.sideInset == 0 else { return 0 }
        return CellMetrics.indexWidth
    }

    private func accessorySize(_ view: UIView) -> CGSize {
        view === standardAccessory ? view.sizeThatFits(.zero) : view.bounds.size
    }

    /// The height of the line below the content.
    private var separatorHeight: CGFloat { tableView?.separatorStyle == .singleLine ? pixel : 0 }

    /// Returns the content view's frame in a cell of a size.
    func contentFrame(in size: CGSize) -> CGRect {
        let safe = safeInsets
        let start = editingWidth + safe.leading
        var end = size.width - max(indexWidth, safe.trailing)
        if hasReorderControl { end -= CellMetrics.reorderWidth }
        if let accessory = shownAccessory {
            let margin = hasReorderControl ? 0 : sideMargin
            end -= accessorySize(accessory).width + margin
        }
        let width = max(0, end - start)
        return CGRect(
            x: isMirrored ? size.width - start - width : start, y: 0, width: width,
            height: max(0, size.height - separatorHeight))
    }

    func layOutParts() {
        updateContentMargins()
        let bounds = bounds
        contentView.frame = contentFrame(in: bounds.size)
        texts.layOut(in: self)
        let backgrounds = [
            backgroundView, storedSelectedBackground, configurations.backgroundView,
        ]
        for view in backgrounds where view?.superview === self { view?.frame = bounds }
        layOutAccessory()
        layOutEditing()
        layOutSeparators()
    }

    /// Mirrors a frame if the layout is right to left.
    private func directed(_ frame: CGRect) -> CGRect {
        guard isMirrored else { return frame }
        return CGRect(
            x: bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
    }

    private func layOutAccessory() {
        guard let view = shownAccessory else { return }
        let size = accessorySize(view)
        let safe = safeInsets
        let trailing =
            max(indexWidth, safe.trailing)
            + (hasReorderControl ? CellMetrics.reorderWidth : sideMargin)
        let y = ((bounds.height - size.height) / 2 / pixel).rounded() * pixel
        view.frame = directed(
            CGRect(
                x: bounds.width - trailing - size.width, y: y, width: size.width,
                height: size.height))
    }

    private func layOutEditing() {
        let safe = safeInsets
        if isEditing, editing.style != .none || editing.selects {
            let isNew = editControl == nil
            let control = editControl ?? makeEditControl()
            control.kind =
                editing.selects
                ? .selection(isSelected) : editing.style == .insert ? .insert : .delete
            control.isUserInteractionEnabled = !editing.selects
            let side = CellMetrics.editControlSide
            let frame = directed(
                CGRect(
                    x: CellMetrics.editControlInset + safe.leading,
                    y: ((bounds.height - side) / 2).rounded(),
                    width: side, height: side))
            place(control, frame, isNew: isNew)
        } else if let control = editControl {
            editControl = nil
            fadeOut(control)
        }
        if hasReorderControl {
            let isNew = reorderControl == nil
            let control = reorderControl ?? makeReorderControl()
            let frame = directed(
                CGRect(
                    x: bounds.width - CellMetrics.reorderWidth - safe.trailing, y: 0,
                    width: CellMetrics.reorderWidth, height: bounds.height))
            place(control, frame, isNew: isNew)
        } else if let control = reorderControl {
            reorderControl = nil
            fadeOut(control)
        }
    }

    /// Places a control for editing. A new one appears at its place in an animation.
    private func place(_ control: UIControl, _ frame: CGRect, isNew: Bool) {
        guard isNew else {
            control.frame = frame
            return
        }
        UIView.performWithoutAnimation {
            control.frame = frame
            control.layOutSubtreeIfNeeded()
            control.alpha = 0
        }
        control.alpha = 1
    }

    /// Removes a control, in an animation at its end.
    private func fadeOut(_ control: UIControl) {
        let duration = UIView.inheritedAnimationDuration
        guard duration > 0, UIView.areAnimationsEnabled else {
            return control.removeFromSuperview()
        }
        UIView.animate(withDuration: duration) {
            control.alpha = 0
        } completion: { _ in
            control.removeFromSuperview()
        }
    }

    private func makeEditControl() -> CellEditControl {
        let control = CellEditControl()
        control.addAction(
            UIAction { [weak self] _ in
                if let self { tableView?.editControlTapped(in: self) }
            }, for: .touchUpInside)
        editControl = control
        addSubview(control)
        return control
    }

    private func makeReorderControl() -> CellReorderControl {
        let control = CellReorderControl()
        control.onBegin = { [weak self] point in
            guard let self else { return false }
            return tableView?.beginReordering(self, at: point) ?? false
        }
        control.onMove = { [weak self] point in self?.tableView?.continueReordering(at: point) }
        control.onEnd = { [weak self] commits in self?.tableView?.endReordering(commits: commits) }
        reorderControl = control
        addSubview(control)
        return control
    }

    // MARK: Separators

    /// The insets of the line below the cell from the cell's left and right edges.
    private var separatorEdges: (left: CGFloat, right: CGFloat) {
        let content = contentView.frame
        let configured = configurations.contentView as? UIListContentView
        let indent =
            contentView.directionalLayoutMargins.leading
            + (configured?.imageColumn ?? texts.textStart ?? 0)
        let leading = (isMirrored ? bounds.width - content.maxX : content.minX) + indent
        let automatic = isMirrored ? (left: 0, right: leading) : (left: leading, right: 0)
        let chosen = ownSeparatorInset ?? tableView?.ownSeparatorInset
        guard let chosen else { return automatic }
        guard tableView?.separatorInsetReference == .fromAutomaticInsets else {
            return (chosen.left, chosen.right)
        }
        return (automatic.left + chosen.left, automatic.right + chosen.right)
    }

    private func layOutSeparators() {
        let isDrawn = tableView?.separatorStyle == .singleLine
        let wasHidden = separator.isHidden
        separator.isHidden = !isDrawn || !position.hasSeparator || isLineHidden
        if !separator.isHidden {
            let isWhole = position.style == .grouped && position.isLast
            let edges = isWhole ? (left: 0, right: 0) : separatorEdges
            let frame = CGRect(
                x: edges.left, y: bounds.height - pixel,
                width: max(0, bounds.width - edges.left - edges.right), height: pixel)
            if wasHidden {
                // It appears at its place.
                UIView.performWithoutAnimation { separator.frame = frame }
            } else {
                separator.frame = frame
            }
            separator.show(
                tableView?.separatorColor ?? .separator, effect: tableView?.separatorEffect)
        }
        let hasTop = isDrawn && position.style == .grouped && position.isFirst
        if hasTop, topSeparator == nil {
            let made = SeparatorLine()
            topSeparator = made
            addSubview(made)
        }
        topSeparator?.isHidden = !hasTop
        topSeparator?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: pixel)
        if hasTop {
            topSeparator?.show(
                tableView?.separatorColor ?? .separator, effect: tableView?.separatorEffect)
        }
    }

    /// `true` while the cell, or the one below it, is selected or highlighted.
    private var isLineHidden: Bool {
        showsSelection || tableView?.cell(below: self)?.showsSelection == true
    }

    // MARK: Position

    func positionDidChange(from old: CellPosition) {
        guard position != old else { return }
        var corners: CACornerMask = []
        if position.style == .insetGrouped {
            if position.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
            if position.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        }
        roundCard(corners, radius: CellMetrics.cardRadius)
        setNeedsLayout()
    }

    // MARK: Measuring

    func fittingSize(
        _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
    ) -> CGSize {
        updateConfigurationIfNeeded()
        let configured = configurations.contentView
        guard configured != nil || (contentView as? CellContentView)?.isConstrained == true else {
            return sizeThatFits(CGSize(width: target.width, height: .greatestFiniteMagnitude))
        }
        updateContentMargins()
        let width = contentFrame(in: target).width
        if let configured, configured.bounds.width != width {
            // Its margins depend on where it lies in the content view.
            contentView.frame.size.width = width
        }
        let size = (configured ?? contentView).systemLayoutSizeFitting(
            CGSize(width: width, height: target.height),
            withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
        let least = configured == nil ? 0 : CellMetrics.rowHeight - separatorHeight
        return CGSize(
            width: target.width, height: max(size.height, least) + separatorHeight)
    }

    // MARK: Editing

    /// The controls that the cell shows.
    func transitionState(isEditing: Bool) -> StateMask {
        var state: StateMask = isEditing ? .showingEditControl : []
        if showingDeleteConfirmation { state.insert(.showingDeleteConfirmation) }
        return state
    }

    func editingDidChange(animated: Bool) {
        accessoriesDidChange()
        let state = transitionState(isEditing: isEditing)
        guard animated, window != nil else { return didTransition(to: state) }
        UIView.animate(withDuration: 0.3) {
            layoutIfNeeded()
        } completion: { [weak self] _ in
            self?.didTransition(to: state)
        }
    }
}
