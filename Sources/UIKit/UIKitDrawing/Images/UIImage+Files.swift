import CoreGraphics
public import Foundation
import ImageIO

nonisolated extension UIImage {
    /// Reads an image file's contents: PNG, JPEG, GIF, WebP, AVIF, HEIC, TIFF, BMP, PNM or SVG.
    /// `nil` when `data` is none of these, damaged, cut off or too large; `ImageFile` reports
    /// which.
    ///
    /// ``imageOrientation`` is the file's; the frames of a GIF become ``images``.
    public convenience init?(data: Data) {
        self.init(data: data, scale: 1)
    }

    /// Reads an image file's contents; see ``init(data:)``.
    ///
    /// `scale` is the number of pixels per point; 0, negative values and NaN count as 1.
    public convenience init?(data: Data, scale: CGFloat) {
        self.init(try? ImageFile(data).decode(), scale: scale)
    }

    /// Reads an image file of any format; see ``init(data:)``. `nil` when there is none.
    ///
    /// A name that ends in `@2x` or `@3x` before the extension specifies the number of pixels per
    /// point.
    public convenience init?(contentsOfFile path: String) {
        let file = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
        let name =
            ["~ipad", "~iphone"].first(where: file.hasSuffix)
            .map { file.dropLast($0.count) } ?? file[...]
        let scale: CGFloat = name.hasSuffix("@2x") ? 2 : name.hasSuffix("@3x") ? 3 : 1
        self.init(try? ImageFile(contentsOfFile: path).decode(), scale: scale)
    }

    /// Reads an image or a symbol set of a bundle. No symbol here has parts that show a value, so
    /// that all look as without one.
    public convenience init?(
        named name: String, in bundle: Bundle?, variableValue: Double,
        configuration: Configuration? = nil
    ) {
        self.init(named: name, in: bundle, with: configuration)
    }

    /// Reads a picture of the app from the main bundle; see
    /// ``init(named:in:compatibleWith:)``.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil)
    }

    /// Reads a picture of the app that is part of it, as image literals do.
    ///
    /// - Precondition: The main bundle has the picture.
    public convenience init(imageLiteralResourceName name: String) {
        precondition(
            UIImage(named: name) != nil,
            "There is no image “\(name)”. Add it to an asset catalogue or the target's resources.")
        self.init(named: name)!
    }

    /// Reads a picture from a bundle's resources; `nil` when there is none.
    ///
    /// A set of the bundle's asset catalogues goes before a file: the image for the traits'
    /// appearance and display scale, sliced and rendered as the set says, or the symbol of a symbol
    /// set, in the tint colour of the view that shows it.
    /// Of the files `name@2x.png`, `name@3x.png` and `name.png`, the one for the traits' display
    /// scale is read, else that with the most pixels; those of a device, as `name@2x~ipad.png`, go
    /// before.
    ///
    /// - Parameters:
    ///   - name: The name of a file, or its whole path. Without an extension, a PNG file.
    ///   - bundle: The bundle; `Bundle.module` in a package, and the main bundle if `nil`.
    ///   - traitCollection: The traits; the current ones if `nil`.
    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) {
        let traits = traitCollection ?? .current
        let place = bundle ?? .main
        if let image = Self.variedAsset(named: name, in: place, for: traits) {
            self.init(image.cgImage, image.traits)
            return
        }
        if let template = Self.symbolSet(named: name, in: bundle ?? .main) {
            self.init(template, withConfiguration: nil, for: traits)
            return
        }
        let loose = LooseImageName(name)
        if let path = loose.file(in: place, for: traits) {
            self.init(contentsOfFile: path)
            return
        }
        // The set of a catalogue that is named as a file: its extension is not a part of the name.
        guard loose.hasType,
            let image = Self.variedAsset(named: loose.stem, in: place, for: traits)
        else { return nil }
        self.init(image.cgImage, image.traits)
    }

    /// Reads an image set with its other appearances and scales.
    private static func variedAsset(
        named name: String, in bundle: Bundle, for traits: UITraitCollection
    ) -> UIImage? {
        guard let image = asset(named: name, in: bundle, for: traits) else { return nil }
        var imageTraits = image.traits
        imageTraits.asset = UIImageAsset { asset(named: name, in: bundle, for: $0) }
        imageTraits.traitCollection = traits
        return UIImage(image.cgImage, imageTraits)
    }

    /// Reads a picture from a bundle's resources, as ``init(named:in:compatibleWith:)`` does, and
    /// applies a configuration: the size, weight and colours of a symbol, or traits.
    public convenience init?(
        named name: String, in bundle: Bundle?, with configuration: Configuration?
    ) {
        let traits = configuration?.traitCollection
        if let template = Self.symbolSet(named: name, in: bundle ?? .main) {
            self.init(template, withConfiguration: configuration, for: traits)
        } else {
            self.init(named: name, in: bundle, compatibleWith: traits)
        }
    }

    convenience init?(_ picture: DecodedImage?, scale: CGFloat) {
        guard let picture else { return nil }
        let still = UIImage(
            cgImage: picture.image, scale: scale, orientation: Orientation(picture.orientation))
        var traits = still.traits
        traits.animation = UIImageAnimation(picture)
        self.init(picture.image, traits)
    }

    /// The image as a PNG file, upright; `nil` when it has no pixels.
    public func pngData() -> Data? { shownPixels.map { PNG.encode($0) } }

    /// The image as a JPEG file, upright and on white; `nil` when it has no pixels.
    ///
    /// - Parameter compressionQuality: From 0 for the smallest file to 1 for the best picture.
    ///   Other values count as the nearest of these.
    public func jpegData(compressionQuality: CGFloat) -> Data? {
        shownPixels.flatMap { pixels in
            try? ImageFile.encode(pixels, as: .jpeg, quality: Double(compressionQuality))
        }
    }

    /// The pixels as they are shown: turned and tinted.
    var shownPixels: CGImage? {
        guard cgImage != nil, imageOrientation != .up || traits.tint != nil else { return cgImage }
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return UIGraphicsImageRenderer(size: size, format: format).image { _ in
            draw(at: .zero)
        }.cgImage
    }
}

nonisolated extension UIGraphicsImageRenderer {
    /// Draws an image and encodes it as a PNG file; empty when the image has no pixels.
    public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        image(actions: actions).pngData() ?? Data()
    }

    /// Draws an image and encodes it as a JPEG file; empty when the image has no pixels.
    ///
    /// - Parameters:
    ///   - compressionQuality: From 0 for the smallest file to 1 for the best picture.
    ///   - actions: A closure that draws the image.
    public func jpegData(
        withCompressionQuality compressionQuality: CGFloat,
        actions: (UIGraphicsImageRendererContext) -> Void
    ) -> Data {
        image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
    }
}

nonisolated extension UIImage.Orientation {
    fileprivate init(_ orientation: CGImagePropertyOrientation) {
        switch orientation {
        case .up: self = .up
        case .upMirrored: self = .upMirrored
        case .down: self = .down
        case .downMirrored: self = .downMirrored
        case .leftMirrored: self = .leftMirrored
        case .right: self = .right
        case .rightMirrored: self = .rightMirrored
        case .left: self = .left
        }
    }
}
