public import Foundation
import Platform

/// The screen that shows the windows.
@preconcurrency @MainActor
public final class UIScreen: NSObject {
    /// The screen of the current application; without one, that of a phone, of 375 by 667 points at
    /// scale 2.
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
        UIScreen(.standIn, appearance: .light, isPhone: true))

    /// The screen's rectangle, in points.
    public let bounds: CGRect

    /// Pixels per point.
    public let scale: CGFloat

    /// The maximum number of frames per second.
    public let maximumFramesPerSecond: Int

    /// The traits that windows inherit.
    @exclusivity(unchecked) public private(set) final var traitCollection: UITraitCollection

    /// The traits of the last window whose size changed, which new views have before they are in a
    /// window.
    @exclusivity(unchecked) final var predictedTraits: UITraitCollection

    /// The traits of windows that are narrow while the screen is wide.
    private var narrowTraits: UITraitCollection?

    /// The minimum width of a window with a regular horizontal size class, in points.
    private static let minimumRegularWidth: CGFloat = 600

    /// Returns the traits of a window of a width: ``traitCollection``, unless the window is narrow.
    func traits(ofWidth width: CGFloat) -> UITraitCollection {
        guard width < Self.minimumRegularWidth, traitCollection.horizontalSizeClass == .regular
        else { return traitCollection }
        if let narrowTraits { return narrowTraits }
        let traits = traitCollection.modifyingTraits { $0.horizontalSizeClass = .compact }
        narrowTraits = traits
        return traits
    }

    init(_ description: ScreenDescription, appearance: Appearance, isPhone: Bool = false) {
        // Before the first view is made.
        _ = MainStack.isDeep
        bounds = CGRect(origin: .zero, size: description.size)
        scale = description.scale
        maximumFramesPerSecond = description.maximumFramesPerSecond
        traitCollection = UITraitCollection(
            of: description, appearance: appearance, isPhone: isPhone)
        predictedTraits = traitCollection
        UITraitCollection.ofMainScreen = { Self.withMain { $0.traitCollection } }
    }

    /// The number of pixels per point of the screen itself, equal to ``scale``.
    public var nativeScale: CGFloat { scale }

    /// The screen's rectangle in pixels.
    public var nativeBounds: CGRect {
        CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
    }

    func setAppearance(_ appearance: Appearance) {
        modifyTraits { $0.userInterfaceStyle = appearance == .dark ? .dark : .light }
    }

    func setContentSizeCategory(_ category: UIContentSizeCategory) {
        guard category != traitCollection.preferredContentSizeCategory else { return }
        modifyTraits { $0.preferredContentSizeCategory = category }
    }

    /// `true` if the desktop states an accent colour.
    private(set) final var hasAccentColor = false

    func setAccentColor(_ color: AccentColor?) {
        guard color != nil || hasAccentColor else { return }
        hasAccentColor = color != nil
        modifyTraits {
            $0[AccentColorTrait.self].color = color.map {
                UIColor(red: $0.red, green: $0.green, blue: $0.blue, alpha: 1)
            }
        }
    }

    func setContrast(isHigh: Bool) {
        guard isHigh != (traitCollection.accessibilityContrast == .high) else { return }
        modifyTraits { $0.accessibilityContrast = isHigh ? .high : .normal }
    }

    /// The shorter side from which a screen is that of a pad, in points.
    nonisolated static let padSide: CGFloat = 500

    /// Gives the screen the traits of a kind of device, whatever its size.
    package func become(_ idiom: UIUserInterfaceIdiom) {
        modifyTraits {
            $0.userInterfaceIdiom = idiom
            $0.horizontalSizeClass = idiom == .phone ? .compact : .regular
            let isLow = idiom == .phone && bounds.height < min(bounds.width, Self.padSide)
            $0.verticalSizeClass = isLow ? .compact : .regular
        }
    }

    private func modifyTraits(_ change: (inout any UIMutableTraits) -> Void) {
        traitCollection = traitCollection.modifyingTraits(change)
        narrowTraits = nil
        let isNarrow = predictedTraits.horizontalSizeClass == .compact
        predictedTraits = traits(ofWidth: isNarrow ? 0 : .infinity)
    }
}
