import CoreGraphics
import Foundation
import ImageIO
import QRReading
import Testing
import UIKit
import UniformTypeIdentifiers

@Suite("Picture files")
struct ImageFileTests {
    @Test("Picture files: each format is a type of images", arguments: ImageFormat.allCases)
    func types(format: ImageFormat) throws {
        let type = try #require(UTType(format.typeIdentifier))
        #expect(type.conforms(to: .image))
    }

    @Test(
        "UIImage and the QR reader: every format is read, whatever the file is called",
        arguments: Sample.all)
    func everyFormat(sample: Sample) throws {
        let data = try sample.data()
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(
            "\(UUID().uuidString).txt")
        try data.write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }

        let image = try #require(UIImage(contentsOfFile: file.path))
        #expect(image.size == CGSize(width: 64, height: 32))
        #expect(image.images == nil && image.duration == 0)
        #expect(Quarters.colors(of: try #require(image.cgImage)) == Quarters.upright)

        let grey = try PictureFile.grey(path: file.path)
        #expect(grey.width == 64 && grey.height == 32 && !grey.isCutOff)
        for (point, color) in zip(Quarters.points(width: 64, height: 32), Quarters.upright) {
            #expect(abs(Int(grey[point.0, point.1]) - color.grey) <= 8, "\(sample) at \(point)")
        }
    }

    @Test("ImageFile: formats are recognised by their first bytes", arguments: Sample.all)
    func recognition(sample: Sample) throws {
        #expect(try ImageFile(sample.data()).format == sample.format)
    }

    @Test("CGImageSource: type, count, size and pixels of every format", arguments: Sample.all)
    func source(sample: Sample) throws {
        let source = try #require(CGImageSourceCreateWithData(sample.data(), nil))
        #expect(CGImageSourceGetType(source) == sample.format.typeIdentifier)
        #expect(CGImageSourceGetCount(source) == 1)
        let properties = try #require(CGImageSourceCopyPropertiesAtIndex(source, 0, nil))
        #expect(properties[kCGImagePropertyPixelWidth] as? Int == 64)
        #expect(properties[kCGImagePropertyPixelHeight] as? Int == 32)
        #expect(properties[kCGImagePropertyOrientation] as? UInt32 == 1)
        let image = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
        #expect(Quarters.colors(of: image) == Quarters.upright)
        #expect(CGImageSourceCreateImageAtIndex(source, 1, nil) == nil)
    }

    @Test("ImageFile: bytes of no format, and none at all, are told apart")
    func noPicture() {
        #expect(throws: ImageError.empty) { try ImageFile(Data()) }
        let text = Data("hello, world".utf8)
        #expect(throws: ImageError.unknownFormat(start: Array("hello, w".utf8))) {
            try ImageFile(text)
        }
        #expect(UIImage(data: text) == nil)
    }

    @Test("ImageFile: a device, a folder and a missing file are refused without reading")
    func noFile() {
        #expect(throws: ImageError.unreadable(path: "/dev/zero", reason: "it is no ordinary file"))
        {
            try ImageFile(contentsOfFile: "/dev/zero")
        }
        #expect(throws: ImageError.folder(path: "/tmp")) { try ImageFile(contentsOfFile: "/tmp") }
        #expect(throws: ImageError.unreadable(path: "/no", reason: "No such file or directory")) {
            try ImageFile(contentsOfFile: "/no")
        }
        #expect(UIImage(contentsOfFile: "/dev/zero") == nil)
    }

    // MARK: Orientation

    @Test(
        "UIImage and the QR reader: a JPEG's EXIF orientation turns it upright",
        arguments: CGImagePropertyOrientation.allCases)
    func orientation(orientation: CGImagePropertyOrientation) throws {
        let jpeg = try Sample[.jpeg].data()
        let data = jpeg.prefix(2) + Self.exif(orientation) + jpeg.dropFirst(2)
        let expected = Quarters.turned(by: orientation)
        let isUpright = orientation.rawValue < 5
        let (width, height) = isUpright ? (64, 32) : (32, 64)

        let image = try #require(UIImage(data: data))
        #expect("\(image.imageOrientation)" == "\(orientation)")
        #expect(image.size == CGSize(width: width, height: height))
        #expect(Quarters.colors(of: try #require(image.cgImage)) == Quarters.upright)
        let saved = try PNG.decode(try #require(image.pngData()))
        #expect(Quarters.colors(of: saved) == expected)

        let grey = try PictureFile.grey(bytes: Array(data), name: "test")
        #expect(grey.width == width && grey.height == height)
        for (point, color) in zip(Quarters.points(width: width, height: height), expected) {
            #expect(abs(Int(grey[point.0, point.1]) - color.grey) <= 8)
        }
        let source = try #require(CGImageSourceCreateWithData(data, nil))
        let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil)
        #expect(properties?[kCGImagePropertyOrientation] as? UInt32 == orientation.rawValue)
        let options: [String: Any] = [
            kCGImageSourceCreateThumbnailFromImageAlways: true,
            kCGImageSourceCreateThumbnailWithTransform: true,
            kCGImageSourceThumbnailMaxPixelSize: 32,
        ]
        let thumbnail = try #require(CGImageSourceCreateThumbnailAtIndex(source, 0, options))
        #expect(thumbnail.width == width / 2 && Quarters.colors(of: thumbnail) == expected)
    }

    /// A JPEG segment that holds nothing but an orientation (EXIF 2.3, 4.5 and 4.6.4).
    private static func exif(_ orientation: CGImagePropertyOrientation) -> Data {
        var content: [UInt8] = Array("Exif\0\0II".utf8)
        // The number 42, the directory's place, and one entry: tag 274, type short, one value.
        content += [42, 0, 8, 0, 0, 0, 1, 0]
        content += [0x12, 0x01, 3, 0, 1, 0, 0, 0, UInt8(orientation.rawValue), 0, 0, 0]
        content += [0, 0, 0, 0]
        return Data([0xFF, 0xE1, 0, UInt8(content.count + 2)] + content)
    }

    // MARK: Writing

    @Test("UIImage: a JPEG round trip stays near the picture, and less quality takes fewer bytes")
    func jpeg() throws {
        let context = try #require(Quarters.bitmap(200, 100))
        for x in 0..<200 {
            context.setFillColor(
                red: CGFloat(x) / 200, green: 0.5, blue: 1 - CGFloat(x) / 200, alpha: 1)
            context.fill(CGRect(x: x, y: 0, width: 1, height: 100))
        }
        let pixels = try #require(context.makeImage())
        let image = UIImage(cgImage: pixels)
        let fine = try #require(image.jpegData(compressionQuality: 0.95))
        let again = try #require(UIImage(data: fine)?.cgImage)
        #expect(again.width == 200 && again.height == 100)
        let differences = (0..<200).flatMap { x in
            zip(Quarters.components(of: pixels, x, 50), Quarters.components(of: again, x, 50))
                .map { abs($0 - $1) }
        }
        #expect(try #require(differences.max()) <= 6)
        let coarse = try #require(image.jpegData(compressionQuality: 0.2))
        #expect(coarse.count < fine.count)
        #expect(image.jpegData(compressionQuality: 7) == image.jpegData(compressionQuality: 1))
        #expect(image.jpegData(compressionQuality: 0.95) == fine, "The same bytes each time.")
    }

    @Test("UIImage: what is transparent is white in a JPEG")
    func transparent() throws {
        let context = try #require(Quarters.bitmap(32, 32))
        context.setFillColor(red: 0, green: 0, blue: 0, alpha: 0.5)
        context.fill(CGRect(x: 0, y: 0, width: 16, height: 32))
        let image = UIImage(cgImage: try #require(context.makeImage()))
        let data = try #require(image.jpegData(compressionQuality: 1))
        let pixels = try #require(UIImage(data: data)?.cgImage)
        #expect(Quarters.components(of: pixels, 24, 16).allSatisfy { $0 >= 253 })
        #expect(Quarters.components(of: pixels, 4, 16).allSatisfy { abs($0 - 127) <= 3 })
        #expect(UIImage().jpegData(compressionQuality: 1) == nil)
    }

    @Test(
        "CGImageDestination: every writable format is written and read",
        arguments: ImageFile.writable)
    func destination(format: ImageFormat) throws {
        let data = NSMutableData()
        let destination = try #require(
            CGImageDestinationCreateWithData(data, format.typeIdentifier, 1, nil))
        CGImageDestinationAddImage(
            destination, try Quarters.image(), [kCGImageDestinationLossyCompressionQuality: 1.0])
        #expect(CGImageDestinationFinalize(destination))
        let picture = try ImageFile(Data(referencing: data)).decode()
        #expect(Quarters.colors(of: picture.image) == Quarters.upright)
        #expect(CGImageDestinationCreateWithData(data, "public.heic", 1, nil) == nil)
    }
}
