public import Coordinates

/// The reason why a search request is invalid.
public enum PlaceRequestError: Error, Hashable, Sendable {
    case coordinate(CoordinateError)

    /// An invalid radius in metres, or one greater than ``AroundRequest/mostRadius``.
    case radius(Double)

    /// There is no category with this name or code, and no kind of places with this name.
    case category(String)

    /// The text has no letter, digit or sign of names.
    case emptyText

    /// The text is longer than ``KeywordRequest/mostCharacters``.
    case longText(characters: Int)

    /// A page number that is below 1 or beyond the last possible one.
    case page(Int, last: Int)

    /// A page size that is not within ``Paging/sizes``.
    case pageSize(Int)

    /// A number of tips that is not within ``TipsRequest/counts``.
    case tipCount(Int)
}

extension PlaceRequestError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .coordinate(let error): error.description
        case .radius(let radius):
            """
            A radius of \(radius) m cannot be searched. Give more than 0 and up to \
            \(Int(AroundRequest.mostRadius)) metres.
            """
        case .category(let name):
            """
            “\(name)” is no category. There are \
            \(PlaceCategory.allCases.map(\.chineseName).joined(separator: "、")), and kinds of \
            places such as cafe or 咖啡馆.
            """
        case .emptyText:
            "There is nothing to look for: the text has no letter, digit or sign of a name."
        case .longText(let characters):
            """
            A text of \(characters) characters is too long to look for. Give at most \
            \(KeywordRequest.mostCharacters).
            """
        case .page(let page, let last):
            """
            There is no page \(page). Pages go from 1 to \(last) at this size; to see more, narrow the search.
            """
        case .pageSize(let size):
            """
            A page of \(size) places cannot be given. It has \(Paging.sizes.lowerBound) to \
            \(Paging.sizes.upperBound).
            """
        case .tipCount(let count):
            """
            \(count) tips cannot be given. Ask for \(TipsRequest.counts.lowerBound) to \
            \(TipsRequest.counts.upperBound).
            """
        }
    }
}
