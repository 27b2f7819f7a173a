public import Foundation

/// The object that provides a table with its rows, and changes its data when the user edits.
///
/// Two methods are required, the others have defaults. A class must declare the methods together
/// with the conformance: when a base class conforms without a method, one that a subclass adds is
/// not called. Declare it in the base class and override it.
///
/// Deleting by a swipe needs `tableView(_:canEditRowAt:)` or `tableView(_:editingStyleForRowAt:)`
/// next to `tableView(_:commit:forRowAt:)`, and reordering `tableView(_:canMoveRowAt:)`: that a
/// method of the latter kind exists is not known before it is called.
@preconcurrency @MainActor
public protocol UITableViewDataSource: AnyObject {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int

    /// Returns the cell of a row, dequeued from the table.
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell

    /// Returns the number of sections; 1 by default.
    func numberOfSections(in tableView: UITableView) -> Int

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?

    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?

    /// Returns `true` if a row can be edited.
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool

    /// Returns `true` if a row can be moved by the user.
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool

    /// Returns the titles at the trailing edge that lead to sections; none by default.
    func sectionIndexTitles(for tableView: UITableView) -> [String]?

    /// Returns the section for a title of the index; the one with the same index by default.
    func tableView(
        _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int

    /// Deletes or inserts a row in the data and in the table, because the user asked for it.
    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath)

    /// Moves a row in the data; the table has moved it already.
    func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath)
}

/// The object that prepares data of rows that may soon be shown.
@preconcurrency @MainActor
public protocol UITableViewDataSourcePrefetching: AnyObject {
    /// Prepares the data of rows, nearest first.
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])

    /// Stops preparing the data of rows, which are not expected to be shown any more.
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}
