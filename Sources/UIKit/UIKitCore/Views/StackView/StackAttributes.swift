/// The attributes for the start, end, center and length along one direction of a stack.
struct StackAttributes {
    let start: NSLayoutConstraint.Attribute
    let end: NSLayoutConstraint.Attribute
    let center: NSLayoutConstraint.Attribute
    let length: NSLayoutConstraint.Attribute

    /// The start of the area for views in the stack itself: its edge or its margin.
    let canvasStart: NSLayoutConstraint.Attribute
    let canvasEnd: NSLayoutConstraint.Attribute
    let canvasCenter: NSLayoutConstraint.Attribute

    init(_ axis: NSLayoutConstraint.Axis, withinMargins: Bool) {
        if axis == .horizontal {
            (start, end, center, length) = (.leading, .trailing, .centerX, .width)
            canvasStart = withinMargins ? .leadingMargin : .leading
            canvasEnd = withinMargins ? .trailingMargin : .trailing
            canvasCenter = withinMargins ? .centerXWithinMargins : .centerX
        } else {
            (start, end, center, length) = (.top, .bottom, .centerY, .height)
            canvasStart = withinMargins ? .topMargin : .top
            canvasEnd = withinMargins ? .bottomMargin : .bottom
            canvasCenter = withinMargins ? .centerYWithinMargins : .centerY
        }
    }
}

extension NSLayoutConstraint.Axis {
    var other: NSLayoutConstraint.Axis { self == .horizontal ? .vertical : .horizontal }
}
