import CoreGraphics
import Foundation
import ImageIO
import QuartzCore
import Testing

@Suite("Gallery of layer properties")
struct GalleryTests {
    @Test("Gallery of layer properties: the image equals the recorded one", arguments: [1, 2])
    func golden(scale: Int) throws {
        let stage = Stage(width: 480, height: 400, scale: CGFloat(scale))
        Gallery.fill(stage.root)
        stage.compositor.backgroundColor = .white
        stage.show()
        let name = "gallery@\(scale)x.png"
        let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("Goldens").appendingPathComponent(name)
        let image = try #require(stage.compositor.bitmap.makeImage())
        if ProcessInfo.processInfo.environment["RECORD"] == "1" {
            return try PNG.write(image, to: url)
        }
        let recorded = try PNG.read(from: url)
        guard PNG.encode(recorded) != PNG.encode(image) else { return }
        let written = FileManager.default.temporaryDirectory.appendingPathComponent(name)
        try PNG.write(image, to: written)
        Issue.record(
            "The gallery differs from \(url.path). It is at \(written.path): if it is meant, RECORD=1."
        )
    }
}
