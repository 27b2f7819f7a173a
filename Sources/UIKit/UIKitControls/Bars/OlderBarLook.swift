import CoreGraphics
import Foundation
package import UIKitCore

/// The look of a bar in the older way: by properties and methods of the bar instead of an
/// appearance object.
package struct OlderBarLook: Hashable {
    /// A place and a height with a background of their own.
    package struct Place: Hashable {
        var position: UIBarPosition
        var metrics: UIBarMetrics

        package init(_ position: UIBarPosition, _ metrics: UIBarMetrics) {
            self.position = position
            self.metrics = metrics
        }
    }

    package var barTintColor: UIColor?
    package var backgrounds: [Place: UIImage] = [:]
    package var shadows: [UIBarPosition: UIImage] = [:]
    package var translucency: Bool?

    package init() {}

    /// Returns the image for a place, or that of the places that serve instead.
    package func background(at position: UIBarPosition, _ metrics: UIBarMetrics) -> UIImage? {
        let positions = position == .topAttached ? [.topAttached, .top, .any] : [position, .any]
        for position in positions {
            for metrics in metrics.candidates {
                if let image = backgrounds[Place(position, metrics)] { return image }
            }
        }
        return nil
    }

    /// Sets the image for a place.
    package mutating func setBackground(
        _ image: UIImage?, at position: UIBarPosition, _ metrics: UIBarMetrics
    ) { backgrounds[Place(position, metrics)] = image }

    /// Returns the image that was set for a place itself.
    package func background(
        exactlyAt position: UIBarPosition, _ metrics: UIBarMetrics
    ) -> UIImage? { backgrounds[Place(position, metrics)] }

    /// `true` if content shows through the bar: unless set, if its image has an alpha channel.
    package var isTranslucent: Bool {
        if let translucency { return translucency }
        guard let image = backgrounds.values.first, image.size != .zero else { return true }
        return image.hasAlphaChannel
    }

    /// `true` if the background is not the standard one.
    package var hasBackground: Bool {
        barTintColor != nil || !backgrounds.isEmpty || translucency == false
    }

    /// Gives an appearance object this look.
    @MainActor
    package func apply(
        to appearance: UIBarAppearance, at position: UIBarPosition, _ metrics: UIBarMetrics,
        opaque: UIColor
    ) {
        if let image = background(at: position, metrics) {
            appearance.backgroundEffect = nil
            appearance.backgroundColor = nil
            appearance.backgroundImage = image
        } else {
            appearance.backgroundImage = nil
            appearance.backgroundColor = barTintColor ?? (isTranslucent ? nil : opaque)
        }
        appearance.shadowImage = shadows[position] ?? shadows[.any]
    }
}

nonisolated extension UIImage {
    /// `true` if the image may have transparent pixels.
    fileprivate var hasAlphaChannel: Bool {
        switch cgImage?.alphaInfo {
        case .some(.none), .noneSkipLast, .noneSkipFirst: false
        default: true
        }
    }
}
