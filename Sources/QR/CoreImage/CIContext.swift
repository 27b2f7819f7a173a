public import CoreGraphics
public import Foundation

/// Carries out the recipes of images, on the processor.
open class CIContext: NSObject {
    public override init() { super.init() }

    /// Returns the pixels of an image within a rectangle, rounded outward to whole pixels.
    ///
    /// - Returns: `nil` for an empty rectangle, or a side of more than 32,767 pixels.
    open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
        guard !fromRect.isEmpty, fromRect.width < 32_767, fromRect.height < 32_767 else {
            return nil
        }
        return image.bitmap(in: PixelFrame(around: fromRect)).image
    }
}
