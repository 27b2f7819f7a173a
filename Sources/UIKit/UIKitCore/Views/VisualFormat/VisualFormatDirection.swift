/// The attributes for the start and end of items in a visual format, and the sign of distances.
struct VisualFormatDirection {
    let axis: VisualFormat.Orientation
    let start: NSLayoutConstraint.Attribute
    let end: NSLayoutConstraint.Attribute
    let startMargin: NSLayoutConstraint.Attribute
    let endMargin: NSLayoutConstraint.Attribute
    let length: NSLayoutConstraint.Attribute

    /// `true` if coordinates decrease from item to item.
    let isBackward: Bool

    init(_ axis: VisualFormat.Orientation, _ options: NSLayoutConstraint.FormatOptions) {
        self.axis = axis
        isBackward = axis == .horizontal && options.contains(.directionRightToLeft)
        length = axis == .horizontal ? .width : .height
        if axis == .vertical {
            (start, end, startMargin, endMargin) = (.top, .bottom, .topMargin, .bottomMargin)
        } else if isBackward {
            (start, end, startMargin, endMargin) = (.right, .left, .rightMargin, .leftMargin)
        } else if options.contains(.directionLeftToRight) {
            (start, end, startMargin, endMargin) = (.left, .right, .leftMargin, .rightMargin)
        } else {
            (start, end) = (.leading, .trailing)
            (startMargin, endMargin) = (.leadingMargin, .trailingMargin)
        }
    }
}

extension NSLayoutConstraint.FormatOptions {
    /// The attributes aligned by the options, in the order of their bits, which are the attributes'
    /// raw values.
    var alignedAttributes: [NSLayoutConstraint.Attribute] {
        NSLayoutConstraint.Attribute.allCases.filter {
            $0 != .notAnAttribute
                && rawValue & Self.alignmentMask.rawValue & (1 << UInt($0.rawValue)) != 0
        }
    }
}

extension NSLayoutConstraint.Attribute {
    /// The direction in which the attribute is measured.
    var visualFormatAxis: VisualFormat.Orientation {
        switch self {
        case .left, .right, .leading, .trailing, .centerX, .width, .leftMargin, .rightMargin,
            .leadingMargin, .trailingMargin, .centerXWithinMargins:
            .horizontal
        case .top, .bottom, .centerY, .height, .lastBaseline, .firstBaseline, .topMargin,
            .bottomMargin, .centerYWithinMargins, .notAnAttribute:
            .vertical
        }
    }
}
