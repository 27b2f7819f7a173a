import CoreGraphics
public import Foundation
import Platform
public import UIKitCore

/// The look of the pointer over a region, and of the region under the pointer.
@preconcurrency @MainActor
open class UIPointerStyle: NSObject {
    /// The ways to show the pointer without an effect on content.
    private enum Kind { case system, hidden, link, custom }

    private let kind: Kind
    final let effect: UIPointerEffect?
    private let shape: UIPointerShape?

    private init(_ kind: Kind, effect: UIPointerEffect?, shape: UIPointerShape?) {
        self.kind = kind
        self.effect = effect
        self.shape = shape
        super.init()
    }

    /// Creates a style that changes content under the pointer.
    ///
    /// - Parameters:
    ///   - effect: How the content changes.
    ///   - shape: The shape of the pointer; the system's by default.
    public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
        self.init(.custom, effect: effect, shape: shape)
    }

    /// Creates a style that changes the pointer alone.
    ///
    /// - Parameters:
    ///   - shape: The shape of the pointer.
    ///   - axes: Without effect: the desktop's pointer moves freely.
    public convenience init(shape: UIPointerShape, constrainedAxes axes: UIAxis = []) {
        self.init(.custom, effect: nil, shape: shape)
    }

    nonisolated deinit {}

    /// Returns the style of the desktop's standard pointer.
    public static func system() -> UIPointerStyle {
        UIPointerStyle(.system, effect: nil, shape: nil)
    }

    /// Returns the style of a pointer that cannot be seen.
    public static func hidden() -> UIPointerStyle {
        UIPointerStyle(.hidden, effect: nil, shape: nil)
    }

    /// Returns the style of a hand, which a desktop shows over links.
    package static func link() -> UIPointerStyle {
        UIPointerStyle(.link, effect: nil, shape: nil)
    }

    /// The cursor that the desktop shows.
    final func cursor(tint: UIColor) -> Cursor {
        switch kind {
        case .hidden: return .hidden
        case .link: return .link
        case .system, .custom: return shape?.cursor(tint: tint) ?? .arrow
        }
    }
}

/// The shape of the pointer.
@preconcurrency @MainActor
public enum UIPointerShape {
    /// A filled path around the pointer's location, which is the origin.
    case path(UIBezierPath)

    /// A filled rounded rectangle around the pointer's location, which is the origin.
    case roundedRect(CGRect, radius: CGFloat = UIPointerShape.defaultCornerRadius)

    /// A vertical beam for horizontal text. Desktops show theirs, whose length does not vary.
    case verticalBeam(length: CGFloat)

    /// A horizontal beam for vertical text. Desktops show theirs, whose length does not vary.
    case horizontalBeam(length: CGFloat)

    /// The radius of rounded rectangles unless another is given.
    public nonisolated static let defaultCornerRadius: CGFloat = 8

    /// The longest side of a picture of the pointer, in points.
    private static let maximumSide: CGFloat = 128

    fileprivate func cursor(tint: UIColor) -> Cursor {
        switch self {
        case .verticalBeam: .text
        case .horizontalBeam: .verticalText
        case .path(let path): Self.picture(path, tint)
        case .roundedRect(let rect, let radius):
            Self.picture(UIBezierPath(roundedRect: rect, cornerRadius: radius), tint)
        }
    }

    /// Returns a picture whose middle is the path's origin.
    private static func picture(_ path: UIBezierPath, _ tint: UIColor) -> Cursor {
        let box = path.bounds
        guard box.width > 0, box.height > 0, box.minX.isFinite, box.minY.isFinite,
            box.maxX.isFinite,
            box.maxY.isFinite
        else { return .arrow }
        let reach = max(abs(box.minX), abs(box.maxX), abs(box.minY), abs(box.maxY))
        let half = Int(min(max(reach, 1), maximumSide / 2).rounded(.up))
        let side = 2 * half
        guard
            let context = CGContext(
                data: nil, width: side, height: side, bitsPerComponent: 8, bytesPerRow: side * 4,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue
                    | CGBitmapInfo.byteOrder32Little.rawValue)
        else { return .arrow }
        context.translateBy(x: CGFloat(half), y: CGFloat(half))
        context.scaleBy(x: 1, y: -1)
        context.setFillColor(tint.withAlphaComponent(0.5).cgColor)
        context.addPath(path.cgPath)
        context.fillPath(using: path.usesEvenOddFillRule ? .evenOdd : .winding)
        guard let data = context.data else { return .arrow }
        var pixels: [UInt8] = []
        for row in 0..<side {
            pixels += UnsafeRawBufferPointer(
                start: data + row * context.bytesPerRow, count: side * 4)
        }
        return .picture(CursorPicture(width: side, height: side, pixels: pixels))
    }
}

/// The effect of the pointer on content.
@preconcurrency @MainActor
public enum UIPointerEffect {
    /// The place of the tint of a hovered view.
    public nonisolated enum TintMode: Int, Hashable, Sendable {
        case none = 0
        case overlay, underlay
    }

    /// The effect that suits the size of the content: highlighting for small views, hovering for
    /// large ones.
    case automatic(UITargetedPreview)

    /// A rounded shade behind the content.
    case highlight(UITargetedPreview)

    /// The content rises, with a shadow.
    case lift(UITargetedPreview)

    /// The content is tinted, and optionally rises.
    case hover(
        UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
        prefersScaledContent: Bool = true)

    /// The content.
    public var preview: UITargetedPreview {
        switch self {
        case .automatic(let preview), .highlight(let preview), .lift(let preview),
            .hover(let preview, _, _, _):
            preview
        }
    }
}
