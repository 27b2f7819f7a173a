/// The indexes of views in their trees, read once for each superview, because thousands of
/// constraints may contradict each other.
final class SubviewPlaces {
    /// The indexes of the subviews, by their superviews.
    private var indexes: [UIView: [UIView: Int]] = [:]

    nonisolated deinit {}

    /// The indexes that lead from the topmost view to `view`.
    func path(to view: UIView) -> [Int] {
        var path: [Int] = []
        var view = view
        while let superview = view.superview {
            path.append(index(of: view, in: superview))
            view = superview
        }
        return path.reversed()
    }

    /// The index of a view among the subviews of its superview.
    func index(of view: UIView, in superview: UIView) -> Int {
        if let known = indexes[superview] { return known[view] ?? 0 }
        let subviews = superview.subviews
        let all = Dictionary(uniqueKeysWithValues: zip(subviews, subviews.indices))
        indexes[superview] = all
        return all[view] ?? 0
    }
}
