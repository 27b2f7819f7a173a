package import UIKitCore

/// The images that an app set for the states of a control.
package struct StateImages {
    private var images: [UIControl.State: UIImage] = [:]

    package init() {}

    /// `true` without any image.
    package var isEmpty: Bool { images.isEmpty }

    /// The image set for exactly this state.
    package subscript(exactly state: UIControl.State) -> UIImage? {
        get { images[state] }
        set { images[state] = newValue }
    }

    /// Returns the image for a state, or that of the state without focus, or of the normal one.
    package func image(for state: UIControl.State) -> UIImage? {
        images[state] ?? images[state.subtracting(.focused)] ?? images[.normal]
    }
}
