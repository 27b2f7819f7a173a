extension UIView {
    /// Ends the editing of text in this view or its descendants.
    ///
    /// - Parameter force: `true` if the first responder loses its status even when it refuses to
    ///   resign.
    /// - Returns: `true` if this view or a descendant has resigned as first responder; `false` if
    ///   it refused, or if none of them was.
    @discardableResult
    public func endEditing(_ force: Bool) -> Bool {
        guard let window, let responder = window.firstResponder,
            responder.chain.contains(where: { $0 === self })
        else { return false }
        if responder.resignFirstResponder() { return true }
        if force { window.setFirstResponder(nil) }
        return force
    }
}
