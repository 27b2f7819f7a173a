/// A scroll view inside a sheet, which shares drags with the sheet.
package protocol ScrollingContent: UIView {
    /// `true` if the content shows its upper end.
    var isAtTop: Bool { get }

    /// `true` if a vertical drag moves the content.
    var scrollsVertically: Bool { get }

    /// The recogniser that drags the content.
    var dragRecognizer: UIGestureRecognizer { get }
}
