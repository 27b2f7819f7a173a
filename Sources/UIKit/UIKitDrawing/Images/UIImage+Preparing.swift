public import CoreGraphics
import Dispatch

// The pixels of an image are decoded when it is made, so that it is ready to be shown.
nonisolated extension UIImage {
    /// Returns an image whose pixels are decoded; `nil` for one without pixels.
    public func preparingForDisplay() -> UIImage? { cgImage == nil ? nil : self }

    /// Calls `completionHandler` soon, with an image whose pixels are decoded.
    public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        let image = preparingForDisplay()
        DispatchQueue.global().async { completionHandler(image) }
    }

    /// An image whose pixels are decoded; `nil` for one without pixels.
    public var byPreparingForDisplay: UIImage? { get async { preparingForDisplay() } }

    /// Returns the image scaled to fit a size; `nil` for one without area.
    ///
    /// - Parameter size: The size in pixels; the proportions are kept.
    public func preparingThumbnail(of size: CGSize) -> UIImage? {
        let pixels = CGSize(width: self.size.width * scale, height: self.size.height * scale)
        guard pixels.width > 0, pixels.height > 0, size.width > 0, size.height > 0 else {
            return nil
        }
        let share = min(size.width / pixels.width, size.height / pixels.height)
        let fitted = CGSize(
            width: max(1, (pixels.width * share).rounded()),
            height: max(1, (pixels.height * share).rounded()))
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: fitted, format: format).image { _ in
            draw(in: CGRect(origin: .zero, size: fitted))
        }
    }

    /// Calls `completionHandler` soon, with the image scaled to fit a size in pixels.
    public func prepareThumbnail(
        of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void
    ) {
        DispatchQueue.global().async { completionHandler(self.preparingThumbnail(of: size)) }
    }

    /// Returns the image scaled to fit a size in pixels; `nil` for one without area.
    public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
        preparingThumbnail(of: size)
    }
}
