import Foundation
import UIKitControls
import UIKitCore

extension UITableView {
    // MARK: Registering

    /// Registers a closure that makes the cells for an identifier, which they need not have.
    public func register(
        forCellReuseIdentifier identifier: String, factory: @escaping () -> UITableViewCell
    ) { cellPool.makers[identifier] = { _ in factory() } }

    /// Registers the class of the headers and footers that are made for an identifier; `nil`
    /// forgets it.
    public func register(
        _ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String
    ) {
        guard let aClass else {
            headerPool.makers[identifier] = nil
            return
        }
        guard let type = aClass as? UITableViewHeaderFooterView.Type else {
            fatalError(
                """
                \(aClass) cannot be registered for headers and footers: it is no subclass of \
                UITableViewHeaderFooterView.
                """)
        }
        headerPool.makers[identifier] = { _ in
            instantiateHeader(of: type, reuseIdentifier: identifier)
        }
    }

    // MARK: Dequeuing

    /// Returns a cell of the pool, or a new one of the registered class.
    func reusedOrNewCell(_ identifier: String) -> UITableViewCell? {
        if let cell = reconfigured, cell.tableReuseIdentifier == identifier {
            return cell
        }
        if let cell = cellPool.take(identifier) {
            UIView.performWithoutAnimation { cell.prepareForReuse() }
            return cell
        }
        guard let make = cellPool.makers[identifier] else { return nil }
        return UIView.withoutAnimation {
            let cell = make(.zero)
            cell.poolIdentifier = identifier
            return cell
        }
    }

    /// Returns a cell of the pool, or a new one, in its row's size; stops if no class is
    /// registered.
    func registeredCell(_ identifier: String, for path: IndexPath) -> UITableViewCell {
        guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
            let known = cellPool.makers.keys.sorted().map { "“\($0)”" }.joined(separator: ", ")
            fatalError(
                """
                Unable to dequeue a cell with identifier “\(identifier)”: no class is registered \
                for it. Register one with register(_:forCellReuseIdentifier:). Registered: \
                \(known.isEmpty ? "none" : known).
                """)
        }
        if cell !== reconfigured, let place = place(path) {
            UIView.performWithoutAnimation { cell.frame.size = rowFrame(place).size }
        }
        return cell
    }

    /// Returns a header or footer of the pool, or a new one of the registered class.
    func reusedOrNewHeader(_ identifier: String) -> UITableViewHeaderFooterView? {
        if let view = headerPool.take(identifier) {
            UIView.performWithoutAnimation { view.prepareForReuse() }
            return view
        }
        guard let make = headerPool.makers[identifier] else { return nil }
        return UIView.withoutAnimation { make(.zero) }
    }

    // MARK: Pools

    /// Puts a cell that is no longer shown aside for another row.
    func recycle(_ cell: UITableViewCell) {
        cell.window?.focusSystem.dropInside(cell)
        guard let identifier = cell.tableReuseIdentifier else {
            cell.removeFromSuperview()
            cell.tableView = nil
            return
        }
        cellPool.add(cell, for: identifier)
    }

    /// Puts a header or footer that is no longer shown aside for another section.
    func recycle(header view: UIView) {
        guard let header = view as? UITableViewHeaderFooterView,
            let identifier = header.reuseIdentifier ?? header.poolIdentifier
        else { return view.removeFromSuperview() }
        headerPool.add(header, for: identifier)
    }

    /// Releases the cells and headers that will hardly be used again.
    func trimPools() {
        for cell in cellPool.trim() { cell.tableView = nil }
        headerPool.trim()
    }
}

extension UITableViewCell {
    /// The identifier under which the table keeps the cell.
    var tableReuseIdentifier: String? { reuseIdentifier ?? poolIdentifier }
}

extension UIView {
    /// Returns the result of a closure whose changes are not animated.
    static func withoutAnimation<Result>(_ body: () -> Result) -> Result {
        var result: Result?
        performWithoutAnimation { result = body() }
        return result!
    }
}
