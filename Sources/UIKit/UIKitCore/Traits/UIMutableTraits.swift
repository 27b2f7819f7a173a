public import CoreGraphics

/// Traits that can be read.
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
}

/// Traits that can be changed, inside ``UITraitCollection/init(mutations:)`` and `traitOverrides`.
public nonisolated protocol UIMutableTraits: UITraits {
    var userInterfaceStyle: UIUserInterfaceStyle { get set }
    var userInterfaceLevel: UIUserInterfaceLevel { get set }
    var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
    var displayScale: CGFloat { get set }
    var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
    var verticalSizeClass: UIUserInterfaceSizeClass { get set }
    var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
    var preferredContentSizeCategory: UIContentSizeCategory { get set }
}

/// The values of a trait collection. Each has a value that stands for “not said”.
nonisolated struct TraitValues: UIMutableTraits, Hashable, Sendable {
    var userInterfaceStyle = UIUserInterfaceStyle.unspecified
    var userInterfaceLevel = UIUserInterfaceLevel.unspecified
    var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
    var displayScale: CGFloat = 0
    var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
    var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
    var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
    var preferredContentSizeCategory = UIContentSizeCategory.unspecified

    /// Takes over what `other` says.
    mutating func merge(_ other: TraitValues) {
        let nothing = TraitValues()
        func take<Value: Equatable>(_ trait: WritableKeyPath<TraitValues, Value>) {
            if other[keyPath: trait] != nothing[keyPath: trait] {
                self[keyPath: trait] = other[keyPath: trait]
            }
        }
        take(\.userInterfaceStyle)
        take(\.userInterfaceLevel)
        take(\.userInterfaceIdiom)
        take(\.displayScale)
        take(\.horizontalSizeClass)
        take(\.verticalSizeClass)
        take(\.layoutDirection)
        take(\.preferredContentSizeCategory)
    }

    func applying(_ mutations: (inout any UIMutableTraits) -> Void) -> TraitValues {
        var traits: any UIMutableTraits = self
        mutations(&traits)
        var values = TraitValues()
        values.userInterfaceStyle = traits.userInterfaceStyle
        values.userInterfaceLevel = traits.userInterfaceLevel
        values.userInterfaceIdiom = traits.userInterfaceIdiom
        values.displayScale = traits.displayScale
        values.horizontalSizeClass = traits.horizontalSizeClass
        values.verticalSizeClass = traits.verticalSizeClass
        values.layoutDirection = traits.layoutDirection
        values.preferredContentSizeCategory = traits.preferredContentSizeCategory
        return values
    }
}
