public import CoreGraphics
import Platform

/// The screen that windows appear on.
@preconcurrency @MainActor
public final class UIScreen {
    /// The screen of the current application; without one, a screen of 375 by 667 points at scale 1.
    public static var main: UIScreen {
        UIApplication.current?.screen ?? standIn.takeUnretainedValue()
    }

    /// Calls `body` with ``main`` without keeping it meanwhile where it is the one without an application.
    static func withMain<Result>(_ body: (UIScreen) -> Result) -> Result {
        guard let application = UIApplication.current else {
            return standIn.withGuaranteed(body)
        }
        return body(application.screen)
    }

    /// The screen without an application, kept for ever.
    private static let standIn = Unmanaged.passRetained(
        UIScreen(
            ScreenDescription(size: CGSize(width: 375, height: 667), scale: 1), appearance: .light))

    /// The screen's rectangle, in points.
    public let bounds: CGRect

    /// Pixels per point.
    public let scale: CGFloat

    /// Frames a second at most.
    public let maximumFramesPerSecond: Int

    /// The traits that windows start from.
    @exclusivity(unchecked) public private(set) final var traitCollection: UITraitCollection

    init(_ description: ScreenDescription, appearance: Appearance) {
        bounds = CGRect(origin: .zero, size: description.size)
        scale = description.scale
        maximumFramesPerSecond = description.maximumFramesPerSecond
        traitCollection = UITraitCollection(
            traitsFrom: [
                .current,
                UITraitCollection {
                    $0.userInterfaceStyle = appearance == .dark ? .dark : .light
                    $0.userInterfaceLevel = .base
                    $0.displayScale = description.scale
                },
            ])
    }

    /// Pixels per point of the screen itself, the same as ``scale``.
    public var nativeScale: CGFloat { scale }

    /// The screen's rectangle in pixels.
    public var nativeBounds: CGRect {
        CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
    }

    func setAppearance(_ appearance: Appearance) {
        traitCollection = traitCollection.modifyingTraits {
            $0.userInterfaceStyle = appearance == .dark ? .dark : .light
        }
    }
}
