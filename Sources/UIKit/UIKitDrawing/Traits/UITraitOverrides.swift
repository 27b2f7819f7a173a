public import CoreGraphics

/// The traits that a view, a controller or a scene sets for itself and what is inside.
///
///     view.traitOverrides.userInterfaceStyle = .dark
///     view.traitOverrides[DensityTrait.self] = 0.5
public nonisolated struct UITraitOverrides: UIMutableTraits, Sendable {
    var values = TraitValues()

    package init() {}

    /// `true` if a trait is overridden.
    public func contains(_ trait: UITrait) -> Bool { values.contains(trait) }

    /// Removes the override of a trait, which is then inherited.
    public mutating func remove(_ trait: UITrait) { values.remove(trait) }

    /// `true` if no trait is overridden.
    package var isEmpty: Bool { values == TraitValues() }

    /// The value of a trait, or its default where it is not overridden.
    public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
        get { values[trait] }
        set { values[trait] = newValue }
    }

    // MARK: Traits of the system

    public var userInterfaceStyle: UIUserInterfaceStyle {
        get { values.userInterfaceStyle }
        set { values.userInterfaceStyle = newValue }
    }

    public var userInterfaceLevel: UIUserInterfaceLevel {
        get { values.userInterfaceLevel }
        set { values.userInterfaceLevel = newValue }
    }

    public var userInterfaceIdiom: UIUserInterfaceIdiom {
        get { values.userInterfaceIdiom }
        set { values.userInterfaceIdiom = newValue }
    }

    public var displayScale: CGFloat {
        get { values.displayScale }
        set { values.displayScale = newValue }
    }

    public var horizontalSizeClass: UIUserInterfaceSizeClass {
        get { values.horizontalSizeClass }
        set { values.horizontalSizeClass = newValue }
    }

    public var verticalSizeClass: UIUserInterfaceSizeClass {
        get { values.verticalSizeClass }
        set { values.verticalSizeClass = newValue }
    }

    public var layoutDirection: UITraitEnvironmentLayoutDirection {
        get { values.layoutDirection }
        set { values.layoutDirection = newValue }
    }

    public var preferredContentSizeCategory: UIContentSizeCategory {
        get { values.preferredContentSizeCategory }
        set { values.preferredContentSizeCategory = newValue }
    }

    public var accessibilityContrast: UIAccessibilityContrast {
        get { values.accessibilityContrast }
        set { values.accessibilityContrast = newValue }
    }

    public var legibilityWeight: UILegibilityWeight {
        get { values.legibilityWeight }
        set { values.legibilityWeight = newValue }
    }

    public var displayGamut: UIDisplayGamut {
        get { values.displayGamut }
        set { values.displayGamut = newValue }
    }

    public var forceTouchCapability: UIForceTouchCapability {
        get { values.forceTouchCapability }
        set { values.forceTouchCapability = newValue }
    }

    public var imageDynamicRange: UIImage.DynamicRange {
        get { values.imageDynamicRange }
        set { values.imageDynamicRange = newValue }
    }

    public var sceneCaptureState: UISceneCaptureState {
        get { values.sceneCaptureState }
        set { values.sceneCaptureState = newValue }
    }
}

nonisolated extension UITraitCollection {
    /// Returns these traits with overrides, itself without any.
    package func merging(_ overrides: UITraitOverrides) -> UITraitCollection {
        guard !overrides.isEmpty else { return self }
        var merged = values
        merged.merge(overrides.values)
        return merged == values ? self : UITraitCollection(merged)
    }
}
