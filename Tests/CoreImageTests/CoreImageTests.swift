import CoreGraphics
import CoreImage
import Foundation
import QRReading
import Testing

@Suite("Core Image")
struct CoreImageTests {
    /// A red pixel at the bottom left, a green one at its right, a blue one above, a clear one.
    private static let corners: CGImage = {
        let bytes: [UInt8] = [
            0, 0, 255, 255, 0, 0, 0, 0,  //
            255, 0, 0, 255, 0, 255, 0, 255,
        ]
        return CGImage(
            width: 2, height: 2, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 8,
            space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue),
            provider: CGDataProvider(data: Data(bytes) as NSData)!, decode: nil,
            shouldInterpolate: false, intent: .defaultIntent)!
    }()

    /// The pixels of a rectangle, top row first, as RGBA.
    private func pixels(_ image: CIImage, _ rect: CGRect) throws -> [[UInt8]] {
        let picture = try #require(CIContext().createCGImage(image, from: rect))
        let bytes = picture.straightBytes(hasAlpha: true)
        return stride(from: 0, to: bytes.count, by: 4).map { Array(bytes[$0..<$0 + 4]) }
    }

    private let image = CIImage(cgImage: corners)

    @Test("CIImage: y grows upward, and outside of the extent all is clear")
    func coordinates() throws {
        #expect(image.extent == CGRect(x: 0, y: 0, width: 2, height: 2))
        let bottom = CGRect(x: 0, y: 0, width: 3, height: 1)
        #expect(try pixels(image, bottom) == [[255, 0, 0, 255], [0, 255, 0, 255], [0, 0, 0, 0]])
        #expect(CIContext().createCGImage(image, from: .zero) == nil)
    }

    @Test("CIImage: moves, crops, continues its edges and lies over another")
    func variants() throws {
        let moved = image.transformed(by: CGAffineTransform(translationX: 10, y: -5))
        #expect(moved.extent == CGRect(x: 10, y: -5, width: 2, height: 2))
        let corner = CGRect(x: 10, y: -5, width: 1, height: 1)
        #expect(try pixels(moved, corner) == [[255, 0, 0, 255]])
        #expect(moved.cropped(to: corner).extent == corner)
        let far = CGRect(x: 50, y: -50, width: 1, height: 1)
        #expect(try pixels(image.clampedToExtent(), far) == [[0, 255, 0, 255]])
        let over = image.composited(over: CIImage(color: .white))
        let clear = CGRect(x: 1, y: 1, width: 1, height: 1)
        #expect(try pixels(over, clear) == [[255, 255, 255, 255]])
    }

    @Test("CIQRCodeGenerator: one pixel a module and one around; enlarged, it is read")
    func codes() async throws {
        let filter = try #require(CIFilter(name: "CIQRCodeGenerator"))
        #expect(filter.outputImage == nil)
        filter.setValue(Data("https://example.com/墨".utf8), forKey: "inputMessage")
        filter.setValue("H", forKey: "inputCorrectionLevel")
        let code = try #require(filter.outputImage)
        #expect(code.extent.width == 31)  // Version 3: 29 modules.
        let large = code.transformed(by: CGAffineTransform(scaleX: 6, y: 6))
        let picture = try #require(CIContext().createCGImage(large, from: large.extent))
        #expect(picture.width == 186)
        let found = try await QRReader().read(GreyPicture(picture))
        #expect(found.map(\.text) == ["https://example.com/墨"])
        filter.setValue("X", forKey: "inputCorrectionLevel")
        #expect(filter.outputImage == nil)
    }

    @Test(
        "colour filters change colours, not alpha",
        arguments: [
            ("CIColorInvert", [:], [0, 255, 255, 255]),
            ("CIColorControls", ["inputSaturation": 0.0], [54, 54, 54, 255]),
            ("CIColorControls", ["inputBrightness": 0.2], [255, 51, 51, 255]),
            ("CIColorControls", ["inputContrast": 0.5], [191, 64, 64, 255]),
            ("CIPhotoEffectMono", [:], [54, 54, 54, 255]),
            ("CISepiaTone", ["inputIntensity": 1.0], [100, 89, 69, 255]),
        ] as [(String, [String: Double], [UInt8])])
    func colors(name: String, values: [String: Double], expected: [UInt8]) throws {
        let result = image.applyingFilter(name, parameters: values)
        let row = CGRect(x: 0, y: 0, width: 3, height: 1)
        let found = try pixels(result, row)
        for (component, wanted) in zip(found[0], expected) {
            #expect(abs(Int(component) - Int(wanted)) <= 1)
        }
        #expect(found[2] == [0, 0, 0, 0])
    }

    @Test("CIFalseColor: dark and light become two colours, as QR codes are coloured")
    func falseColor() throws {
        let colored = CIImage(color: .black).applyingFilter(
            "CIFalseColor", parameters: ["inputColor0": CIColor.blue, "inputColor1": CIColor.clear])
        let dot = CGRect(x: 0, y: 0, width: 1, height: 1)
        #expect(try pixels(colored, dot) == [[0, 0, 255, 255]])
    }

    @Test("CIGaussianBlur: spreads by three deviations, and keeps the sum")
    func blur() throws {
        let dot = CIImage(color: .white).cropped(to: CGRect(x: 0, y: 0, width: 4, height: 4))
        let soft = dot.applyingGaussianBlur(sigma: 2)
        #expect(soft.extent == CGRect(x: -6, y: -6, width: 16, height: 16))
        let alphas = try pixels(soft, soft.extent).map { Int($0[3]) }
        #expect(abs(alphas.reduce(0, +) - 16 * 255) < 130)
        #expect(alphas[8 * 16 + 8] < 255 && alphas[8 * 16 + 8] > 100 && alphas[0] < 3)
        #expect(dot.applyingGaussianBlur(sigma: 0).extent == dot.extent)
    }

    @Test("CIFilter: names, keys, defaults")
    func filters() throws {
        #expect(CIFilter(name: "CINothing") == nil)
        #expect(CIFilter.filterNames(inCategory: nil).contains("CIGaussianBlur"))
        let filter = try #require(CIFilter(name: "CIGaussianBlur", parameters: ["inputRadius": 3]))
        #expect(filter.inputKeys == ["inputImage", "inputRadius"])
        #expect(filter.value(forKey: kCIInputRadiusKey) as? Int == 3)
        filter.setDefaults()
        #expect(filter.value(forKey: kCIInputRadiusKey) as? Double == 10)
        #expect(filter.outputImage == nil)
    }

    @Test("CIDetector: codes with their corners, message and what they store")
    func detector() throws {
        let filter = try #require(CIFilter(name: "CIQRCodeGenerator"))
        filter.setValue(Data("detected".utf8), forKey: "inputMessage")
        filter.setValue("H", forKey: "inputCorrectionLevel")
        // Each module ten pixels, a light one around.
        let code = try #require(filter.outputImage).transformed(
            by: CGAffineTransform(scaleX: 10, y: 10).translatedBy(x: 5, y: 3))
        let image = code.composited(
            over: CIImage(color: .white).cropped(
                to: CGRect(x: 0, y: 0, width: 400, height: 500)))
        let detector = try #require(
            CIDetector(
                ofType: CIDetectorTypeQRCode, context: nil,
                options: [CIDetectorAccuracy: CIDetectorAccuracyHigh]))
        let features = detector.features(in: image)
        let feature = try #require(features.first as? CIQRCodeFeature)
        #expect(features.count == 1 && feature.messageString == "detected")
        #expect(feature.type == CIFeatureTypeQRCode)
        let stored = try #require(feature.symbolDescriptor)
        #expect(stored.errorCorrectionLevel == .levelH)
        let side = Double(17 + 4 * stored.symbolVersion) * 10
        #expect(abs(feature.bottomLeft.x - 60) < 5 && abs(feature.bottomLeft.y - 40) < 5)
        #expect(abs(feature.topLeft.y - 40 - side) < 8 && abs(feature.bounds.width - side) < 8)
        #expect(detector.features(in: CIImage(color: .white)).isEmpty)
        #expect(CIDetector(ofType: "CIDetectorTypeFace", context: nil) == nil)
    }
}
