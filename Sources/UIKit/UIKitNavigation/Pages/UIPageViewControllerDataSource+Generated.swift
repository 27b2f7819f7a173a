// Written by Scripts/delegate-table.

extension UIPageViewControllerDataSource {
    /// Returns 0: there are no dots.
    public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }

    /// Returns `0` by default.
    public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}
