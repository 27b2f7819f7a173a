import CoreGraphics
import Foundation
import UIKitControls
import UIKitCore

extension UITableViewCell {
    /// `true` if the cell looks selected or highlighted.
    var showsSelection: Bool { selectionStyle != .none && (isSelected || isHighlighted) }

    func makeSelectedBackground() -> UIView {
        let made = UIView(frame: bounds)
        made.backgroundColor = .systemGray4
        made.isUserInteractionEnabled = false
        storedSelectedBackground = made
        return made
    }

    func setSelectedBackground(_ view: UIView?) {
        guard view !== storedSelectedBackground else { return }
        let wasShown = storedSelectedBackground?.superview === self
        storedSelectedBackground?.removeFromSuperview()
        storedSelectedBackground = view
        if wasShown { updateSelectionLook(false) }
    }

    func backgroundViewDidChange(from old: UIView?) {
        guard backgroundView !== old else { return }
        old?.removeFromSuperview()
        guard let backgroundView else { return }
        backgroundView.frame = bounds
        insertSubview(backgroundView, at: 0)
    }

    func updateSelectionLook(_ animated: Bool) {
        setNeedsUpdateConfiguration()
        if showsSelection != highlightsContents {
            highlightsContents = showsSelection
            contentView.highlightContents(showsSelection)
        }
        tableView?.setNeedsSeparatorUpdate(around: self)
        editControl.map { if case .selection = $0.kind { $0.kind = .selection(isSelected) } }
        if showsSelection, configurations.background == nil {
            let view =
                isSelected && editing.selects && isEditing
                ? multipleSelectionBackgroundView ?? selectedBackgroundView : selectedBackgroundView
            guard let view else { return }
            view.layer.removeAnimation(forKey: "opacity")
            view.alpha = 1
            guard view.superview !== self else { return }
            view.frame = bounds
            insertSubview(view, belowSubview: contentView)
        } else {
            for view in [storedSelectedBackground, multipleSelectionBackgroundView] {
                if let view, view.superview === self { hide(view, animated: animated) }
            }
        }
    }

    private func hide(_ view: UIView, animated: Bool) {
        guard animated, window != nil else {
            view.removeFromSuperview()
            return
        }
        UIView.animate(withDuration: 0.3, delay: 0, options: .allowUserInteraction) {
            view.alpha = 0
        } completion: { [weak self] _ in
            guard let self, !showsSelection else { return }
            view.removeFromSuperview()
            view.alpha = 1
        }
    }
}

extension UIView {
    /// Highlights the labels and images within this view, as a selected cell does.
    fileprivate func highlightContents(_ isHighlighted: Bool) {
        for view in subviews {
            switch view {
            case let label as UILabel: label.isHighlighted = isHighlighted
            case let image as UIImageView: image.isHighlighted = isHighlighted
            default: view.highlightContents(isHighlighted)
            }
        }
    }
}
