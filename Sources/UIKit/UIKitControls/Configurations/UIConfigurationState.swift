import Foundation
public import UIKitCore

/// The state of a view such as a section's header.
public nonisolated struct UIViewConfigurationState: UIConfigurationState, Hashable {
    public var traitCollection: UITraitCollection
    public var isDisabled = false
    public var isHighlighted = false
    public var isSelected = false
    public var isFocused = false
    public var isPinned = false

    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

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

    public var traitCollection: UITraitCollection
    public var isDisabled = false
    public var isHighlighted = false
    public var isSelected = false
    public var isFocused = false
    public var isPinned = false
    public var isEditing = false
    public var isExpanded = false
    public var isSwiped = false
    public var isReordering = false
    public var cellDragState = DragState.none
    public var cellDropState = DropState.none

    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

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
