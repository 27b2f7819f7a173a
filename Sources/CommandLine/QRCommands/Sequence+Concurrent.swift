extension Sequence where Element: Sendable {
    /// Returns the results of `body` for all elements, in their order.
    ///
    /// - Parameter most: The most calls at a time, at least 1.
    func mapConcurrently<Result: Sendable>(
        most: Int, _ body: @escaping @Sendable (Element) async -> Result
    ) async -> [Result] {
        await withTaskGroup(of: (Int, Result).self) { group in
            var results: [Int: Result] = [:]
            for (index, element) in enumerated() {
                if index >= most, let (place, result) = await group.next() {
                    results[place] = result
                }
                group.addTask { (index, await body(element)) }
            }
            for await (place, result) in group { results[place] = result }
            return results.sorted { $0.key < $1.key }.map(\.value)
        }
    }
}
