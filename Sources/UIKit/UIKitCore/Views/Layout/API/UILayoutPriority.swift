/// The rank of a constraint: 1000 is required, any other may be broken in favour of a higher one.
///
/// Priorities form a strict order of ranks: a satisfied constraint outranks any number of
/// constraints of lower priority. Among constraints of one priority the sum of their violations is
/// minimal.
public nonisolated struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
    /// The rank, above 0 and up to 1000.
    public var rawValue: Float

    public init(_ rawValue: Float) { self.rawValue = rawValue }

    public init(rawValue: Float) { self.rawValue = rawValue }

    /// 1000: has to hold.
    public static let required = UILayoutPriority(1000)

    /// 750: the default with which content resists compression.
    public static let defaultHigh = UILayoutPriority(750)

    /// 510: a drag that may resize the window.
    public static let dragThatCanResizeScene = UILayoutPriority(510)

    /// 500: a window keeps its size.
    public static let sceneSizeStayPut = UILayoutPriority(500)

    /// 490: a drag that may not resize the window.
    public static let dragThatCannotResizeScene = UILayoutPriority(490)

    /// 250: the default with which content resists stretching.
    public static let defaultLow = UILayoutPriority(250)

    /// 50: the preference of a view that is measured for the target size.
    public static let fittingSizeLevel = UILayoutPriority(50)
}

// MARK: - Arithmetic

extension UILayoutPriority {
    /// A priority that is `distance` higher.
    public static func + (priority: UILayoutPriority, distance: Float) -> UILayoutPriority {
        UILayoutPriority(priority.rawValue + distance)
    }

    /// A priority that is `distance` lower.
    public static func - (priority: UILayoutPriority, distance: Float) -> UILayoutPriority {
        UILayoutPriority(priority.rawValue - distance)
    }

    public static func += (priority: inout UILayoutPriority, distance: Float) {
        priority.rawValue += distance
    }

    public static func -= (priority: inout UILayoutPriority, distance: Float) {
        priority.rawValue -= distance
    }
}

// MARK: - Order

extension UILayoutPriority {
    public static func < (left: UILayoutPriority, right: UILayoutPriority) -> Bool {
        left.rawValue < right.rawValue
    }

    public static func > (left: UILayoutPriority, right: UILayoutPriority) -> Bool {
        left.rawValue > right.rawValue
    }

    public static func <= (left: UILayoutPriority, right: UILayoutPriority) -> Bool {
        left.rawValue <= right.rawValue
    }

    public static func >= (left: UILayoutPriority, right: UILayoutPriority) -> Bool {
        left.rawValue >= right.rawValue
    }
}

nonisolated extension UILayoutPriority {
    /// `true` if a constraint may have the rank.
    var isLegal: Bool { rawValue > 0 && rawValue <= 1000 }
}
