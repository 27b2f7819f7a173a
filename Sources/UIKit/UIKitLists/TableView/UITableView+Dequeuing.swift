import Foundation
import UIKitControls
import UIKitCore

extension UITableView {
    // MARK: Registering

    /// Registers a closure that makes the cells for an identifier, which they need not have.
    public func register(
        forCellReuseIdentifier identifier: String, factory: @escaping () -> UITableViewCell
    ) { reuse.cellMakers[identifier] = .factory(factory) }

    /// Registers the class of the headers and footers that are made for an identifier; `nil`
    /// forgets it.
    public func register(
        _ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String
    ) {
        guard let aClass else {
            reuse.headerMakers[identifier] = nil
            return
        }
        guard let type = aClass as? UITableViewHeaderFooterView.Type else {
            fatalError(
                """
                \(aClass) cannot be registered for headers and footers: it is no subclass of \
                UITableViewHeaderFooterView.
                """)
        }
        reuse.headerMakers[identifier] = .type(type)
    }

    // MARK: Dequeuing

    /// Returns a cell of the pool, or a new one of the registered class.
    func reusedOrNewCell(_ identifier: String) -> UITableViewCell? {
        if let cell = reuse.reconfigured?.cell, cell.tableReuseIdentifier == identifier {
            return cell
        }
        if let cell = reuse.cells[identifier]?.popLast() {
            UIView.performWithoutAnimation { cell.prepareForReuse() }
            return cell
        }
        guard let maker = reuse.cellMakers[identifier] else { return nil }
        return UIView.withoutAnimation {
            let cell =
                switch maker {
                case .type(let type): instantiateCell(of: type, reuseIdentifier: identifier)
                case .factory(let make): make()
                }
            cell.poolIdentifier = identifier
            return cell
        }
    }

    /// Returns a cell of the pool, or a new one; stops if no class is registered.
    func registeredCell(_ identifier: String) -> UITableViewCell {
        guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
            let known = reuse.cellMakers.keys.sorted().map { "“\($0)”" }.joined(separator: ", ")
            fatalError(
                """
                Unable to dequeue a cell with identifier “\(identifier)”: no class is registered \
                for it. Register one with register(_:forCellReuseIdentifier:). Registered: \
                \(known.isEmpty ? "none" : known).
                """)
        }
        return cell
    }

    /// Returns a header or footer of the pool, or a new one of the registered class.
    func reusedOrNewHeader(_ identifier: String) -> UITableViewHeaderFooterView? {
        if let view = reuse.headers[identifier]?.popLast() {
            UIView.performWithoutAnimation { view.prepareForReuse() }
            return view
        }
        guard let maker = reuse.headerMakers[identifier] else { return nil }
        return UIView.withoutAnimation {
            switch maker {
            case .type(let type): instantiateHeader(of: type, reuseIdentifier: identifier)
            case .factory(let make): make()
            }
        }
    }

    // MARK: Pools

    /// Puts a cell that is no longer shown aside for another row.
    func recycle(_ cell: UITableViewCell) {
        cell.window?.focusSystem.dropInside(cell)
        guard let identifier = cell.tableReuseIdentifier,
            reuse.cells[identifier, default: []].count < TableReuse.poolSize
        else {
            cell.removeFromSuperview()
            cell.tableView = nil
            return
        }
        cell.isHidden = true
        reuse.cells[identifier, default: []].append(cell)
    }

    /// Puts a header or footer that is no longer shown aside for another section.
    func recycle(header view: UIView) {
        guard let header = view as? UITableViewHeaderFooterView,
            let identifier = header.reuseIdentifier ?? header.poolIdentifier,
            reuse.headers[identifier, default: []].count < TableReuse.poolSize
        else {
            view.removeFromSuperview()
            return
        }
        header.isHidden = true
        reuse.headers[identifier, default: []].append(header)
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
