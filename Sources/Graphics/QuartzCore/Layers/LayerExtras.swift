/// What few layers have. A layer gets it with the first of these things.
final class LayerExtras {
    weak var delegate: (any CALayerDelegate)?
    var name: String?
    var actions: [String: any CAAction]?

    /// Timing that differs from the default.
    var timing: MediaTimingValues?

    /// Values stored under names that are not properties.
    var values: [String: Any]?

    /// The layer's mask. Unsafe for the sake of the layer's `deinit` alone.
    nonisolated(unsafe) var mask: CALayer?

    /// The layer that a presentation copy was made from. The compositor keeps copies with their models.
    weak var modelLayer: CALayer?

    /// The compositor that shows the tree of which the layer is the root.
    weak var compositor: Compositor?
}

extension CALayer {
    /// ``extras``, made if there are none.
    final var ownExtras: LayerExtras {
        if let extras { return extras }
        let made = LayerExtras()
        extras = made
        return made
    }

    final var timing: MediaTimingValues? { extras?.timing }

    final var storedMask: CALayer? { extras?.mask }

    final var modelLayer: CALayer? { extras?.modelLayer }

    /// The compositor that shows the tree of which this layer is the root.
    final var compositor: Compositor? { extras?.compositor }
}
