extension UIView {
    /// Ends the editing of text in this view or anywhere in it.
    ///
    /// - Parameter force: Whether the first responder loses its place even when it would rather keep it.
    /// - Returns: Whether nothing in this view is first responder any more.
    @discardableResult
    public func endEditing(_ force: Bool) -> Bool {
        guard let window, let responder = window.firstResponder,
            responder.chain.contains(where: { $0 === self })
        else { return true }
        if responder.resignFirstResponder() { return true }
        if force { window.setFirstResponder(nil) }
        return force
    }
}
