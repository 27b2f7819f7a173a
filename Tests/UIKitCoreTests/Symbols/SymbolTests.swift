import Foundation
import TestSupport
import Testing
import UIKit

@testable import UIKitDrawing

@Suite("Symbols")
struct SymbolTests {
    @Test("Symbols: each of some 980 names draws within its square, and not nothing")
    func everyName() throws {
        #expect(SystemSymbol.allNames.count > 900)
        for name in SystemSymbol.allNames {
            let image = try #require(UIImage(systemName: name))
            let pixels = try #require(image.cgImage)
            let alphas = pixels.alphas
            let inked = alphas.filter { $0 > 128 }.count
            #expect(inked * 100 > alphas.count / 2, "\(name) is nearly empty")
            #expect(inked * 100 < alphas.count * 92, "\(name) fills its square")
            let (width, height) = (pixels.width, pixels.height)
            let isBorder = { (index: Int) in
                let (x, y) = (index % width, index / width)
                return x == 0 || y == 0 || x == width - 1 || y == height - 1
            }
            let touches = alphas.indices.contains { isBorder($0) && alphas[$0] > 128 }
            #expect(!touches, "\(name) touches the edge")
        }
    }

    @Test("Symbols: variants exist where Apple has them")
    func variants() {
        for name in [
            "plus.circle.fill", "heart.slash", "heart.slash.fill", "star.square", "trash.fill",
        ] {
            #expect(UIImage(systemName: name) != nil, "\(name)")
        }
        for name in ["plus.fill", "house.slash.circle", "circle.circle", ".circle", "", "slash"] {
            #expect(UIImage(systemName: name) == nil, "\(name)")
        }
    }

    @Test("Symbols: a missing name is reported with the nearest one")
    func missing() async throws {
        let exit = await #expect(
            processExitsWith: .success, observing: [\.standardErrorContent]
        ) {
            _ = UIImage(systemName: "hert.fill")
            _ = UIImage(systemName: "hert.fill")
        }
        let text = String(decoding: try #require(exit).standardErrorContent, as: UTF8.self)
        #expect(text == "[Symbols] There is no symbol “hert.fill”. Did you mean “heart.fill”?\n")
    }

    @Test(
        "Symbols: a filled circle around a drawing shows it as a gap, or in the palette's first colour"
    )
    func palette() throws {
        let size = UIImage.SymbolConfiguration(pointSize: 20)
        let plain = try #require(UIImage(systemName: "plus.circle.fill", withConfiguration: size))
        let centre = CGPoint(x: 12, y: 12)
        #expect(plain.alpha(at: centre) < 16)
        let palette = plain.applyingSymbolConfiguration(
            UIImage.SymbolConfiguration(paletteColors: [.red, .blue]))
        #expect((palette?.alpha(at: centre) ?? 0) > 240)
        #expect(palette?.renderingMode == .alwaysOriginal)
        #expect(palette?.size == plain.size)
    }

    @Test("Symbol configurations: applying keeps what the other leaves unspecified")
    func applying() {
        let bold = UIImage.SymbolConfiguration(weight: .bold)
        let large = UIImage.SymbolConfiguration(pointSize: 30, weight: .unspecified, scale: .large)
        #expect(
            bold.applying(large)
                == UIImage.SymbolConfiguration(pointSize: 30, weight: .bold, scale: .large))
        #expect(UIImage.SymbolConfiguration.unspecified.applying(bold) == bold)
    }

    @Test("Symbols: what points forward is mirrored from right to left, what points right is not")
    func direction() {
        #expect(UIImage(systemName: "chevron.forward")?.flipsForRightToLeftLayoutDirection == true)
        #expect(UIImage(systemName: "chevron.right")?.flipsForRightToLeftLayoutDirection == false)
        let view = UIImageView(image: UIImage(systemName: "chevron.forward"))
        let pixels = view.layer.contents as? CGImage
        view.semanticContentAttribute = .forceRightToLeft
        let mirrored = view.layer.contents as? CGImage
        #expect(pixels?.alphas != mirrored?.alphas)
        #expect(pixels?.alphas.sorted() == mirrored?.alphas.sorted())
    }

    @Test(
        "SVG paths: commands, absolute and relative, reach their ends",
        arguments: [
            ("M1 2L3 4", CGRect(x: 1, y: 2, width: 2, height: 2)),
            ("m1,2 2,2 h-4v3z", CGRect(x: -1, y: 2, width: 4, height: 5)),
            ("M0 0a5 5 0 0 1 10 0", CGRect(x: 0, y: -5, width: 10, height: 5)),
            ("M0 0a5 5 0 0 0 10 0", CGRect(x: 0, y: 0, width: 10, height: 5)),
            ("M0 0a5 5 0 1110 0", CGRect(x: 0, y: -5, width: 10, height: 5)),
            ("M0 0A1 1 0 0 1 10 0", CGRect(x: 0, y: -5, width: 10, height: 5)),
            ("M0 0C0 9 9 9 9 0S18-9 18 0", CGRect(x: 0, y: -6.75, width: 18, height: 13.5)),
        ])
    func paths(text: String, box: CGRect) {
        let found = SVGPath(text[...]).path.boundingBoxOfPath
        #expect(abs(found.minX - box.minX) < 0.01 && abs(found.maxX - box.maxX) < 0.01, "\(found)")
        #expect(abs(found.minY - box.minY) < 0.01 && abs(found.maxY - box.maxY) < 0.01, "\(found)")
    }

    @Test("SVG paths: random bytes never end the process")
    func fuzz() {
        var generator = SeededGenerator(seed: 7)
        let alphabet = Array("MmLlHhVvCcSsQqAaZz0123456789.-, x")
        for _ in 0..<5_000 {
            let text = String((0..<20).map { _ in alphabet.randomElement(using: &generator)! })
            _ = SVGPath(text[...]).path.boundingBoxOfPath
        }
    }
}

extension CGImage {
    /// The opacities of the pixels, row by row.
    var alphas: [UInt8] {
        let context = CGContext(
            data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: width * 4,
            space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)!
        context.draw(self, in: CGRect(x: 0, y: 0, width: width, height: height))
        let bytes = context.data!.assumingMemoryBound(to: UInt8.self)
        return (0..<width * height).map { bytes[$0 * 4 + 3] }
    }
}

extension UIImage {
    /// The opacity at a point.
    fileprivate func alpha(at point: CGPoint) -> UInt8 {
        guard let cgImage else { return 0 }
        return cgImage.alphas[Int(point.y * scale) * cgImage.width + Int(point.x * scale)]
    }
}
