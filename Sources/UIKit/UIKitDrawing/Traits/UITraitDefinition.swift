public import CoreGraphics

/// A trait named by a type, which a trait collection has a value for.
///
/// An app's own traits pass from a view to its subviews as the system's do:
///
///     struct DensityTrait: UITraitDefinition {
///         static let defaultValue = 1.0
///     }
///     controller.traitOverrides[DensityTrait.self] = 0.5
///     let density = cell.traitCollection[DensityTrait.self]
public nonisolated protocol UITraitDefinition {
    /// The type of the trait's values. Values that are not `Equatable` always differ.
    associatedtype Value

    /// The value where none is set.
    static var defaultValue: Value { get }

    /// The name in descriptions; the type's name by default.
    static var name: String { get }

    /// The name that is stored in files; empty by default.
    static var identifier: String { get }

    /// `true` if dynamic colours depend on the trait; `false` by default.
    static var affectsColorAppearance: Bool { get }
}

nonisolated extension UITraitDefinition {
    public static var name: String { "\(Self.self)" }
    public static var identifier: String { "" }
    public static var affectsColorAppearance: Bool { false }
}

/// A trait, as in `UITraitUserInterfaceStyle.self`.
public typealias UITrait = any UITraitDefinition.Type

/// A trait of the system, which is a property of a collection.
nonisolated protocol SystemTrait: UITraitDefinition where Value: Equatable {
    static var property: WritableKeyPath<TraitValues, Value> { get }
}

/// The trait for light or dark appearance.
public nonisolated enum UITraitUserInterfaceStyle: SystemTrait {
    public static var defaultValue: UIUserInterfaceStyle { .unspecified }
    public static var affectsColorAppearance: Bool { true }
    static var property: WritableKeyPath<TraitValues, UIUserInterfaceStyle> {
        \.userInterfaceStyle
    }
}

/// The trait for the visual level.
public nonisolated enum UITraitUserInterfaceLevel: SystemTrait {
    public static var defaultValue: UIUserInterfaceLevel { .unspecified }
    public static var affectsColorAppearance: Bool { true }
    static var property: WritableKeyPath<TraitValues, UIUserInterfaceLevel> {
        \.userInterfaceLevel
    }
}

/// The trait for the kind of device.
public nonisolated enum UITraitUserInterfaceIdiom: SystemTrait {
    public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
    static var property: WritableKeyPath<TraitValues, UIUserInterfaceIdiom> {
        \.userInterfaceIdiom
    }
}

/// The trait for the number of pixels per point.
public nonisolated enum UITraitDisplayScale: SystemTrait {
    public static var defaultValue: CGFloat { 0 }
    static var property: WritableKeyPath<TraitValues, CGFloat> { \.displayScale }
}

/// The trait for the horizontal size class.
public nonisolated enum UITraitHorizontalSizeClass: SystemTrait {
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
    static var property: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> {
        \.horizontalSizeClass
    }
}

/// The trait for the vertical size class.
public nonisolated enum UITraitVerticalSizeClass: SystemTrait {
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
    static var property: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> {
        \.verticalSizeClass
    }
}

/// The trait for the side on which content starts.
public nonisolated enum UITraitLayoutDirection: SystemTrait {
    public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
    static var property: WritableKeyPath<TraitValues, UITraitEnvironmentLayoutDirection> {
        \.layoutDirection
    }
}

/// The trait for the preferred text size.
public nonisolated enum UITraitPreferredContentSizeCategory: SystemTrait {
    public static var defaultValue: UIContentSizeCategory { .unspecified }
    static var property: WritableKeyPath<TraitValues, UIContentSizeCategory> {
        \.preferredContentSizeCategory
    }
}

/// The trait for the preferred contrast.
public nonisolated enum UITraitAccessibilityContrast: SystemTrait {
    public static var defaultValue: UIAccessibilityContrast { .unspecified }
    public static var affectsColorAppearance: Bool { true }
    static var property: WritableKeyPath<TraitValues, UIAccessibilityContrast> {
        \.accessibilityContrast
    }
}

/// The trait for the preferred weight of texts.
public nonisolated enum UITraitLegibilityWeight: SystemTrait {
    public static var defaultValue: UILegibilityWeight { .unspecified }
    static var property: WritableKeyPath<TraitValues, UILegibilityWeight> { \.legibilityWeight }
}

/// The trait for the colours that the display shows.
public nonisolated enum UITraitDisplayGamut: SystemTrait {
    public static var defaultValue: UIDisplayGamut { .unspecified }
    static var property: WritableKeyPath<TraitValues, UIDisplayGamut> { \.displayGamut }
}

/// The trait for the measuring of the force of fingers.
public nonisolated enum UITraitForceTouchCapability: SystemTrait {
    public static var defaultValue: UIForceTouchCapability { .unknown }
    static var property: WritableKeyPath<TraitValues, UIForceTouchCapability> {
        \.forceTouchCapability
    }
}

/// The trait for the brightness of images.
public nonisolated enum UITraitImageDynamicRange: SystemTrait {
    public static var defaultValue: UIImage.DynamicRange { .unspecified }
    static var property: WritableKeyPath<TraitValues, UIImage.DynamicRange> { \.imageDynamicRange }
}

/// The trait for the recording of the screen.
public nonisolated enum UITraitSceneCaptureState: SystemTrait {
    public static var defaultValue: UISceneCaptureState { .unspecified }
    static var property: WritableKeyPath<TraitValues, UISceneCaptureState> { \.sceneCaptureState }
}

extension UITraitCollection {
    /// The system's traits on which dynamic colours depend.
    public nonisolated static var systemTraitsAffectingColorAppearance: [UITrait] {
        [
            UITraitUserInterfaceStyle.self, UITraitUserInterfaceLevel.self,
            UITraitAccessibilityContrast.self,
        ]
    }

    /// The system's traits on which images of asset catalogues depend.
    public nonisolated static var systemTraitsAffectingImageLookup: [UITrait] {
        [
            UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self,
            UITraitUserInterfaceIdiom.self, UITraitDisplayScale.self,
            UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
            UITraitLayoutDirection.self, UITraitLegibilityWeight.self,
            UITraitPreferredContentSizeCategory.self,
        ]
    }
}
