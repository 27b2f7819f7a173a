/// The way of copying for each intention. With ``CopyingSummary`` it covers the copying of objects.
public enum CopyingAdvice: String, CaseIterable, Hashable, Sendable {
    /// A snapshot that does not change later, as cheap as possible.
    case keepSafely

    /// A collection to add to and remove from, of the same items.
    case edit

    /// Items of one's own, which may share what they refer to.
    case ownItems

    /// A graph that shares nothing with the original.
    case independent

    /// The intention.
    public var wish: String {
        switch self {
        case .keepSafely: "keep it as it is now"
        case .edit: "change which items it has"
        case .ownItems: "change the items, but not what they refer to"
        case .independent: "change anything"
        }
    }

    /// The method to call.
    public var call: String {
        switch self {
        case .keepSafely: "copy()"
        case .edit: "mutableCopy()"
        case .ownItems: "ArrayObject(copyingItemsOf:)"
        case .independent: "deepCopy()"
        }
    }

    /// A remark about the method.
    public var remark: String {
        switch self {
        case .keepSafely: "the object itself, if it cannot change"
        case .edit: "the items are shared"
        case .ownItems: "items must be ImmutableCopying"
        case .independent: "objects must be DeepCopying; what was shared stays shared"
        }
    }

    /// All advice, as a table.
    public static var table: String {
        textTable(
            [["to", "call", "remark"]] + allCases.map { [$0.wish, $0.call, $0.remark] })
    }
}
