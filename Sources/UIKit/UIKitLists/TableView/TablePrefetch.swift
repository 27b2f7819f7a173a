import CoreGraphics
import Foundation

extension UITableView {
    /// Requests the data of about a screen of rows in the direction of travel.
    func prefetchRows() {
        guard isPrefetchingEnabled, let prefetchDataSource,
            let isForward = prefetch.isForward(at: bounds.minY, showing: Set(visiblePlaces))
        else { return }
        let window = bounds.offsetBy(dx: 0, dy: isForward ? bounds.height : -bounds.height)
        let (new, cancelled) = prefetch.request(
            Set(geometry.rows(from: window.minY, to: window.maxY)), isForward: isForward)
        if !cancelled.isEmpty {
            prefetchDataSource.tableView(
                self, cancelPrefetchingForRowsAt: cancelled.map(\.indexPath))
        }
        if !new.isEmpty {
            prefetchDataSource.tableView(self, prefetchRowsAt: new.map(\.indexPath))
        }
    }
}
