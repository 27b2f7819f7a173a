public import Foundation

/// The name of an image in a bundle's asset catalogues.
///
/// Xcode writes a constant for each image of a catalogue; a package states its own:
///
///     extension ImageResource {
///         static let cover = ImageResource(name: "cover", bundle: .module)
///     }
///     imageView.image = UIImage(resource: .cover)
public nonisolated struct ImageResource: Hashable, Sendable {
    let name: String
    let bundle: Bundle

    /// Names an image.
    ///
    /// - Parameters:
    ///   - name: The name of the set, after that of a group with a namespace and a slash.
    ///   - bundle: The bundle with the catalogue.
    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }
}

/// The name of a colour in a bundle's asset catalogues; see ``ImageResource``.
public nonisolated struct ColorResource: Hashable, Sendable {
    let name: String
    let bundle: Bundle

    /// Names a colour.
    ///
    /// - Parameters:
    ///   - name: The name of the set, after that of a group with a namespace and a slash.
    ///   - bundle: The bundle with the catalogue.
    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }
}

nonisolated extension UIImage {
    /// Reads the image of a resource.
    ///
    /// - Precondition: The bundle has an image of that name.
    public convenience init(resource: ImageResource) {
        requires(
            UIImage(named: resource.name, in: resource.bundle, compatibleWith: nil) != nil,
            """
            The bundle “\(resource.bundle.bundlePath)” has no image “\(resource.name)”. Add its \
            asset catalogue to the target's resources, or use UIImage(named:in:compatibleWith:), \
            which returns nil.
            """)
        self.init(named: resource.name, in: resource.bundle, compatibleWith: nil)!
    }
}

nonisolated extension UIColor {
    /// Reads the colour of a resource.
    ///
    /// - Precondition: The bundle has a colour of that name.
    public convenience init(resource: ColorResource) {
        requires(
            UIColor(named: resource.name, in: resource.bundle, compatibleWith: nil) != nil,
            """
            The bundle “\(resource.bundle.bundlePath)” has no colour “\(resource.name)”. Add its \
            asset catalogue to the target's resources, or use UIColor(named:in:compatibleWith:), \
            which returns nil.
            """)
        self.init(named: resource.name, in: resource.bundle, compatibleWith: nil)!
    }
}
