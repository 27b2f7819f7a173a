/// What the attributes of a chain have in common, which decides what can follow them.
///
/// Kinds exist for the compiler only: they make `width.insets(…)` or `top.equal(to: other.left)` an error before the app runs.
public protocol AttributeKind {
    /// What a single attribute on the other side must measure.
    associatedtype Axis: LayoutAxis = SeveralAxes

    /// The kind after one more attribute.
    associatedtype AddingHorizontalEdge: AttributeKind = Kinds.Mixed
    associatedtype AddingVerticalEdge: AttributeKind = Kinds.Mixed
    associatedtype AddingHorizontalCenter: AttributeKind = Kinds.Mixed
    associatedtype AddingVerticalCenter: AttributeKind = Kinds.Mixed
    associatedtype AddingBaseline: AttributeKind = Kinds.Mixed
    associatedtype AddingLength: AttributeKind = Kinds.Mixed
}

/// Attributes that can be related to something: all but none.
public protocol RelatableKind: AttributeKind {}

/// Attributes among which are edges, which can be inset.
public protocol EdgeKind: RelatableKind {}

/// Attributes among which are centres, which can be moved by a point.
public protocol CenterKind: RelatableKind {}

/// Attributes among which are a width or a height, which can be changed by a size.
public protocol SizeKind: RelatableKind {}

/// The kinds that there are.
public enum Kinds {
    /// No attribute yet: the beginning of a chain.
    public enum Nothing: AttributeKind {
        public typealias AddingHorizontalEdge = HorizontalEdges
        public typealias AddingVerticalEdge = VerticalEdges
        public typealias AddingHorizontalCenter = HorizontalCenter
        public typealias AddingVerticalCenter = VerticalCenter
        public typealias AddingBaseline = Baseline
        public typealias AddingLength = Lengths
    }

    /// Left, right, leading, trailing.
    public enum HorizontalEdges: EdgeKind {
        public typealias Axis = HorizontalAxis
        public typealias AddingHorizontalEdge = Self
        public typealias AddingVerticalEdge = Edges
    }

    /// Top, bottom.
    public enum VerticalEdges: EdgeKind {
        public typealias Axis = VerticalAxis
        public typealias AddingHorizontalEdge = Edges
        public typealias AddingVerticalEdge = Self
    }

    /// Edges of both axes.
    public enum Edges: EdgeKind {
        public typealias AddingHorizontalEdge = Self
        public typealias AddingVerticalEdge = Self
    }

    /// The middle between left and right.
    public enum HorizontalCenter: CenterKind {
        public typealias Axis = HorizontalAxis
        public typealias AddingVerticalCenter = Center
    }

    /// The middle between top and bottom.
    public enum VerticalCenter: CenterKind {
        public typealias Axis = VerticalAxis
        public typealias AddingHorizontalCenter = Center
    }

    /// Both middles.
    public enum Center: CenterKind {}

    /// The first or last line of text.
    public enum Baseline: RelatableKind {
        public typealias Axis = VerticalAxis
    }

    /// Width, height, or both.
    public enum Lengths: SizeKind {
        public typealias Axis = Length
        public typealias AddingLength = Self
    }

    /// Anything together.
    public enum Mixed: EdgeKind, CenterKind, SizeKind {}
}
