import CoreGraphics
public import Foundation
import Synchronization

/// The variants of an image, such as one for light and one for dark environments.
///
/// Image views show the variant for their traits. An image set of a catalogue has an asset with its
/// pictures; others are built in code:
///
///     let asset = UIImageAsset()
///     asset.register(sun, with: UITraitCollection(userInterfaceStyle: .light))
///     asset.register(moon, with: UITraitCollection(userInterfaceStyle: .dark))
///     imageView.image = asset.image(with: view.traitCollection)
// Sendable: its state is behind a mutex.
nonisolated open class UIImageAsset: NSObject, @unchecked Sendable {
    /// An image without its asset, which refers to the asset in turn.
    private struct Variant: Sendable {
        let pixels: CGImage?
        let traits: UIImage.Traits

        init(_ image: UIImage) {
            pixels = image.cgImage
            var traits = image.traits
            traits.asset = nil
            traits.changes = []
            self.traits = traits
        }
    }

    private struct State {
        var registered: [(conditions: UITraitCollection, variant: Variant)] = []
        var loaded: [ImageLookup: Variant] = [:]
    }

    private let state = Mutex(State())

    /// Reads the picture of a set for some traits.
    private let load: (@Sendable (UITraitCollection) -> UIImage?)?

    /// Creates an asset without variants.
    public override convenience init() {
        self.init(load: nil)
    }

    init(load: (@Sendable (UITraitCollection) -> UIImage?)?) {
        self.load = load
        super.init()
    }

    nonisolated deinit {}

    /// Creates the asset of an image that is its only variant so far.
    convenience init(of image: UIImage) {
        self.init(load: nil)
        register(image, with: image.traits.traitCollection ?? UITraitCollection())
    }

    // MARK: Variants

    /// Adds an image for environments with certain traits, and replaces the one registered for the
    /// same traits.
    ///
    /// - Parameters:
    ///   - image: The image.
    ///   - traitCollection: The traits that count; unspecified ones fit all.
    open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
        let variant = Variant(image)
        state.withLock { state in
            state.registered.removeAll { $0.conditions == traitCollection }
            state.registered.append((traitCollection, variant))
        }
    }

    /// Adds an image for the traits of a configuration.
    open func register(_ image: UIImage, with configuration: UIImage.Configuration) {
        register(image, with: configuration.traitCollection ?? UITraitCollection())
    }

    /// Removes the image registered for certain traits.
    open func unregister(with traitCollection: UITraitCollection) {
        state.withLock { $0.registered.removeAll { $0.conditions == traitCollection } }
    }

    /// Removes the image registered for the traits of a configuration.
    open func unregister(with configuration: UIImage.Configuration) {
        unregister(with: configuration.traitCollection ?? UITraitCollection())
    }

    /// Returns the image that fits an environment best: the one registered for the most of its
    /// traits. An empty image if there is none.
    open func image(with traitCollection: UITraitCollection) -> UIImage {
        guard let variant = variant(for: traitCollection) else { return UIImage() }
        var traits = variant.traits
        traits.asset = self
        traits.traitCollection = traitCollection
        return UIImage(variant.pixels, traits)
    }

    /// Returns the image for the traits of a configuration, drawn with it if it is a symbol.
    open func image(with configuration: UIImage.Configuration) -> UIImage {
        let image = image(with: configuration.traitCollection ?? .current)
        return image.isSymbolImage ? image.withConfiguration(configuration) : image
    }

    private func variant(for traits: UITraitCollection) -> Variant? {
        let best = state.withLock { state in
            state.registered.map { ($0.conditions.fitness(for: traits), $0.variant) }
                .max { $0.0 < $1.0 }
        }
        if let best, load == nil || best.0 > 0 { return best.1 }
        return loadedVariant(for: traits) ?? best?.1
    }

    private func loadedVariant(for traits: UITraitCollection) -> Variant? {
        let key = ImageLookup(traits)
        if let known = state.withLock({ $0.loaded[key] }) { return known }
        guard let image = load?(traits) else { return nil }
        let variant = Variant(image)
        state.withLock { $0.loaded[key] = variant }
        return variant
    }
}

