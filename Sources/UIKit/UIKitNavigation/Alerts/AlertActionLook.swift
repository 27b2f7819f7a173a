import UIKitCore

/// Looks of an alert's button that apps set by key-value coding.
struct AlertActionLook {
    /// The colour of the title; that of the button's style when `nil`.
    var titleColor: UIColor?

    /// The alignment of the title.
    var titleAlignment = NSTextAlignment.center

    /// A picture at the leading edge.
    var image: UIImage?

    /// The colour of a template picture; that of the title when `nil`.
    var imageTintColor: UIColor?

    /// `true` for a check mark at the trailing edge.
    var isChecked = false
}
