public import CoreGraphics

/// Read access to traits.
public nonisolated protocol UITraits {
    var userInterfaceStyle: UIUserInterfaceStyle { get }
    var userInterfaceLevel: UIUserInterfaceLevel { get }
    var userInterfaceIdiom: UIUserInterfaceIdiom { get }
    /// Pixels per point; 0 when unspecified.
    var displayScale: CGFloat { get }
    var horizontalSizeClass: UIUserInterfaceSizeClass { get }
    var verticalSizeClass: UIUserInterfaceSizeClass { get }
    var layoutDirection: UITraitEnvironmentLayoutDirection { get }
    var preferredContentSizeCategory: UIContentSizeCategory { get }
    var accessibilityContrast: UIAccessibilityContrast { get }
    var legibilityWeight: UILegibilityWeight { get }
    var displayGamut: UIDisplayGamut { get }
    var forceTouchCapability: UIForceTouchCapability { get }
    var imageDynamicRange: UIImage.DynamicRange { get }
    var sceneCaptureState: UISceneCaptureState { get }

    /// The value of a trait.
    subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { get }
}

/// Read and write access to traits, in ``UITraitCollection/init(mutations:)`` and `traitOverrides`.
public nonisolated protocol UIMutableTraits: UITraits {
    var userInterfaceStyle: UIUserInterfaceStyle { get set }
    var userInterfaceLevel: UIUserInterfaceLevel { get set }
    var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
    var displayScale: CGFloat { get set }
    var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
    var verticalSizeClass: UIUserInterfaceSizeClass { get set }
    var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
    var preferredContentSizeCategory: UIContentSizeCategory { get set }
    var accessibilityContrast: UIAccessibilityContrast { get set }
    var legibilityWeight: UILegibilityWeight { get set }
    var displayGamut: UIDisplayGamut { get set }
    var forceTouchCapability: UIForceTouchCapability { get set }
    var imageDynamicRange: UIImage.DynamicRange { get set }
    var sceneCaptureState: UISceneCaptureState { get set }

    /// The value of a trait.
    subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { get set }
}

/// The values of a trait collection, each with a default that means “unspecified”.
nonisolated struct TraitValues: UIMutableTraits, Hashable, Sendable {
    var userInterfaceStyle = UIUserInterfaceStyle.unspecified
    var userInterfaceLevel = UIUserInterfaceLevel.unspecified
    var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
    var displayScale: CGFloat = 0
    var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
    var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
    var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
    var preferredContentSizeCategory = UIContentSizeCategory.unspecified
    var accessibilityContrast = UIAccessibilityContrast.unspecified
    var legibilityWeight = UILegibilityWeight.unspecified
    var displayGamut = UIDisplayGamut.unspecified
    var forceTouchCapability = UIForceTouchCapability.unknown
    var imageDynamicRange = UIImage.DynamicRange.unspecified
    var sceneCaptureState = UISceneCaptureState.unspecified

    /// The values of an app's own traits, those that are set.
    var custom: [ObjectIdentifier: CustomTraitValue] = [:]

    /// Adopts the specified values of `other`.
    mutating func merge(_ other: TraitValues) {
        let unspecified = TraitValues()
        func adopt<Value: Equatable>(_ trait: WritableKeyPath<TraitValues, Value>) {
            if other[keyPath: trait] != unspecified[keyPath: trait] {
                self[keyPath: trait] = other[keyPath: trait]
            }
        }
        adopt(\.userInterfaceStyle)
        adopt(\.userInterfaceLevel)
        adopt(\.userInterfaceIdiom)
        adopt(\.displayScale)
        adopt(\.horizontalSizeClass)
        adopt(\.verticalSizeClass)
        adopt(\.layoutDirection)
        adopt(\.preferredContentSizeCategory)
        adopt(\.accessibilityContrast)
        adopt(\.legibilityWeight)
        adopt(\.displayGamut)
        adopt(\.forceTouchCapability)
        adopt(\.imageDynamicRange)
        adopt(\.sceneCaptureState)
        if !other.custom.isEmpty { custom.merge(other.custom) { $1 } }
    }

    /// Returns these values with changes applied.
    func applying(_ mutations: (inout any UIMutableTraits) -> Void) -> TraitValues {
        var traits: any UIMutableTraits = self
        mutations(&traits)
        if let values = traits as? TraitValues { return values }
        // The closure has put the overrides of a view or controller in place.
        return (traits as? UITraitOverrides)?.values ?? self
    }
}
