/// The error correction level: the share of a symbol that can be damaged and still be read.
public enum CorrectionLevel: String, CaseIterable, Comparable, Sendable {
    /// About 7 %.
    case low = "L"
    /// About 15 %.
    case medium = "M"
    /// About 25 %.
    case quartile = "Q"
    /// About 30 %.
    case high = "H"

    public static func < (left: CorrectionLevel, right: CorrectionLevel) -> Bool {
        left.rank < right.rank
    }

    private var rank: Int {
        switch self {
        case .low: 0
        case .medium: 1
        case .quartile: 2
        case .high: 3
        }
    }
}
