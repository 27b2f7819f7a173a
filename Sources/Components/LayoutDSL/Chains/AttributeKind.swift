/// The common kind of a chain's attributes, which determines the allowed continuations.
///
/// Kinds exist only for the compiler: they make `width.insets(…)` or `top.equal(to: other.left)` a
/// compile-time error.
public protocol AttributeKind {
    /// The axis required of a single attribute on the other side.
    associatedtype Axis: LayoutAxis = SeveralAxes

    /// The kind after adding an attribute.
    associatedtype AddingHorizontalEdge: AttributeKind = Kinds.Mixed
    associatedtype AddingVerticalEdge: AttributeKind = Kinds.Mixed
    associatedtype AddingHorizontalCenter: AttributeKind = Kinds.Mixed
    associatedtype AddingVerticalCenter: AttributeKind = Kinds.Mixed
    associatedtype AddingBaseline: AttributeKind = Kinds.Mixed
    associatedtype AddingLength: AttributeKind = Kinds.Mixed
}

/// Attributes that can be related: all kinds but ``Kinds/Nothing``.
public protocol RelatableKind: AttributeKind {}

/// Attributes that include edges, which can be inset.
public protocol EdgeKind: RelatableKind {}

/// Attributes that include centres, which can be offset by a point.
public protocol CenterKind: RelatableKind {}

/// Attributes that include a width or a height, which can be offset by a size.
public protocol SizeKind: RelatableKind {}

/// The predefined kinds.
public enum Kinds {
    /// No attribute: the start of a chain.
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

    /// The horizontal centre.
    public enum HorizontalCenter: CenterKind {
        public typealias Axis = HorizontalAxis
        public typealias AddingVerticalCenter = Center
    }

    /// The vertical centre.
    public enum VerticalCenter: CenterKind {
        public typealias Axis = VerticalAxis
        public typealias AddingHorizontalCenter = Center
    }

    /// Both centres.
    public enum Center: CenterKind {}

    /// The first or last baseline.
    public enum Baseline: RelatableKind {
        public typealias Axis = VerticalAxis
    }

    /// Width, height, or both.
    public enum Lengths: SizeKind {
        public typealias Axis = Length
        public typealias AddingLength = Self
    }

    /// Any combination.
    public enum Mixed: EdgeKind, CenterKind, SizeKind {}
}
