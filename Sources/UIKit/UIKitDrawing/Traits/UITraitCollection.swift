import CoreGraphics
public import Foundation
import FoundationGaps
package import Platform

/// The traits of the environment of a view: style, density, size classes, direction, text size.
///
/// A collection may leave traits unspecified. When collections are merged, later specified values
/// win:
///
///     let dark = UITraitCollection(
///         traitsFrom: [view.traitCollection, .init(userInterfaceStyle: .dark)])
///
/// Collections are immutable. ``modifyingTraits(_:)`` returns a changed copy.
// Sendable: its only state is `let values`, a Sendable value, and subclassing adds no access to it.
public nonisolated final class UITraitCollection: NSObject, UITraits, @unchecked Sendable {
    let values: TraitValues

    init(_ values: TraitValues) {
        self.values = values
        super.init()
    }

    /// Creates a collection in which all traits are unspecified.
    public override convenience init() {
        self.init(TraitValues())
    }

    /// Creates a collection of the traits set by `mutations`; the others are unspecified.
    public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
        self.init(TraitValues().applying(mutations))
    }

    /// Merges `traitCollections`; of several specified values the last one wins.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        self.init(traitCollections.reduce(into: TraitValues()) { $0.merge($1.values) })
    }

    /// Creates a collection that specifies light or dark only.
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init { $0.userInterfaceStyle = userInterfaceStyle }
    }

    /// Creates a collection that specifies the level only.
    public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
        self.init { $0.userInterfaceLevel = userInterfaceLevel }
    }

    /// Creates a collection that specifies the kind of device only.
    public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
        self.init { $0.userInterfaceIdiom = idiom }
    }

    /// Creates a collection that specifies the display scale only.
    ///
    /// - Parameter scale: Pixels per point; 0 leaves it unspecified.
    public convenience init(displayScale scale: CGFloat) {
        self.init { $0.displayScale = scale }
    }

    /// Creates a collection that specifies the horizontal size class only.
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init { $0.horizontalSizeClass = horizontalSizeClass }
    }

    /// Creates a collection that specifies the vertical size class only.
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init { $0.verticalSizeClass = verticalSizeClass }
    }

    /// Creates a collection that specifies the layout direction only.
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init { $0.layoutDirection = layoutDirection }
    }

    /// Creates a collection that specifies the text size only.
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
    }

    /// Creates a collection that specifies the contrast only.
    public convenience init(accessibilityContrast: UIAccessibilityContrast) {
        self.init { $0.accessibilityContrast = accessibilityContrast }
    }

    /// Creates a collection that specifies the weight of texts only.
    public convenience init(legibilityWeight: UILegibilityWeight) {
        self.init { $0.legibilityWeight = legibilityWeight }
    }

    /// Creates a collection that specifies the colours that the display shows only.
    public convenience init(displayGamut: UIDisplayGamut) {
        self.init { $0.displayGamut = displayGamut }
    }

    /// Creates a collection that specifies the measuring of the force of fingers only.
    public convenience init(forceTouchCapability: UIForceTouchCapability) {
        self.init { $0.forceTouchCapability = forceTouchCapability }
    }

    /// A configuration of images for these traits.
    public var imageConfiguration: UIImage.Configuration {
        UIImage.Configuration(traitCollection: self)
    }

    /// Creates a collection that specifies the recording of the scene only.
    public convenience init(sceneCaptureState: UISceneCaptureState) {
        self.init { $0.sceneCaptureState = sceneCaptureState }
    }

    /// Creates a collection that specifies the brightness of images only.
    public convenience init(imageDynamicRange: UIImage.DynamicRange) {
        self.init { $0.imageDynamicRange = imageDynamicRange }
    }

    /// Creates a collection that specifies one trait only.
    public convenience init<Trait: UITraitDefinition>(_ trait: Trait.Type, value: Trait.Value) {
        self.init { $0[trait] = value }
    }

    /// Returns this collection with the value of one trait replaced.
    public func replacing<Trait: UITraitDefinition>(
        _ trait: Trait.Type, value: Trait.Value
    ) -> UITraitCollection {
        modifyingTraits { $0[trait] = value }
    }

    /// Returns this collection with `mutations` applied.
    public func modifyingTraits(
        _ mutations: (inout any UIMutableTraits) -> Void
    ) -> UITraitCollection {
        UITraitCollection(values.applying(mutations))
    }

    /// Returns this collection with one trait replaced.
    public func replacing<Value>(
        _ trait: WritableKeyPath<any UIMutableTraits, Value>, value: Value
    ) -> UITraitCollection {
        modifyingTraits { $0[keyPath: trait] = value }
    }

    // MARK: Traits

    /// The light or dark style.
    public var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
    /// The visual level of the content.
    public var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
    /// The kind of device.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
    /// The number of pixels per point.
    public var displayScale: CGFloat { values.displayScale }
    /// The horizontal size class.
    public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
    /// The vertical size class.
    public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
    /// The layout direction.
    public var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
    /// The preferred text size.
    public var preferredContentSizeCategory: UIContentSizeCategory {
        values.preferredContentSizeCategory
    }

    /// The preferred contrast.
    public var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
    /// The preferred weight of texts.
    public var legibilityWeight: UILegibilityWeight { values.legibilityWeight }
    /// The colours that the display shows: those of sRGB, as all colours are kept in it.
    public var displayGamut: UIDisplayGamut { values.displayGamut }
    /// The measuring of the force of fingers, which screens of desktops do not do.
    public var forceTouchCapability: UIForceTouchCapability { values.forceTouchCapability }
    /// The brightness of images.
    public var imageDynamicRange: UIImage.DynamicRange { values.imageDynamicRange }
    /// The recording of the screen, of which desktops do not notify programs.
    public var sceneCaptureState: UISceneCaptureState { values.sceneCaptureState }

    /// The value of a trait: the one that is set, or the trait's default.
    public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { values[trait] }

    // MARK: Comparing

    /// Returns `true` if dynamic colours may differ from those in `traitCollection`.
    public func hasDifferentColorAppearance(
        comparedTo traitCollection: UITraitCollection?
    ) -> Bool {
        guard let other = traitCollection?.values else { return true }
        return values.userInterfaceStyle != other.userInterfaceStyle
            || values.userInterfaceLevel != other.userInterfaceLevel
            || values.accessibilityContrast != other.accessibilityContrast
            || values.differsInColors(from: other)
    }

    /// Returns `true` if this collection has all the specified values of `trait`.
    public func containsTraits(in trait: UITraitCollection?) -> Bool {
        guard let trait else { return true }
        var merged = values
        merged.merge(trait.values)
        return merged == values
    }

    public override func isEqual(_ object: Any?) -> Bool {
        (object as? UITraitCollection)?.values == values
    }

    public override var hash: Int { values.hashValue }

    public override var description: String { "UITraitCollection(\(values))" }
}

