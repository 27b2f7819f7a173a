/// The height of a bar for which a look is meant.
public nonisolated enum UIBarMetrics: Int, Hashable, Sendable {
    case `default` = 0

    /// In a window of little height, as a phone's in landscape.
    case compact = 1

    /// With a prompt.
    case defaultPrompt = 101

    /// With a prompt, in a window of little height.
    case compactPrompt = 102
}

nonisolated extension UIBarMetrics {
    /// The metrics whose values serve, the best first.
    var candidates: [UIBarMetrics] {
        switch self {
        case .default: [.default]
        case .compact, .defaultPrompt: [self, .default]
        case .compactPrompt: [.compactPrompt, .compact, .default]
        }
    }
}

nonisolated extension Dictionary where Key == UIBarMetrics {
    /// Returns the value for the given metrics, or that of the metrics that serve instead.
    package func value(for metrics: UIBarMetrics) -> Value? {
        metrics.candidates.lazy.compactMap { self[$0] }.first
    }
}
