/// An attribute without direction: a place along an axis, or a length.
struct LayoutSide {
    /// The lines of text that a baseline may be of.
    enum Baseline {
        case first
        case last
    }

    var axis: NSLayoutConstraint.Axis
    var isLength = false

    /// Where the place is, from 0 at the start to 1 at the end; 1 for a length.
    var share: Double
    var isMargin = false
    var baseline: Baseline?

    /// Whether it is an edge, a middle or a length of the alignment rectangle itself.
    var isPlain: Bool { !isMargin && baseline == nil }

    init(_ attribute: NSLayoutConstraint.Attribute, isRightToLeft: Bool) {
        axis = attribute.axis ?? .horizontal
        isMargin = attribute.isMargin
        switch attribute {
        case .left, .leftMargin, .top, .topMargin: share = 0
        case .right, .rightMargin, .bottom, .bottomMargin: share = 1
        case .leading, .leadingMargin: share = isRightToLeft ? 1 : 0
        case .trailing, .trailingMargin: share = isRightToLeft ? 0 : 1
        case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: share = 0.5
        case .firstBaseline:
            share = 0
            baseline = .first
        case .lastBaseline:
            share = 1
            baseline = .last
        case .width, .height:
            share = 1
            isLength = true
        case .notAnAttribute: share = 0
        }
    }
}
