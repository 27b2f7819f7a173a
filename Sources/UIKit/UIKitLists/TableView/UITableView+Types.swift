import CoreGraphics
public import Foundation

extension UITableView {
    /// The look of a table's sections.
    public nonisolated enum Style: Int, Hashable, Sendable {
        /// Rows from edge to edge, with headers that stay at the top while their section is shown.
        case plain = 0
        /// Sections set apart, from edge to edge.
        case grouped = 1
        /// Sections set apart, as cards with round corners.
        case insetGrouped = 2
    }

    /// The place in the table to which a row is scrolled.
    public nonisolated enum ScrollPosition: Int, Hashable, Sendable {
        /// As little as makes the row fully visible.
        case none = 0
        case top, middle, bottom
    }

    /// The way rows come and go.
    public nonisolated enum RowAnimation: Int, Hashable, Sendable {
        case fade = 0
        /// Rows come from, and go to, this side.
        case right, left, top, bottom
        /// At once.
        case none
        /// Rows grow from, and shrink to, their middle.
        case middle
        /// The table chooses.
        case automatic = 100
    }

    /// The reference of ``UITableView/separatorInset``.
    public nonisolated enum SeparatorInsetReference: Int, Hashable, Sendable {
        /// The insets are distances from the cell's edges.
        case fromCellEdges = 0
        /// The insets are added to those that the table chooses.
        case fromAutomaticInsets
    }

    /// The occasions on which visible rows are measured again.
    public nonisolated enum SelfSizingInvalidation: Int, Hashable, Sendable {
        /// None: the app updates the table.
        case disabled = 0
        /// When a cell or its content view invalidates its intrinsic size.
        case enabled
        /// Also when constraints change the size of the content.
        case enabledIncludingConstraints
    }

    /// The height that asks the table to measure its cells.
    public nonisolated static let automaticDimension: CGFloat = -1

    /// Posted when the user selected other rows. The object is the table.
    public nonisolated static let selectionDidChangeNotification = Notification.Name(
        "UITableViewSelectionDidChangeNotification")

    /// The title in a section index that stands for searching.
    public nonisolated static let indexSearch = "{search}"
}

extension UITableViewCell {
    /// The arrangement of a cell's own labels and image.
    public nonisolated enum CellStyle: Int, Hashable, Sendable {
        /// A label, and an image before it.
        case `default` = 0
        /// A label, and a secondary one at the trailing side.
        case value1
        /// A short label in the tint colour, and another one after it.
        case value2
        /// A label, and a smaller one below it.
        case subtitle
    }

    /// The look of the row at which the keyboard is.
    public nonisolated enum FocusStyle: Int, Hashable, Sendable {
        /// A ring.
        case `default` = 0
        /// None: the cell changes its own look.
        case custom
    }

    public nonisolated enum SeparatorStyle: Int, Hashable, Sendable {
        case none = 0
        case singleLine
    }

    /// The look of a selected cell. All but `none` are the same.
    public nonisolated enum SelectionStyle: Int, Hashable, Sendable {
        case none = 0
        case blue, gray, `default`
    }

    /// The control in front of a row while the table is edited.
    public nonisolated enum EditingStyle: Int, Hashable, Sendable {
        case none = 0
        case delete, insert
    }

    /// The controls that a cell shows while it is edited.
    public nonisolated struct StateMask: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The control at the leading side.
        public static let showingEditControl = StateMask(rawValue: 1 << 0)

        /// The button that deletes the row.
        public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
    }

    /// The part of a cell in a drag.
    public nonisolated enum DragState: Int, Hashable, Sendable {
        case none = 0
        /// The row is being lifted.
        case lifting
        /// The row is dragged.
        case dragging
    }

    /// The standard view at the trailing side.
    public nonisolated enum AccessoryType: Int, Hashable, Sendable {
        case none = 0
        /// A chevron: the row leads to more.
        case disclosureIndicator
        /// An info button and a chevron.
        case detailDisclosureButton
        case checkmark
        /// An info button.
        case detailButton
    }
}
