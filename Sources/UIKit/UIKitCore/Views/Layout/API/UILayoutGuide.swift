import AssociatedValues
public import Foundation

/// An invisible rectangle of a view, for constraints.
///
/// Guides replace empty views: as spacers of equal size, or as a box around some subviews.
///
///     let space = UILayoutGuide()
///     view.addLayoutGuide(space)
///     space.widthAnchor.constraint(equalTo: otherSpace.widthAnchor).isActive = true
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
    /// Creates a guide that no view owns yet.
    public override init() {}

    /// Creates a guide whose edges follow those of its view.
    init(identifier: String, edges: @escaping @MainActor (UIView) -> LayoutGuideEdges) {
        self.identifier = identifier
        edgesInOwner = edges
        super.init()
    }

    /// The view that owns the guide; see ``UIView/addLayoutGuide(_:)``.
    public internal(set) final var owningView: UIView? {
        get { layoutNode?.holder }
        set { ensuredLayoutNode.holder = newValue }
    }

    /// A name for diagnostics; empty by default.
    open var identifier = ""

    /// The rectangle in the coordinates of ``owningView``, as the last layout made it.
    open var layoutFrame: CGRect { solvedFrame }

    /// The guide's origin in ``owningView``, for a guide whose origin constraints do not decide;
    /// `nil` for other guides.
    package final var fixedOrigin: CGPoint? { didSet { pinOrigin() } }

    /// The edges as functions of those of the view; `nil` for a guide that constraints place.
    private final var edgesInOwner: (@MainActor (UIView) -> LayoutGuideEdges)?

    /// The guide's record in Auto Layout, which `deinit` ends.
    nonisolated(unsafe) final var layoutNode: LayoutNode?

    nonisolated deinit {
        AssociatedValues.releaseValues(of: self)
        layoutNode?.itemIsDeinitializing()
    }

    /// The guide with its identifier, frame and owner, as in `<UILayoutGuide 'gap' (8 0; 16 44) of
    /// card>`.
    nonisolated open override var description: String {
        describedOnMainActor(self) {
            let name = identifier.isEmpty ? "" : " '\(identifier)'"
            let owner = owningView.map { " of \(NSLayoutConstraint.name(of: $0))" } ?? " of no view"
            return "<\(type(of: self))\(name) \(ViewDescription.text(layoutFrame))\(owner)>"
        }
    }
}

extension UILayoutGuide {
    /// `true` if the guide's edges are those of its view with an offset, so that constraints on it
    /// are constraints on the view.
    final var followsOwner: Bool { edgesInOwner != nil }

    /// The edges in relation to those of `view`.
    final func edges(in view: UIView) -> LayoutGuideEdges? { edgesInOwner?(view) }
}

// MARK: - Guides with a fixed origin

extension UILayoutGuide {
    /// `true` if an active constraint references, or has referenced, the guide.
    package final var isConstrained: Bool { layoutNode?.engineRecord.place != nil }

    /// Pins the guide to its fixed origin in the engine.
    final func pinOrigin() {
        guard let fixedOrigin, let engine = layoutNode?.engine,
            let place = layoutNode?.engineRecord.place
        else { return }
        engine.solver.pin(place.x, to: Double(fixedOrigin.x))
        engine.solver.pin(place.y, to: Double(fixedOrigin.y))
        engine.setNeedsUpdate()
    }
}

extension UIView {
    /// Keeps a guide of this view as large as the view.
    package final func keepSize(of guide: UILayoutGuide) {
        setImplicitRelations([
            ImplicitRelation(
                guide, .width, .equal, self, .width, identifier: "UIScrollView-frame"),
            ImplicitRelation(
                guide, .height, .equal, self, .height, identifier: "UIScrollView-frame"),
        ])
    }
}

// MARK: - Anchors

extension UILayoutGuide {
    /// The edge at which text starts.
    public final var leadingAnchor: NSLayoutXAxisAnchor {
        ensuredLayoutNode.leading
    }

    /// The edge at which text ends.
    public final var trailingAnchor: NSLayoutXAxisAnchor {
        ensuredLayoutNode.trailing
    }

    /// The left edge.
    public final var leftAnchor: NSLayoutXAxisAnchor {
        ensuredLayoutNode.left
    }

    /// The right edge.
    public final var rightAnchor: NSLayoutXAxisAnchor {
        ensuredLayoutNode.right
    }

    /// The top edge.
    public final var topAnchor: NSLayoutYAxisAnchor { ensuredLayoutNode.top }

    /// The bottom edge.
    public final var bottomAnchor: NSLayoutYAxisAnchor {
        ensuredLayoutNode.bottom
    }

    /// The width.
    public final var widthAnchor: NSLayoutDimension { ensuredLayoutNode.width }

    /// The height.
    public final var heightAnchor: NSLayoutDimension {
        ensuredLayoutNode.height
    }

    /// The horizontal centre.
    public final var centerXAnchor: NSLayoutXAxisAnchor {
        ensuredLayoutNode.centerX
    }

    /// The vertical centre.
    public final var centerYAnchor: NSLayoutYAxisAnchor {
        ensuredLayoutNode.centerY
    }
}
