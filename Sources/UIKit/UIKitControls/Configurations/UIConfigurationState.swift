import Foundation
public import UIKitCore

/// The state of a view such as a section's header.
public nonisolated struct UIViewConfigurationState: UIConfigurationState, Hashable {
    /// The traits of the view.
    public var traitCollection: UITraitCollection

    /// `true` if the view does not react to touches.
    public var isDisabled = false

    /// `true` while a touch is down on the view.
    public var isHighlighted = false

    /// `true` if the view is selected.
    public var isSelected = false

    /// `true` if the view has the keyboard's focus.
    public var isFocused = false

    /// `true` while a header or footer stays at the edge of the visible area.
    public var isPinned = false

    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    /// A state of the app's own; `nil` removes it.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}

/// The state of a cell.
public nonisolated struct UICellConfigurationState: UIConfigurationState, Hashable {
    /// The part of a cell in a drag.
    public enum DragState: Int, Hashable, Sendable {
        case none = 0
        /// The cell is being lifted.
        case lifting
        /// The cell's item is dragged.
        case dragging
    }

    /// The part of a cell in a drop.
    public enum DropState: Int, Hashable, Sendable {
        case none = 0
        /// A drag is over the list, but not over the cell.
        case notTargeted
        /// The drag would drop on the cell.
        case targeted
    }

    /// The traits of the view.
    public var traitCollection: UITraitCollection

    /// `true` if the view does not react to touches.
    public var isDisabled = false

    /// `true` while a touch is down on the view.
    public var isHighlighted = false

    /// `true` if the view is selected.
    public var isSelected = false

    /// `true` if the view has the keyboard's focus.
    public var isFocused = false

    /// `true` while a header or footer stays at the edge of the visible area.
    public var isPinned = false

    /// `true` while the list is edited.
    public var isEditing = false

    /// `true` if the item of an outline shows its children.
    public var isExpanded = false

    /// `true` while the cell shows the actions of a swipe.
    public var isSwiped = false

    /// `true` while the user moves the cell.
    public var isReordering = false

    /// The part of the cell in a drag that it began.
    public var cellDragState = DragState.none

    /// The part of the cell in a drag over the list.
    public var cellDropState = DropState.none

    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    /// A state of the app's own; `nil` removes it.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}

nonisolated extension UIConfigurationState {
    /// `true` if the view shows that it is touched or chosen.
    var isEmphasised: Bool {
        switch self {
        case let cell as UICellConfigurationState:
            cell.isHighlighted || cell.isSelected || cell.cellDropState == .targeted
        case let view as UIViewConfigurationState: view.isHighlighted || view.isSelected
        default: false
        }
    }

    /// `true` if the view shows that it is disabled.
    var showsDisabled: Bool {
        switch self {
        case let cell as UICellConfigurationState: cell.isDisabled
        case let view as UIViewConfigurationState: view.isDisabled
        default: false
        }
    }
}
