/// An import that brought places to a store.
public struct PlaceSource: Hashable, Sendable {
    /// The progress of the import.
    public let state: ImportState

    /// The number of places that it brought last.
    public let count: Int

    public init(state: ImportState, count: Int) {
        self.state = state
        self.count = count
    }
}
