/// The state of a view that shows a configuration.
public nonisolated protocol UIConfigurationState {
    /// Creates a state with traits, in which nothing else is set.
    init(traitCollection: UITraitCollection)

    /// The traits of the view.
    var traitCollection: UITraitCollection { get set }

    /// The value of a state that the app defines.
    subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The name of a state that an app defines.
public nonisolated struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The state of a controller whose content may be unavailable.
public nonisolated struct UIContentUnavailableConfigurationState: UIConfigurationState, Hashable {
    /// The traits of the view that is configured.
    public var traitCollection: UITraitCollection

    /// The text of the search whose results the controller shows; `nil` without a search.
    public var searchText: String?

    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}
