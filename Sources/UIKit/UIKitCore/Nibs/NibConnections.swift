import CoreGraphics
public import FoundationGaps

/// The outlets and actions of a class, by name: what nib files connect.
///
/// The porting tool writes the table of each class with `@IBOutlet` or `@IBAction`. A class that is
/// written for Linux alone overrides ``UIResponder/nibConnections`` itself:
///
///     override class var nibConnections: NibConnections {
///         super.nibConnections
///             .outlet("label") { (page: Page, label: UILabel) in page.label = label }
///             .action("tap:", Selector(Page.tap(_:), name: "tap(_:)"))
///     }
public struct NibConnections {
    /// Sets an outlet; returns `false` for a value of another type.
    typealias Setter = @MainActor (AnyObject, Any) -> Bool

    private(set) var outlets: [String: Setter] = [:]

    private(set) var actions: [String: Selector] = [:]

    /// Creates an empty table.
    public init() {}

    /// Adds an outlet, or a collection of outlets.
    public func outlet<Owner: AnyObject, Value>(
        _ name: String, _ set: @escaping @MainActor (Owner, Value) -> Void
    ) -> NibConnections {
        var copy = self
        copy.outlets[name] = { owner, value in
            guard let owner = owner as? Owner, let value = value as? Value else { return false }
            set(owner, value)
            return true
        }
        return copy
    }

    /// Adds an action by its name in the nib file, as in `tap:`.
    public func action(_ name: String, _ selector: Selector) -> NibConnections {
        var copy = self
        copy.actions[name] = selector
        return copy
    }

    /// Sets a runtime attribute, which is an outlet for values; `false` where there is none or it
    /// has another type.
    @MainActor func set(_ name: String, of owner: AnyObject, to value: Any) -> Bool {
        guard let set = outlets[name] else { return false }
        guard let number = value as? CGFloat else { return set(owner, value) }
        let forms: [Any] = [number, Double(number), Float(number), Int(number)]
        return forms.contains { set(owner, $0) }
    }
}
