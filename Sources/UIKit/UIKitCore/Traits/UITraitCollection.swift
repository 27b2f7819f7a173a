import CoreGraphics
public import Foundation

/// What a view knows about the place it is shown in: light or dark, density, room, direction, text size.
///
/// A collection may leave traits unspecified. Merging collections, later ones win where they say something:
///
///     let dark = UITraitCollection(traitsFrom: [view.traitCollection, .init(userInterfaceStyle: .dark)])
///
/// Collections are immutable. ``modifyingTraits(_:)`` makes a changed one.
// Sendable: its only state is `let values`, a Sendable value, and subclassing adds no access to it.
public nonisolated final class UITraitCollection: NSObject, UITraits, @unchecked Sendable {
    let values: TraitValues

    init(_ values: TraitValues) {
        self.values = values
        super.init()
    }

    /// A collection that leaves everything unspecified.
    public override convenience init() {
        self.init(TraitValues())
    }

    /// A collection of what `mutations` set, the rest being unspecified.
    public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
        self.init(TraitValues().applying(mutations))
    }

    /// A collection that says what `traitCollections` say, where the last one that says something wins.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        self.init(traitCollections.reduce(into: TraitValues()) { $0.merge($1.values) })
    }

    /// Traits that only say light or dark.
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init { $0.userInterfaceStyle = userInterfaceStyle }
    }

    /// Traits that only say how far in front something is.
    public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
        self.init { $0.userInterfaceLevel = userInterfaceLevel }
    }

    /// Traits that only say what kind of device it is.
    public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
        self.init { $0.userInterfaceIdiom = idiom }
    }

    /// - Parameter scale: Pixels per point; 0 leaves it unspecified.
    public convenience init(displayScale scale: CGFloat) {
        self.init { $0.displayScale = scale }
    }

    /// Traits that only say how much room there is across.
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init { $0.horizontalSizeClass = horizontalSizeClass }
    }

    /// Traits that only say how much room there is from top to bottom.
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init { $0.verticalSizeClass = verticalSizeClass }
    }

    /// Traits that only say which way text runs.
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init { $0.layoutDirection = layoutDirection }
    }

    /// Traits that only say how large text is to be.
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
    }

    /// This collection with `mutations` made to it.
    public func modifyingTraits(
        _ mutations: (inout any UIMutableTraits) -> Void
    ) -> UITraitCollection {
        UITraitCollection(values.applying(mutations))
    }

    /// This collection with one trait changed.
    public func replacing<Value>(
        _ trait: WritableKeyPath<any UIMutableTraits, Value>, value: Value
    ) -> UITraitCollection {
        modifyingTraits { $0[keyPath: trait] = value }
    }

    // MARK: Traits

    /// Light or dark.
    public var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
    /// How far in front of the rest it is.
    public var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
    /// What kind of device it is.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
    /// Pixels per point.
    public var displayScale: CGFloat { values.displayScale }
    /// How much room there is across.
    public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
    /// How much room there is from top to bottom.
    public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
    /// Which way text runs.
    public var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
    /// How large text is to be.
    public var preferredContentSizeCategory: UIContentSizeCategory {
        values.preferredContentSizeCategory
    }

    // MARK: Comparing

    /// Whether dynamic colours may look different here than in `traitCollection`.
    public func hasDifferentColorAppearance(
        comparedTo traitCollection: UITraitCollection?
    ) -> Bool {
        guard let other = traitCollection?.values else { return true }
        return values.userInterfaceStyle != other.userInterfaceStyle
            || values.userInterfaceLevel != other.userInterfaceLevel
    }

    /// Whether this collection says all that `trait` says.
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

    /// What a thread's collection says until it is told otherwise.
    private static let standard = UITraitCollection(
        TraitValues(
            userInterfaceStyle: .light, userInterfaceLevel: .base, userInterfaceIdiom: .pad,
            displayScale: 1, horizontalSizeClass: .regular, verticalSizeClass: .regular,
            layoutDirection: .leftToRight, preferredContentSizeCategory: .large))

    /// The collection that dynamic colours resolve by in this thread.
    ///
    /// UIKit sets it to a view's before it calls `layoutSubviews()`, `draw(_:)` and `traitCollectionDidChange(_:)`.
    /// Elsewhere it may be anything: set it, or use ``performAsCurrent(_:)``.
    public static var current: UITraitCollection {
        get { currentInThread.value ?? standard }
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

/// Something that has traits: a window, a view, a view controller.
@preconcurrency @MainActor
public protocol UITraitEnvironment: AnyObject {
    var traitCollection: UITraitCollection { get }

    /// Called when a trait changed.
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
