import CoreGraphics

/// Lengths of cells, headers and footers, in points.
enum CellMetrics {
    /// The radius of the corners of a row that is dragged.
    static let dragCornerRadius: CGFloat = 10

    /// The height of a row with one line of text.
    static let rowHeight: CGFloat = 44
    /// The space above and below content.
    static let verticalMargin: CGFloat = 11
    /// The side margins of content in tables of less than ``wideWidth``, and in others.
    static let narrowMargin: CGFloat = 16
    static let wideMargin: CGFloat = 20
    static let wideWidth: CGFloat = 414
    /// The radius of the cards of inset-grouped tables.
    static let cardRadius: CGFloat = 10
    /// The least distance between content and accessory, and between labels.
    static let accessoryGap: CGFloat = 8
    static let labelGap: CGFloat = 6
    /// The space between image and text.
    static let imageGap: CGFloat = 16
    /// The width of the first label of a `value2` cell.
    static let value2Width: CGFloat = 91
    /// The movement of content for an editing control, and the control's side.
    static let editingIndent: CGFloat = 38
    static let editControlSide: CGFloat = 26
    static let editControlInset: CGFloat = 11
    /// The width of the handle for moving a row.
    static let reorderWidth: CGFloat = 42
    /// The height of a titled header of a plain table, and the space above it.
    static let plainHeaderHeight: CGFloat = 28
    static let plainHeaderPadding: CGFloat = 22
    /// The space above the first rows of a grouped table.
    static let firstGroupGap: CGFloat = 35
    /// The height of a header and a footer without title in a grouped table.
    static let groupGap: CGFloat = 17.5
    /// The space around the text of headers and footers of grouped tables.
    static let groupTextTop: CGFloat = 15
    static let firstGroupTextTop: CGFloat = 32
    static let groupTextBottom: CGFloat = 7
    static let groupFooterMargin: CGFloat = 8
    /// The width of the strip of a section index.
    static let indexWidth: CGFloat = 15

    /// Returns the side margin of content in a table of a width.
    static func sideMargin(width: CGFloat) -> CGFloat {
        width < wideWidth ? narrowMargin : wideMargin
    }
}
