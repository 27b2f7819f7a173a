import Foundation
import Testing
import UIKit
import UIKitTesting

@Suite("Images outside of catalogues")
struct LooseImageTests {
    private let folder: URL
    private let bundle: Bundle

    init() throws {
        folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("loose-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        bundle = try #require(Bundle(path: folder.path))
    }

    /// Writes a square picture, whose side tells the files apart.
    private func write(_ path: String, side: CGFloat) throws {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let renderer = UIGraphicsImageRenderer(
            size: CGSize(width: side, height: side), format: format)
        let isJPEG = path.hasSuffix(".jpg") || path.hasSuffix(".JPG")
        let data =
            isJPEG
            ? renderer.jpegData(withCompressionQuality: 1) { _ in } : renderer.pngData { _ in }
        let file = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
    }

    private func writeSet(_ name: String, side: CGFloat) throws {
        let set = "Assets.xcassets/\(name).imageset"
        try write("\(set)/a.png", side: side)
        try Data(#"{"images": [{"filename": "a.png", "scale": "1x"}]}"#.utf8)
            .write(to: folder.appendingPathComponent("\(set)/Contents.json"))
    }

    /// The number of pixels in a row of the image that a name finds.
    private func pixels(
        _ name: String, scale: CGFloat = 2, _ idiom: UIUserInterfaceIdiom = .phone
    ) -> Int? {
        let traits = UITraitCollection {
            $0.displayScale = scale
            $0.userInterfaceIdiom = idiom
        }
        return UIImage(named: name, in: bundle, compatibleWith: traits)?.cgImage?.width
    }

    @Test("Loose images: dots in a name are not an extension, and that of PNG may be left out")
    func dots() throws {
        try write("icon.v2.png", side: 11)
        try write("photo.jpg", side: 12)
        #expect(pixels("icon.v2.png") == 11)
        #expect(pixels("icon.v2") == 11)
        #expect(pixels("photo.jpg") == 12)
        #expect(pixels("photo") == nil)
    }

    @Test("Loose images: a set goes before a file of its name, a whole file name before the set")
    func catalogue() throws {
        try writeSet("bread", side: 20)
        #expect(pixels("bread") == 20)
        #expect(pixels("bread.png") == 20)
        try write("bread.png", side: 13)
        #expect(pixels("bread") == 20)
        #expect(pixels("bread.png") == 13)
        try write("roll.png", side: 14)
        #expect(pixels("roll") == 14 && pixels("roll.png") == 14)
    }

    @Test("Loose images: the scale and the device choose the file")
    func scales() throws {
        try write("star.png", side: 10)
        try write("star@2x.png", side: 20)
        try write("star@3x.png", side: 30)
        try write("star@2x~ipad.png", side: 22)
        #expect(pixels("star", scale: 1) == 10 && pixels("star", scale: 3) == 30)
        #expect(pixels("star") == 20 && pixels("star.png") == 20)
        #expect(pixels("star", .pad) == 22)
        #expect(pixels("star@3x.png") == 30 && pixels("star@2x") == 20)
        let padStar = UIImage(
            contentsOfFile: folder.appendingPathComponent("star@2x~ipad.png").path)
        #expect(padStar?.scale == 2)
    }

    @Test("Loose images: names may have folders, and languages have files of their own")
    func folders() throws {
        try write("Shapes/round/ring@2x.png", side: 16)
        try write("Base.lproj/flag.png", side: 17)
        #expect(pixels("Shapes/round/ring") == 16 && pixels("Shapes/round/ring.png") == 16)
        #expect(pixels("flag") == 17 && pixels("ring") == nil)
    }

    @Test("Loose images: the languages of a bundle are listed once, as its catalogues are")
    func listing() throws {
        try write("flag.png", side: 18)
        #expect(pixels("flag") == 18)
        try write("Base.lproj/flag.png", side: 19)
        #expect(pixels("flag") == 18)
        try write("star.png", side: 20)
        #expect(pixels("star") == 20)
    }
}
