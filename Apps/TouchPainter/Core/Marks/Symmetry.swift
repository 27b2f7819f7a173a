public import CoreGraphics

/// Axes through a point of the canvas, on whose other sides everything drawn appears too.
public struct Symmetry: Hashable, Sendable {
    /// The kinds of symmetry.
    public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
        case none
        /// Left and right.
        case leftRight
        /// Above and below.
        case aboveBelow
        /// Both, in four quarters.
        case quarters
        /// Turned six times around the centre.
        case sixfold
    }

    public var kind: Kind

    /// The point that the axes go through, in canvas points.
    public var center: CGPoint

    public init(_ kind: Kind = .none, center: CGPoint = .zero) {
        self.kind = kind
        self.center = center
    }

    /// From what is drawn to its further appearances.
    public var transforms: [CGAffineTransform] {
        switch kind {
        case .none: []
        case .leftRight: [mirror(-1, 1)]
        case .aboveBelow: [mirror(1, -1)]
        case .quarters: [mirror(-1, 1), mirror(1, -1), mirror(-1, -1)]
        case .sixfold:
            (1..<6).map { around(CGAffineTransform(rotationAngle: .pi / 3 * CGFloat($0))) }
        }
    }

    private func mirror(_ x: CGFloat, _ y: CGFloat) -> CGAffineTransform {
        around(CGAffineTransform(scaleX: x, y: y))
    }

    private func around(_ transform: CGAffineTransform) -> CGAffineTransform {
        CGAffineTransform(translationX: -center.x, y: -center.y).concatenating(transform)
            .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
    }

    /// A mark together with its further appearances, as one mark.
    func complete(_ mark: any Mark) -> any Mark {
        let transforms = transforms
        guard !transforms.isEmpty else { return mark }
        let whole = Stroke(pen: (mark as? Stroke)?.pen ?? Pen())
        for transform in transforms { whole.add(mark.transformed(by: transform)) }
        whole.add(mark)
        return whole
    }

    /// The rectangles in which a change in `rect` appears.
    public func areas(of rect: CGRect) -> [CGRect] {
        rect.isNull ? [] : [rect] + transforms.map { rect.applying($0) }
    }
}
