public import CoreGraphics
import Foundation
public import QuartzCore
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
    ///
    /// - Parameters:
    ///   - cornerRadius: The radius of the corners.
    ///   - cornerCurve: Has no effect: the corners are circular.
    ///   - maskedCorners: The corners that are round; all by default.
    public static func rect(
        cornerRadius: CGFloat, cornerCurve: CALayerCornerCurve = .circular,
        maskedCorners: UIRectCorner = .allCorners
    ) -> UIShape {
        UIShape { rounded($0, cornerRadius, maskedCorners) }
    }

    /// Returns a fixed rectangle, in the view's coordinates, with the corners of ``rect``.
    public static func fixedRect(
        _ rect: CGRect, cornerRadius: CGFloat = 0, cornerCurve: CALayerCornerCurve = .circular,
        maskedCorners: UIRectCorner = .allCorners
    ) -> UIShape {
        UIShape { _ in rounded(rect, cornerRadius, maskedCorners) }
    }

    private static func rounded(
        _ rect: CGRect, _ radius: CGFloat, _ corners: UIRectCorner
    ) -> UIBezierPath {
        UIBezierPath(
            roundedRect: rect, byRoundingCorners: corners,
            cornerRadii: CGSize(width: radius, height: radius))
    }

    /// Returns a fixed path, in the view's coordinates.
    public static func path(_ path: UIBezierPath) -> UIShape { UIShape { _ in path } }

    /// Returns this shape, smaller by `amount` on all sides.
    public func inset(by amount: CGFloat) -> UIShape {
        inset(by: UIEdgeInsets(top: amount, left: amount, bottom: amount, right: amount))
    }

    /// Returns this shape in a rectangle that is smaller by `insets`.
    public func inset(by insets: UIEdgeInsets) -> UIShape {
        UIShape { [makePath] in makePath($0.inset(by: insets)) }
    }

    /// Returns the path in a rectangle.
    func path(in rect: CGRect) -> UIBezierPath { makePath(rect) }
}
