package import CoreGraphics
import Foundation
package import UIKitCore

/// The images between two neighbours, by the states of both.
package struct DividerImages {
    private struct Key: Hashable {
        var left: UIControl.State
        var right: UIControl.State
    }

    private var images: [Key: UIImage] = [:]

    package init() {}

    /// `true` without any image.
    package var isEmpty: Bool { images.isEmpty }

    /// The width of the widest image, in points.
    package var width: CGFloat { images.values.map(\.size.width).max() ?? 0 }

    /// The image set for exactly these states.
    package subscript(left: UIControl.State, right: UIControl.State) -> UIImage? {
        get { images[Key(left: left, right: right)] }
        set { images[Key(left: left, right: right)] = newValue }
    }

    /// Returns the image for two states, or the one between normal neighbours.
    package func image(_ left: UIControl.State, _ right: UIControl.State) -> UIImage? {
        self[left, right] ?? self[.normal, .normal]
    }
}