/// The traits by which a catalogue chooses pictures.
nonisolated struct ImageLookup: Hashable, Sendable {
    let style: UIUserInterfaceStyle
    let contrast: UIAccessibilityContrast
    let direction: UITraitEnvironmentLayoutDirection
    let idiom: UIUserInterfaceIdiom
    let scale: CGFloat

    init(_ traits: UITraitCollection) {
        style = traits.userInterfaceStyle
        contrast = traits.accessibilityContrast
        direction = traits.layoutDirection
        idiom = traits.userInterfaceIdiom
        scale = traits.displayScale
    }
}

nonisolated extension UITraitCollection {
    /// How well an image for these traits fits an environment, better ones higher; negative if it
    /// is meant for others.
    fileprivate func fitness(for wanted: UITraitCollection) -> Int {
        func score<Value: Equatable>(
            _ trait: KeyPath<UITraitCollection, Value>, unspecified: Value, _ weight: Int
        ) -> Int {
            let (own, other) = (self[keyPath: trait], wanted[keyPath: trait])
            if own == unspecified { return 0 }
            return own == other ? weight : other == unspecified ? -1 : -1000
        }
        let scale = score(\.displayScale, unspecified: 0, 1)
        return score(\.userInterfaceStyle, unspecified: .unspecified, 64)
            + score(\.accessibilityContrast, unspecified: .unspecified, 32)
            + score(\.layoutDirection, unspecified: .unspecified, 16)
            + score(\.userInterfaceIdiom, unspecified: .unspecified, 8)
            + score(\.horizontalSizeClass, unspecified: .unspecified, 4)
            + score(\.verticalSizeClass, unspecified: .unspecified, 4)
            + score(\.legibilityWeight, unspecified: .unspecified, 2)
            // An image of another density is better than none.
            + max(scale, -1)
    }
}

// MARK: - Images

nonisolated extension UIImage {
    /// The asset to which the image belongs. An image that is not from a catalogue has an asset of
    /// its own, to which variants can be added.
    public var imageAsset: UIImageAsset? {
        if let asset = traits.asset { return asset }
        return ownAsset.withLock { own in
            if let own { return own }
            let asset = UIImageAsset(of: self)
            own = asset
            return asset
        }
    }

    /// The asset, if it was asked for before.
    var knownAsset: UIImageAsset? { traits.asset ?? ownAsset.withLock(\.self) }

    /// The traits for which the image was chosen or drawn, as far as they are known.
    public var traitCollection: UITraitCollection { traits.traitCollection ?? UITraitCollection() }

    /// The parameters with which the image was made; `nil` if there are none.
    public var configuration: Configuration? {
        symbolConfiguration
            ?? traits.traitCollection.map { Configuration(traitCollection: $0) }
    }

    /// `true` if the image may look different in other traits.
    package var hasVariants: Bool { knownAsset != nil }

    /// Returns the variant of the image for an environment, with this one's rendering mode, tint,
    /// caps and direction.
    package func variant(for traitCollection: UITraitCollection) -> UIImage {
        guard let asset = knownAsset else { return self }
        if let own = traits.traitCollection, ImageLookup(own) == ImageLookup(traitCollection),
            own.horizontalSizeClass == traitCollection.horizontalSizeClass,
            own.verticalSizeClass == traitCollection.verticalSizeClass
        {
            return self
        }
        let found = asset.image(with: traitCollection)
        guard found.cgImage !== cgImage else { return self }
        var result = found.traits
        result.changes = traits.changes
        if traits.changes.contains(.renderingMode) { result.renderingMode = renderingMode }
        if traits.changes.contains(.tint) { result.tint = traits.tint }
        if traits.changes.contains(.direction) { result.isDirectional = true }
        if traits.changes.contains(.caps) {
            result.isResizable = true
            result.capInsets = capInsets
            result.resizingMode = resizingMode
        }
        if traits.changes.contains(.alignment) { result.alignmentRectInsets = alignmentRectInsets }
        let image = UIImage(found.cgImage, result)
        guard let symbolConfiguration, found.isSymbolImage else { return image }
        return image.withConfiguration(symbolConfiguration)
    }
}
