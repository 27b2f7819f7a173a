import CoreGraphics

/// Rarely used state of a layer, allocated on first use.
final class LayerExtras {
    weak var delegate: (any CALayerDelegate)?
    var name: String?
    var actions: [String: any CAAction]?

    /// Timing that differs from the default.
    var timing: MediaTimingValues?

    /// Values stored under keys that are not properties.
    var values: [String: Any]?

    /// The observers of properties by name.
    var observers: LayerObservers?

    /// The app's requests for how the layer is drawn.
    var drawing = DrawingRequests()

    /// The running transition of a presentation copy.
    var transition: TransitionMoment?

    /// `true` for a layer that shows its sublayers several times.
    var replicatesSublayers = false

    /// `true` for a layer whose sublayers keep their depth.
    var keepsDepth = false

    /// The layer's mask. Unsafe only for the sake of the layer's `deinit`.
    nonisolated(unsafe) var mask: CALayer?

    /// The layer that a presentation copy was made from. The compositor retains copies together
    /// with their models.
    weak var modelLayer: CALayer?

    /// The standard deviation of the blur of what is behind the layer, in points; 0 for none.
    var backdropBlur: CGFloat = 0

    /// The name of the formula that blends the layer with what is below.
    var compositingFilter: Any?

    /// The compositor that presents the tree of which the layer is the root.
    weak var compositor: Compositor?

    init() {}

    /// Creates the state of a presentation copy of `layer`.
    @MainActor
    init(copying layer: CALayer) {
        delegate = layer.delegate
        name = layer.extras?.name
        timing = layer.extras?.timing
        values = layer.extras?.values
        replicatesSublayers = layer.extras?.replicatesSublayers ?? false
        keepsDepth = layer.extras?.keepsDepth ?? false
        backdropBlur = layer.extras?.backdropBlur ?? 0
        modelLayer = layer
    }
}

extension CALayer {
    /// The rarely used state, allocated if necessary.
    final var mutableExtras: LayerExtras {
        if let extras { return extras }
        let made = LayerExtras()
        extras = made
        return made
    }

    final var timing: MediaTimingValues? { extras?.timing }

    /// The running transition of a presentation copy.
    final var transition: TransitionMoment? { extras?.transition }

    /// `true` for a layer that shows its sublayers several times.
    final var replicatesSublayers: Bool { extras?.replicatesSublayers ?? false }

    /// The standard deviation of the blur of what is behind the layer, in points; 0, the default,
    /// leaves it as it is.
    ///
    /// Only a compositor blurs: ``render(in:)`` and layers that are shown as one picture with their
    /// sublayers do not.
    package final var backdropBlur: CGFloat {
        get { extras?.backdropBlur ?? 0 }
        set {
            let radius = newValue.isFinite ? min(max(newValue, 0), 100) : 0
            guard radius != backdropBlur else { return }
            mutableExtras.backdropBlur = radius
            invalidate([.picture, .effects])
        }
    }

    final var storedMask: CALayer? { extras?.mask }

    final var modelLayer: CALayer? { extras?.modelLayer }

    /// The compositor that presents the tree of which this layer is the root.
    final var compositor: Compositor? { extras?.compositor }
}
