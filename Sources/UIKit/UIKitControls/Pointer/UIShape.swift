public import CoreGraphics
import Foundation
public import UIKitCore

/// A shape that adapts to the size of a view.
@preconcurrency @MainActor
public struct UIShape {
    private let makePath: (CGRect) -> UIBezierPath

    /// A rectangle.
    public static var rect: UIShape { UIShape { UIBezierPath(rect: $0) } }

    /// A rectangle whose shorter sides are half circles.
    public static var capsule: UIShape {
        UIShape {
            UIBezierPath(roundedRect: $0, cornerRadius: min($0.width, $0.height) / 2)
        }
    }

    /// The largest circle that fits.
    public static var circle: UIShape {
        UIShape { box in
            let side = min(box.width, box.height)
            return UIBezierPath(
                ovalIn: CGRect(
                    x: box.midX - side / 2, y: box.midY - side / 2, width: side, height: side))
        }
    }

    /// Returns a rectangle with round corners.
    public static func rect(cornerRadius: CGFloat) -> UIShape {
        UIShape { UIBezierPath(roundedRect: $0, cornerRadius: cornerRadius) }
    }

    /// Returns a fixed path, in the view's coordinates.
    public static func path(_ path: UIBezierPath) -> UIShape { UIShape { _ in path } }

    /// Returns this shape, smaller by `amount` on all sides.
    public func inset(by amount: CGFloat) -> UIShape {
        UIShape { [makePath] in makePath($0.insetBy(dx: amount, dy: amount)) }
    }

    /// Returns the path in a rectangle.
    func path(in rect: CGRect) -> UIBezierPath { makePath(rect) }
}
