/// The geometry of an attribute once the layout direction is known: a position along an axis, or a
/// length.
struct AttributeGeometry {
    /// The line of text that a baseline belongs to.
    enum Baseline {
        case first
        case last
    }

    let axis: NSLayoutConstraint.Axis
    let isLength: Bool

    /// The position as a share of the item's length, from 0 at the start to 1 at the end; 1 for a
    /// length.
    var share: Double
    let isMargin: Bool
    let baseline: Baseline?

    /// `true` for an edge, a centre or a length of the alignment rectangle itself.
    var isPlain: Bool { !isMargin && baseline == nil }

    /// `true` for an edge, a margin or a baseline: seen from within a scroll view, those are of its
    /// content. Its centres and lengths are always those of its frame.
    var isOfContent: Bool { !isLength && share != 0.5 }

    /// One switch decides all fields, because lowering asks twice for each constraint.
    @inline(__always)
    init(_ attribute: NSLayoutConstraint.Attribute, isRightToLeft: Bool) {
        let leading: Double = isRightToLeft ? 1 : 0
        switch attribute {
        case .left: self.init(.horizontal, 0)
        case .right: self.init(.horizontal, 1)
        case .leading: self.init(.horizontal, leading)
        case .trailing: self.init(.horizontal, 1 - leading)
        case .centerX: self.init(.horizontal, 0.5)
        case .width: self.init(.horizontal, 1, isLength: true)
        case .top: self.init(.vertical, 0)
        case .bottom: self.init(.vertical, 1)
        case .centerY: self.init(.vertical, 0.5)
        case .height: self.init(.vertical, 1, isLength: true)
        case .firstBaseline: self.init(.vertical, 0, baseline: .first)
        case .lastBaseline: self.init(.vertical, 1, baseline: .last)
        case .leftMargin: self.init(.horizontal, 0, isMargin: true)
        case .rightMargin: self.init(.horizontal, 1, isMargin: true)
        case .leadingMargin: self.init(.horizontal, leading, isMargin: true)
        case .trailingMargin: self.init(.horizontal, 1 - leading, isMargin: true)
        case .centerXWithinMargins: self.init(.horizontal, 0.5, isMargin: true)
        case .topMargin: self.init(.vertical, 0, isMargin: true)
        case .bottomMargin: self.init(.vertical, 1, isMargin: true)
        case .centerYWithinMargins: self.init(.vertical, 0.5, isMargin: true)
        case .notAnAttribute: self.init(.horizontal, 0)
        }
    }

    @inline(__always)
    private init(
        _ axis: NSLayoutConstraint.Axis, _ share: Double, isLength: Bool = false,
        isMargin: Bool = false, baseline: Baseline? = nil
    ) {
        self.axis = axis
        self.isLength = isLength
        self.share = share
        self.isMargin = isMargin
        self.baseline = baseline
    }
}
