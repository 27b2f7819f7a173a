import CoreGraphics
import CoreImage
import Foundation
import ImageIO
import QRMaking
import Testing
import Vision

@Suite("Vision: codes")
struct BarcodeRequestTests {
    /// A picture with the codes of some texts from left to right, 6 pixels a module.
    private func picture(_ texts: [String]) throws -> CGImage {
        let (width, height) = (60 + texts.count * 240, 240)
        var bytes = [UInt8](repeating: 255, count: width * height * 4)
        for (index, text) in texts.enumerated() {
            let matrix = try QREncoder().matrix(for: text)
            for row in 0..<matrix.side * 6 {
                for column in 0..<matrix.side * 6 where matrix[column / 6, row / 6] {
                    let place = ((30 + row) * width + 30 + index * 240 + column) * 4
                    for part in 0..<3 { bytes[place + part] = 0 }
                }
            }
        }
        return try #require(
            CGImage(
                copying: bytes, width: width, height: height, bytesPerRow: width * 4,
                alpha: .noneSkipLast))
    }

    @Test("Request: finds codes with their corners from the bottom left")
    func codes() throws {
        let request = VNDetectBarcodesRequest()
        request.symbologies = [.qr]
        let image = try picture(["one", "two"])
        try VNImageRequestHandler(cgImage: image).perform([request])
        let results = try #require(request.results).sorted {
            $0.boundingBox.minX < $1.boundingBox.minX
        }
        #expect(results.map(\.payloadStringValue) == ["one", "two"])
        let first = try #require(results.first)
        #expect(first.symbology == .qr && first.confidence == 1)
        #expect(abs(first.topLeft.x - 30.0 / 540) < 0.01)
        #expect(abs(first.topLeft.y - (1 - 30.0 / 240)) < 0.01)
        #expect(abs(first.boundingBox.height - 126.0 / 240) < 0.02)
        let stored = try #require(first.barcodeDescriptor as? CIQRCodeDescriptor)
        #expect(stored.symbolVersion == 1)
    }

    @Test("Request: looks at a part of the image, in fractions of that part")
    func region() throws {
        let request = VNDetectBarcodesRequest()
        request.regionOfInterest = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
        try VNImageRequestHandler(cgImage: try picture(["one", "two"])).perform([request])
        let results = try #require(request.results)
        #expect(results.map(\.payloadStringValue) == ["two"])
        #expect(results.allSatisfy { $0.topLeft.x < 0.2 })
    }

    @Test("Request: calls its handler; a damaged file is an error of the handler's")
    func damage() throws {
        nonisolated(unsafe) var errors = 0
        let request = VNDetectBarcodesRequest { _, error in if error != nil { errors += 1 } }
        #expect(throws: VNError.self) {
            try VNImageRequestHandler(data: Data("no picture".utf8)).perform([request])
        }
        #expect(errors == 1 && request.results == nil)
    }

    @Test("Request: callers on all threads of tasks get their codes")
    func manyCallers() async throws {
        let image = try picture(["shared"])
        await withTaskGroup(of: String?.self) { group in
            for _ in 0..<16 {
                group.addTask {
                    let request = VNDetectBarcodesRequest()
                    request.symbologies = [.qr]
                    try? VNImageRequestHandler(cgImage: image).perform([request])
                    return request.results?.first?.payloadStringValue
                }
            }
            for await text in group { #expect(text == "shared") }
        }
    }
}