// MARK: - The current collection

nonisolated extension UITraitCollection {
    private static let currentInThread = ThreadLocal<UITraitCollection>()

    /// The collection of a screen whose traits are not known, and of other threads until one is
    /// set.
    static let standard = UITraitCollection(
        TraitValues(
            userInterfaceStyle: .light, userInterfaceLevel: .base, userInterfaceIdiom: .pad,
            displayScale: 1, horizontalSizeClass: .regular, verticalSizeClass: .regular,
            layoutDirection: .leftToRight, preferredContentSizeCategory: .large,
            accessibilityContrast: .normal,
            legibilityWeight: .regular, displayGamut: .SRGB, forceTouchCapability: .unavailable,
            imageDynamicRange: .standard, sceneCaptureState: .inactive))

    /// Returns the collection of a screen in an appearance. The idiom of a screen as small as a
    /// phone's, as tests choose it, is the phone: its shorter side has up to 440 points, that of a
    /// desktop's screen at twice the scale 540.
    package convenience init(
        of screen: ScreenDescription, appearance: Appearance, isPhone: Bool = false
    ) {
        self.init(
            traitsFrom: [
                .standard,
                UITraitCollection {
                    $0.userInterfaceStyle = appearance == .dark ? .dark : .light
                    $0.userInterfaceLevel = .base
                    $0.displayScale = screen.scale
                    if isPhone || min(screen.size.width, screen.size.height) < 500 {
                        $0.userInterfaceIdiom = .phone
                    }
                    if isPhone { $0.horizontalSizeClass = .compact }
                },
            ])
    }

    /// Returns the traits of the main screen. The first screen replaces what applies before there
    /// is one: the stand-in screen, as that of a phone.
    @MainActor package static var ofMainScreen: () -> UITraitCollection = {
        let traits = UITraitCollection(of: .standIn, appearance: .light, isPhone: true)
        return { traits }
    }()

    /// The collection with which dynamic colours are resolved in this thread.
    ///
    /// UIKit sets it to the traits of a view or controller before it calls `layoutSubviews()`,
    /// `draw(_:)`, `traitCollectionDidChange(_:)`, `viewDidLoad()`, the appearance callbacks and
    /// the actions of a control. Elsewhere in the main thread it is that of the main screen.
    public static var current: UITraitCollection {
        get {
            if let value = currentInThread.value { return value }
            guard MainQueue.isCurrent else { return standard }
            return MainActor.assumeIsolated { ofMainScreen() }
        }
        set { currentInThread.value = newValue }
    }

    /// Calls `actions` with this collection as the ``current`` one.
    public func performAsCurrent<Result, Failure: Error>(
        _ actions: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        let previous = Self.currentInThread.value
        Self.currentInThread.value = self
        defer { Self.currentInThread.value = previous }
        return try actions()
    }
}

/// An object with traits: a window, a view, a view controller.
@preconcurrency @MainActor
public protocol UITraitEnvironment: AnyObject {
    var traitCollection: UITraitCollection { get }

    /// Called when a trait changed.
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
