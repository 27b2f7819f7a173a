/// A light or dark style.
public nonisolated enum UIUserInterfaceStyle: Int, Hashable, Sendable {
    case unspecified = 0
    case light = 1
    case dark = 2
}

/// The visual level of a user interface: the base, or elevated in front of another, as a sheet is.
public nonisolated enum UIUserInterfaceLevel: Int, Hashable, Sendable {
    case unspecified = -1
    case base = 0
    case elevated = 1
}

/// The kind of device for which a user interface is designed.
public nonisolated enum UIUserInterfaceIdiom: Int, Hashable, Sendable {
    case unspecified = -1
    case phone = 0
    case pad = 1
    case tv = 2
    case carPlay = 3
    case mac = 5
    case vision = 6
}

/// The amount of space in one direction.
public nonisolated enum UIUserInterfaceSizeClass: Int, Hashable, Sendable {
    case unspecified = 0
    case compact = 1
    case regular = 2
}

/// The contrast that the user prefers.
public nonisolated enum UIAccessibilityContrast: Int, Hashable, Sendable {
    case unspecified = -1
    case normal = 0
    case high = 1
}

/// The weight of texts that the user prefers.
public nonisolated enum UILegibilityWeight: Int, Hashable, Sendable {
    case unspecified = -1
    case regular = 0
    case bold = 1
}

/// The colours that a display shows.
public nonisolated enum UIDisplayGamut: Int, Hashable, Sendable {
    case unspecified = -1
    case SRGB = 0
    case P3 = 1
}

/// A screen's measuring of the force of fingers.
public nonisolated enum UIForceTouchCapability: Int, Hashable, Sendable {
    case unknown = 0
    case unavailable = 1
    case available = 2
}

/// The recording of a scene.
public nonisolated enum UISceneCaptureState: Int, Hashable, Sendable {
    case unspecified = -1
    case inactive = 0
    case active = 1
}

extension UIImage {
    /// The range of brightness of an image.
    public nonisolated enum DynamicRange: Int, Hashable, Sendable {
        case unspecified = -1
        case standard = 0
        case constrainedHigh = 1
        case high = 2
    }

    /// `false`: images here have eight bits a channel.
    public final var isHighDynamicRange: Bool { false }

    /// Returns the image: its values are in the standard range.
    public final func imageRestrictedToStandardDynamicRange() -> UIImage { self }
}

/// The layout direction of a user interface, as a trait.
public nonisolated enum UITraitEnvironmentLayoutDirection: Int, Hashable, Sendable {
    case unspecified = -1
    case leftToRight = 0
    case rightToLeft = 1
}

/// The layout direction of a user interface.
public nonisolated enum UIUserInterfaceLayoutDirection: Int, Hashable, Sendable {
    case leftToRight = 0
    case rightToLeft = 1
}

/// The user's preferred text size.
public nonisolated struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
    /// Apple's name of the category.
    public let rawValue: String

    /// Creates the category with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// No category: one that follows the user's choice where it is set.
    public static let unspecified = Self(rawValue: "_UICTContentSizeCategoryUnspecified")
    /// The smallest category: body text has 14 points.
    public static let extraSmall = Self(rawValue: "UICTContentSizeCategoryXS")
    /// Body text has 15 points.
    public static let small = Self(rawValue: "UICTContentSizeCategoryS")
    /// Body text has 16 points.
    public static let medium = Self(rawValue: "UICTContentSizeCategoryM")
    /// The default: body text has 17 points.
    public static let large = Self(rawValue: "UICTContentSizeCategoryL")
    /// Body text has 19 points.
    public static let extraLarge = Self(rawValue: "UICTContentSizeCategoryXL")
    /// Body text has 21 points.
    public static let extraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXL")
    /// The largest category but those for accessibility: body text has 23 points.
    public static let extraExtraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXXL")
    /// The first category for accessibility: body text has 28 points.
    public static let accessibilityMedium = Self(
        rawValue: "UICTContentSizeCategoryAccessibilityM")
    /// Body text has 33 points.
    public static let accessibilityLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityL")
    /// Body text has 40 points.
    public static let accessibilityExtraLarge = Self(
        rawValue: "UICTContentSizeCategoryAccessibilityXL")
    /// Body text has 47 points.
    public static let accessibilityExtraExtraLarge = Self(
        rawValue: "UICTContentSizeCategoryAccessibilityXXL")
    /// The largest category: body text has 53 points.
    public static let accessibilityExtraExtraExtraLarge = Self(
        rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

    /// The categories from smallest to largest.
    package static let ascending: [Self] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
        .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
    ]

    /// `true` if this is one of the five largest categories.
    public var isAccessibilityCategory: Bool {
        Self.ascending.firstIndex(of: self).map { $0 >= 7 } ?? false
    }
}

nonisolated extension UIContentSizeCategory: Comparable {
    /// Returns `true` if `left` means smaller text. A category other than Apple's precedes all
    /// others.
    public static func < (left: Self, right: Self) -> Bool {
        (ascending.firstIndex(of: left) ?? -1) < (ascending.firstIndex(of: right) ?? -1)
    }
}
