/// How much a constraint matters: 1000 is required, anything below may be broken for something higher.
///
/// Priorities form a strict order of ranks: a satisfied constraint outranks any number of constraints of lower
/// priority. Among constraints of one priority the sum of what they are missed by is as small as can be.
public nonisolated struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
    /// The rank, above 0 and up to 1000.
    public var rawValue: Float

    public init(_ rawValue: Float) { self.rawValue = rawValue }

    public init(rawValue: Float) { self.rawValue = rawValue }

    /// 1000: has to hold.
    public static let required = UILayoutPriority(1000)

    /// 750: how hard content resists being cut off, unless said otherwise.
    public static let defaultHigh = UILayoutPriority(750)

    /// 510: a drag that may resize the window.
    public static let dragThatCanResizeScene = UILayoutPriority(510)

    /// 500: a window keeps the size that it has.
    public static let sceneSizeStayPut = UILayoutPriority(500)

    /// 490: a drag that may not resize the window.
    public static let dragThatCannotResizeScene = UILayoutPriority(490)

    /// 250: how hard content resists being stretched, unless said otherwise.
    public static let defaultLow = UILayoutPriority(250)

    /// 50: how much a view that is measured wants the size it is measured for.
    public static let fittingSizeLevel = UILayoutPriority(50)
}

// MARK: - Ranks beside others

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

nonisolated extension UILayoutPriority {
    /// Whether the rank is one that a constraint may have.
    var isLegal: Bool { rawValue > 0 && rawValue <= 1000 }
}
