public import CoreGraphics
import Platform

/// The screen that shows the windows.
@preconcurrency @MainActor
public final class UIScreen {
    /// The screen of the current application; without one, a screen of 375 by 667 points at scale
    /// 1.
    public static var main: UIScreen {
        UIApplication.current?.screen ?? fallback.takeUnretainedValue()
    }

    /// Calls `body` with ``main``, without retaining it where it is the screen without an
    /// application.
    static func withMain<Result>(_ body: (UIScreen) -> Result) -> Result {
        guard let application = UIApplication.current else {
            return fallback.withGuaranteed(body)
        }
        return body(application.screen)
    }

    /// The screen without an application, never released.
    private static let fallback = Unmanaged.passRetained(
        UIScreen(
            ScreenDescription(size: CGSize(width: 375, height: 667), scale: 1), appearance: .light))

    /// The screen's rectangle, in points.
    public let bounds: CGRect

    /// Pixels per point.
    public let scale: CGFloat

    /// The maximum number of frames per second.
    public let maximumFramesPerSecond: Int

    /// The traits that windows inherit.
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

    /// The number of pixels per point of the screen itself, equal to ``scale``.
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
