extension UIView {
    /// The name of the view for restoring its state.
    public final var restorationIdentifier: String? {
        get { extras?.restorationIdentifier }
        set { requiredExtras.restorationIdentifier = newValue }
    }
}
