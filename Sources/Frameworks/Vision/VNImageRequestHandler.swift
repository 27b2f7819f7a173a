public import CoreGraphics
public import CoreImage
public import CoreMedia
public import CoreVideo
public import Foundation
public import ImageIO
import QRReading

/// A key of a handler's options. None is needed here.
public struct VNImageOption: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String

    /// Creates the key with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
}

/// Performs requests on one image, on the calling thread.
// Sendable: its state is a `let` of a Sendable value.
open class VNImageRequestHandler: NSObject, @unchecked Sendable {
    private let picture: Result<RequestPicture, VNError>

    private init(_ picture: Result<RequestPicture, VNError>) {
        self.picture = picture
        super.init()
    }

    /// Creates a handler for an image.
    ///
    /// - Parameters:
    ///   - image: The image.
    ///   - orientation: How it has to be turned to be upright.
    ///   - options: Not needed.
    public convenience init(
        cgImage image: CGImage, orientation: CGImagePropertyOrientation = .up,
        options: [VNImageOption: Any] = [:]
    ) {
        self.init(.success(RequestPicture(GreyPicture(image, orientation: orientation))))
    }

    /// Creates a handler for a recipe of an image, which must have bounds.
    public convenience init(
        ciImage image: CIImage, orientation: CGImagePropertyOrientation = .up,
        options: [VNImageOption: Any] = [:]
    ) {
        guard let drawn = CIContext().createCGImage(image, from: image.extent) else {
            self.init(.failure(VNError(.invalidImage, "The image has no pixels, or no bounds.")))
            return
        }
        self.init(cgImage: drawn, orientation: orientation)
    }

    /// Creates a handler for pixels, which may change afterwards.
    public convenience init(
        cvPixelBuffer pixelBuffer: CVPixelBuffer, orientation: CGImagePropertyOrientation = .up,
        options: [VNImageOption: Any] = [:]
    ) {
        CVPixelBufferLockBaseAddress(pixelBuffer, .readOnly)
        defer { CVPixelBufferUnlockBaseAddress(pixelBuffer, .readOnly) }
        let (width, height) = (
            CVPixelBufferGetWidth(pixelBuffer), CVPixelBufferGetHeight(pixelBuffer)
        )
        let bytes = Data(
            bytes: CVPixelBufferGetBaseAddress(pixelBuffer)!,
            count: CVPixelBufferGetDataSize(pixelBuffer))
        let image = CGDataProvider(data: bytes).flatMap {
            CGImage(
                width: width, height: height, bitsPerComponent: 8, bitsPerPixel: 32,
                bytesPerRow: CVPixelBufferGetBytesPerRow(pixelBuffer),
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: [
                    .byteOrder32Little,
                    CGBitmapInfo(rawValue: CGImageAlphaInfo.noneSkipFirst.rawValue),
                ], provider: $0, decode: nil, shouldInterpolate: false, intent: .defaultIntent)
        }
        guard let image else {
            self.init(.failure(VNError(.invalidImage, "There is no memory for the pixels.")))
            return
        }
        self.init(cgImage: image, orientation: orientation)
    }

    /// Creates a handler for a camera's frame.
    public convenience init(
        cmSampleBuffer sampleBuffer: CMSampleBuffer,
        orientation: CGImagePropertyOrientation = .up, options: [VNImageOption: Any] = [:]
    ) {
        guard let pixels = sampleBuffer.imageBuffer else {
            self.init(.failure(VNError(.invalidImage, "The sample buffer has no picture.")))
            return
        }
        self.init(cvPixelBuffer: pixels, orientation: orientation)
    }

    /// Creates a handler for the bytes of a picture file. Damage is reported by ``perform(_:)``.
    public convenience init(data imageData: Data, options: [VNImageOption: Any] = [:]) {
        self.init(Result { () throws(VNError) in try RequestPicture(data: imageData) })
    }

    /// Creates a handler for a picture file. Its absence and damage are reported by
    /// ``perform(_:)``.
    public convenience init(url imageURL: URL, options: [VNImageOption: Any] = [:]) {
        self.init(
            Result { () throws(VNError) in
                guard let data = try? Data(contentsOf: imageURL) else {
                    throw VNError(.invalidImage, "“\(imageURL.path)” cannot be read.")
                }
                return try RequestPicture(data: data)
            })
    }

    /// Performs requests in their order, which takes milliseconds to seconds: not for the main
    /// thread.
    ///
    /// - Throws: The first ``VNError``; requests after it are performed nevertheless.
    open func perform(_ requests: [VNRequest]) throws {
        var failure: (any Error)?
        for request in requests {
            do {
                if request.isCancelled {
                    throw VNError(.requestCancelled, "The request was cancelled.")
                }
                try request.perform(on: picture.get())
                request.completionHandler?(request, nil)
            } catch {
                failure = failure ?? error
                request.completionHandler?(request, error)
            }
        }
        if let failure { throw failure }
    }
}

/// The picture that requests are performed on.
struct RequestPicture: Sendable {
    private let grey: GreyPicture

    init(_ grey: GreyPicture) { self.grey = grey }

    init(data: Data) throws(VNError) {
        do {
            let picture = try ImageFile(data).decode()
            grey = GreyPicture(picture.image, orientation: picture.orientation)
        } catch {
            throw VNError(.invalidImage, "The data are no picture: \(error)")
        }
    }

    /// The pixels of a region in fractions from the bottom left, at least one.
    func pixels(of region: CGRect) -> PixelRectangle {
        let unit = region.intersection(CGRect(x: 0, y: 0, width: 1, height: 1))
        let (width, height) = (Double(grey.width), Double(grey.height))
        let left = Int((unit.minX * width).rounded(.down))
        let top = Int(((1 - unit.maxY) * height).rounded(.down))
        return PixelRectangle(
            x: min(left, grey.width - 1), y: min(top, grey.height - 1),
            width: max(Int((unit.width * width).rounded(.up)), 1),
            height: max(Int((unit.height * height).rounded(.up)), 1))
    }

    /// The part in a region.
    func grey(in region: CGRect) -> GreyPicture { grey.cropped(to: pixels(of: region)) ?? grey }
}
