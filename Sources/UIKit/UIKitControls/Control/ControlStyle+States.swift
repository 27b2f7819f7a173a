package import Foundation

extension ControlStyle {
    /// The alpha of the parts of a control in a state.
    ///
    /// Controls set it on their parts: their own `alpha` belongs to the app.
    package static func alpha(for state: UIControl.State) -> CGFloat {
        if state.contains(.disabled) { return 0.5 }
        return state.contains(.highlighted) ? 0.75 : 1
    }
}
