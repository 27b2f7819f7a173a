import Foundation

/// The content of a badge.
public nonisolated enum BadgeContent: Hashable, Sendable {
    /// Nothing: the badge is hidden.
    case none
    case dot
    case number(Int)
    case text(String)

    /// The content for a text, a number and a dot: the first of them that there is.
    public init(text: String? = nil, number: Int, showsDot: Bool) {
        if let text, !text.isEmpty {
            self = .text(text)
        } else if number > 0 {
            self = .number(number)
        } else {
            self = showsDot ? .dot : .none
        }
    }

    /// The characters in the badge, or `nil` for a dot and nothing. Numbers beyond `limit` are
    /// shortened: `99+`.
    public func text(limit: Int) -> String? {
        switch self {
        case .none, .dot: nil
        case .number(let number): number > limit ? "\(limit)+" : "\(number)"
        case .text(let text): text
        }
    }
}
