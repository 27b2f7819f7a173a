/// A view that is made of other views, such as a button of its title and image.
@MainActor
package protocol ViewWithParts: UIView {
    /// The subviews of which the view is made, which its description leaves out.
    var parts: [UIView] { get }
}
