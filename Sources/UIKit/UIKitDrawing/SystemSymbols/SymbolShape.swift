import CoreGraphics

/// The drawing of a symbol: one of the system's, or a template of an app's own.
nonisolated protocol SymbolShape: Sendable {
    /// The symbol's name.
    var name: String { get }

    /// `true` if the symbol points along the direction of reading.
    var flipsForRightToLeft: Bool { get }

    /// The size of the image in a configuration, in points.
    func size(for configuration: UIImage.SymbolConfiguration) -> CGSize

    /// Draws the symbol into its size at the origin of a context in which y grows downward.
    func draw(_ configuration: UIImage.SymbolConfiguration, in context: CGContext)
}
