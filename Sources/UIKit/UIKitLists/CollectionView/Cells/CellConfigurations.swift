import CoreGraphics
import UIKitControls
import UIKitCore
import UIKitScrolling

/// The configurations of a cell and the views for them.
struct CellConfigurations {
    var content: (any UIContentConfiguration)?
    var background: UIBackgroundConfiguration?
    var backgroundView: ConfiguredBackgroundView?

    /// `true` if the cell is configured before its next display.
    var needsUpdate = true
}

extension UICollectionViewCell {
    /// Configures the cell for its state, if that was requested.
    final func updateConfigurationIfNeeded() {
        guard configurations.needsUpdate else { return }
        configurations.needsUpdate = false
        updateConfiguration(using: configurationState)
    }

    var currentState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isSelected = isSelected
        state.isHighlighted = isHighlighted
        state.isEditing = list?.isEditing ?? false
        state.isReordering = list?.isMoving(self) ?? false
        state.cellDragState = dragState
        state.isSwiped = list?.swipe?.cell === self
        state.isExpanded = outline?.isExpanded ?? false
        return state
    }

    /// The level and the state of the item in a section snapshot.
    private var outline: (level: Int, isExpanded: Bool)? {
        guard let list, let path = list.indexPath(for: self) else { return nil }
        return (list.dataSource as? any OutlineSource)?.outlineState(at: path)
    }

    /// The level of the item in a section snapshot; `nil` outside of one.
    var outlineLevel: Int? { outline?.level }

    /// The collection view that contains the cell.
    var list: UICollectionView? {
        var view = superview
        while let current = view {
            if let list = current as? UICollectionView { return list }
            view = current.superview
        }
        return nil
    }

    // MARK: Content

    func setContent(_ configuration: (any UIContentConfiguration)?) {
        let isNew = configurations.content == nil
        configurations.content = configuration
        guard let configuration else {
            if !isNew { replaceContentView(with: UIView()) }
            return
        }
        if let shown = contentView as? any UIView & UIContentView, shown.supports(configuration) {
            shown.configuration = configuration
            list?.cellMayNeedAnotherSize(self)
        } else {
            replaceContentView(with: configuration.makeContentView())
        }
        if isNew { setNeedsUpdateConfiguration() }
    }

    private func replaceContentView(with view: UIView) {
        let old = storedContentView
        view.frame = old.frame
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        storedContentView = view
        insertSubview(view, aboveSubview: old)
        old.removeFromSuperview()
        setNeedsLayout()
    }

    // MARK: Background

    func setBackground(_ configuration: UIBackgroundConfiguration?) {
        let isNew = configurations.background == nil
        configurations.background = configuration
        guard let configuration else {
            configurations.backgroundView?.removeFromSuperview()
            configurations.backgroundView = nil
            return
        }
        backgroundView = nil
        selectedBackgroundView = nil
        let view = configurations.backgroundView ?? ConfiguredBackgroundView(frame: bounds)
        if configurations.backgroundView == nil {
            configurations.backgroundView = view
            insertSubview(view, at: 0)
        }
        view.show(configuration)
        if isNew { setNeedsUpdateConfiguration() }
    }
}
