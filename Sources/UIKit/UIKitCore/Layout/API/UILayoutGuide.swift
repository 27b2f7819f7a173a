public import CoreGraphics

/// A rectangle of a view that constraints can speak of and nobody sees.
///
/// Guides replace empty views: as spacers that share the room, or as a box around some subviews.
///
///     let space = UILayoutGuide()
///     view.addLayoutGuide(space)
///     space.widthAnchor.constraint(equalTo: otherSpace.widthAnchor).isActive = true
@preconcurrency @MainActor
open class UILayoutGuide {
    /// Creates a guide that belongs to no view yet.
    public init() {}

    /// A guide whose edges follow those of its view.
    init(identifier: String, edges: @escaping @MainActor (UIView) -> LayoutGuideEdges) {
        self.identifier = identifier
        edgesInOwner = edges
    }

    /// The view that the guide belongs to; see ``UIView/addLayoutGuide(_:)``.
    public internal(set) final var owningView: UIView? {
        get { layoutNode?.holder }
        set { layoutParticipant.holder = newValue }
    }

    /// A name for diagnoses; empty by default.
    open var identifier = ""

    /// The rectangle in the coordinates of ``owningView``, as the last layout made it.
    open var layoutFrame: CGRect { solvedFrame }

    /// Where the guide's corner is in ``owningView``, where no constraint has a say in that; `nil` for other guides.
    package final var fixedOrigin: CGPoint? { didSet { pinOrigin() } }

    /// How the edges follow those of the view; `nil` for a guide that constraints place.
    private final var edgesInOwner: (@MainActor (UIView) -> LayoutGuideEdges)?

    /// What Auto Layout keeps about the guide. `deinit` empties it.
    nonisolated(unsafe) final var layoutNode: LayoutNode?

    nonisolated deinit { layoutNode?.itemIsGoing() }
}

extension UILayoutGuide {
    /// Whether the guide's edges are those of its view but for constants, so that constraints on it are constraints
    /// on the view.
    final var followsOwner: Bool { edgesInOwner != nil }

    /// Where the edges are in relation to those of `view`.
    final func edges(in view: UIView) -> LayoutGuideEdges? { edgesInOwner?(view) }
}

// MARK: - Guides at a place

extension UILayoutGuide {
    /// Whether a constraint in force speaks, or has spoken, of the guide.
    package final var isConstrained: Bool { layoutNode?.attachment.place != nil }

    /// Tells the engine where the guide is that constraints do not move.
    final func pinOrigin() {
        guard let fixedOrigin, let engine = layoutNode?.engine,
            let place = layoutNode?.attachment.place
        else { return }
        engine.solver.pin(place.x, to: Double(fixedOrigin.x))
        engine.solver.pin(place.y, to: Double(fixedOrigin.y))
        engine.noteChange()
    }
}

extension UIView {
    /// Keeps a guide of this view as large as the view.
    package final func keepSize(of guide: UILayoutGuide) {
        setLayoutRows([
            LayoutRow(guide, .width, .equal, self, .width, identifier: "UIScrollView-frame"),
            LayoutRow(guide, .height, .equal, self, .height, identifier: "UIScrollView-frame"),
        ])
    }
}

// MARK: - Anchors

extension UILayoutGuide {
    /// The side that text starts on.
    public final var leadingAnchor: NSLayoutXAxisAnchor {
        layoutParticipant.leading
    }

    /// The side that text ends on.
    public final var trailingAnchor: NSLayoutXAxisAnchor {
        layoutParticipant.trailing
    }

    /// The left edge.
    public final var leftAnchor: NSLayoutXAxisAnchor {
        layoutParticipant.left
    }

    /// The right edge.
    public final var rightAnchor: NSLayoutXAxisAnchor {
        layoutParticipant.right
    }

    /// The top edge.
    public final var topAnchor: NSLayoutYAxisAnchor { layoutParticipant.top }

    /// The bottom edge.
    public final var bottomAnchor: NSLayoutYAxisAnchor {
        layoutParticipant.bottom
    }

    /// The width.
    public final var widthAnchor: NSLayoutDimension { layoutParticipant.width }

    /// The height.
    public final var heightAnchor: NSLayoutDimension {
        layoutParticipant.height
    }

    /// The middle from left to right.
    public final var centerXAnchor: NSLayoutXAxisAnchor {
        layoutParticipant.centerX
    }

    /// The middle from top to bottom.
    public final var centerYAnchor: NSLayoutYAxisAnchor {
        layoutParticipant.centerY
    }
}

extension UILayoutGuide: CustomStringConvertible {
    /// The guide with its identifier, where it is and whose, as in `<UILayoutGuide 'gap' (8 0; 16 44) of card>`.
    public nonisolated var description: String {
        MainActor.assumeIsolated {
            let name = identifier.isEmpty ? "" : " '\(identifier)'"
            let owner = owningView.map { " of \(NSLayoutConstraint.name(of: $0))" } ?? " of no view"
            return "<\(type(of: self))\(name) \(ViewDescription.text(layoutFrame))\(owner)>"
        }
    }
}

nonisolated extension UILayoutGuide: Hashable {
    /// Two guides are equal when they are the same object.
    public static func == (left: UILayoutGuide, right: UILayoutGuide) -> Bool { left === right }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
