/// A property that an app can set for all views of a class.
///
/// Swift cannot observe which properties of ``UIView/appearance()`` an app sets, so this type
/// compares their values with those of a new view.
struct AppearanceProperty {
    /// The property, which identifies it among those of a view.
    let key: AnyKeyPath

    /// Returns the value in a form that can be compared.
    let value: (UIView) -> AnyHashable

    /// Sets the value of the second view to that of the first.
    let copy: (UIView, UIView) -> Void
}
