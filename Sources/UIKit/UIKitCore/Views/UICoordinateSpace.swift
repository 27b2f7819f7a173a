import CoreGraphics
public import Foundation

/// A frame of reference on the screen: a view, or the screen itself.
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
    /// The rectangle of the space in its own coordinates.
    var bounds: CGRect { get }

    /// Converts a point from this space to another.
    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint

    /// Converts a point from another space to this one.
    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint

    /// Returns the smallest rectangle in another space around a rectangle of this one.
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect

    /// Returns the smallest rectangle in this space around a rectangle of another.
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

/// Returns a space as a view; `nil` for the screen.
// Not inlined: Swift 6.3.1 crashes on the cast when it specialises the functions that call this.
@inline(never)
private func view(of space: AnyObject) -> UIView? { space as? UIView }

extension UIView: UICoordinateSpace {
    public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        // A window fills its screen from the origin, so that their coordinates are the same.
        convert(point, to: view(of: coordinateSpace))
    }

    public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        convert(point, from: view(of: coordinateSpace))
    }

    public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        convert(rect, to: view(of: coordinateSpace))
    }

    public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        convert(rect, from: view(of: coordinateSpace))
    }
}

extension UIScreen: UICoordinateSpace {
    /// The screen's coordinates, which do not turn with the device.
    public var coordinateSpace: any UICoordinateSpace { self }

    /// The screen's coordinates, which do not turn with the device.
    public var fixedCoordinateSpace: any UICoordinateSpace { self }

    public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        view(of: coordinateSpace)?.convert(point, from: nil) ?? point
    }

    public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        view(of: coordinateSpace)?.convert(point, to: nil) ?? point
    }

    public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        view(of: coordinateSpace)?.convert(rect, from: nil) ?? rect
    }

    public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        view(of: coordinateSpace)?.convert(rect, to: nil) ?? rect
    }
}
