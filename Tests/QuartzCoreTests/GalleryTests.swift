import CoreGraphics
import Foundation
import ImageIO
import QuartzCore
import Testing

@Suite("Gallery")
struct GalleryTests {
    @Test("draws")
    func draws() throws {
        let stage = Stage(width: 480, height: 400, scale: 2)
        Gallery.fill(stage.root)
        stage.compositor.backgroundColor = .white
        stage.show()
        let image = try #require(stage.compositor.bitmap.makeImage())
        try PNG.write(image, to: URL(fileURLWithPath: "/tmp/wt/gallery.png"))
    }
}
