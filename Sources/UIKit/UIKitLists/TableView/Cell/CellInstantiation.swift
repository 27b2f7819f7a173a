public import Foundation
import UIKitCore

// As `ViewInstantiation.swift` explains: a subclass may override an initialiser with a `required`
// one, which stays in its slot of the method table.

/// Creates a cell of a class with its `init(style:reuseIdentifier:)`, also where the app's class
/// overrides it.
func instantiateCell(of type: UITableViewCell.Type, reuseIdentifier: String) -> UITableViewCell {
    let shape = unsafeBitCast(type as AnyClass, to: CellShape.Type.self)
    return shape.init(style: .default, reuseIdentifier: reuseIdentifier)
}

extension UITableViewCell {
    /// Creates a cell of a class that is known only at run time, with its
    /// `init(style:reuseIdentifier:)`.
    public static func makeOfClass(style: CellStyle, reuseIdentifier: String?) -> Self {
        let shape = unsafeBitCast(self as AnyClass, to: CellShape.Type.self)
        return unsafeDowncast(
            shape.init(style: style, reuseIdentifier: reuseIdentifier) as UITableViewCell, to: self)
    }
}

/// Creates a header of a class with its `init(reuseIdentifier:)`, also where the app's class
/// overrides it.
func instantiateHeader(
    of type: UITableViewHeaderFooterView.Type, reuseIdentifier: String
) -> UITableViewHeaderFooterView {
    let shape = unsafeBitCast(type as AnyClass, to: HeaderShape.Type.self)
    return shape.init(reuseIdentifier: reuseIdentifier)
}

/// A cell whose `init(style:reuseIdentifier:)` can be called on a class that is known only at run
/// time. It is open so that the compiler dispatches through the table.
@_spi(UIKitInternals) open class CellShape: UITableViewCell {
    public required override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }

    nonisolated deinit {}

    public required init?(coder: NSCoder) { return nil }
}

/// A header whose `init(reuseIdentifier:)` can be called on a class that is known only at run time.
@_spi(UIKitInternals) open class HeaderShape: UITableViewHeaderFooterView {
    public required override init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier)
    }

    nonisolated deinit {}

    public required init?(coder: NSCoder) { return nil }
}
