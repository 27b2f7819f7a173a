/// The app's requests for how a layer is drawn.
nonisolated struct DrawingRequests {
    var isAsynchronous = false
    var smoothsEdges = true
    var smoothEdges: CAEdgeAntialiasingMask = .all
}

/// The edges of a layer.
nonisolated public struct CAEdgeAntialiasingMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let layerLeftEdge = Self(rawValue: 1)
    public static let layerRightEdge = Self(rawValue: 2)
    public static let layerBottomEdge = Self(rawValue: 4)
    public static let layerTopEdge = Self(rawValue: 8)

    static let all: Self = [.layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge]
}

extension CALayer {
    /// A request to draw on another thread; `false` by default. Pixels are the same either way,
    /// and the compositor here always draws on the main thread.
    public final var drawsAsynchronously: Bool {
        get { extras?.drawing.isAsynchronous ?? false }
        set { mutableExtras.drawing.isAsynchronous = newValue }
    }

    /// A request to smooth the edges of a rotated layer; `true` by default. They always are.
    public final var allowsEdgeAntialiasing: Bool {
        get { extras?.drawing.smoothsEdges ?? true }
        set { mutableExtras.drawing.smoothsEdges = newValue }
    }

    /// The edges that a request for smoothing means; all by default. All are smoothed.
    public final var edgeAntialiasingMask: CAEdgeAntialiasingMask {
        get { extras?.drawing.smoothEdges ?? .all }
        set { mutableExtras.drawing.smoothEdges = newValue }
    }
}
