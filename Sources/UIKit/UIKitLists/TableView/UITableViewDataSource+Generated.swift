// Written by Scripts/delegate-table.

public import Foundation

extension UITableViewDataSource {
    /// Returns `1` by default.
    public func numberOfSections(in tableView: UITableView) -> Int { 1 }

    /// Returns `nil` by default.
    public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
    { nil }

    /// Returns `nil` by default.
    public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
    { nil }

    /// Returns `true` by default.
    public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        tableView.optionalMethods.didUseDefault(of: .canEdit)
        return true
    }

    /// Returns `false` by default.
    public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        false
    }

    /// Returns `nil` by default.
    public func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

    /// Returns `index` by default.
    public func tableView(
        _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int { index }

    /// Does nothing by default.
    public func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {}

    /// Does nothing by default.
    public func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {}
}
