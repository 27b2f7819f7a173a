import Foundation
import Testing
import UIKit

@Suite("Contexts of drawn strings, named pictures")
struct DrawingContextTests {
    @Test("Drawing context: text that does not fit is scaled, no more than to the least factor")
    func scaling() {
        let text = NSAttributedString(
            string: "A longer title", attributes: [.font: UIFont.systemFont(ofSize: 17)])
        let width = text.size().width
        let context = NSStringDrawingContext()
        let room = CGSize(width: width * 0.8, height: 100)
        _ = text.boundingRect(with: room, options: [], context: context)
        #expect(context.actualScaleFactor == 1)
        context.minimumScaleFactor = 0.5
        let bounds = text.boundingRect(with: room, options: [], context: context)
        #expect(abs(context.actualScaleFactor - 0.8) < 0.04)
        #expect(bounds.width <= room.width && context.totalBounds == bounds)
        _ = text.boundingRect(
            with: CGSize(width: width * 0.2, height: 100), options: [], context: context)
        #expect(abs(context.actualScaleFactor - 0.5) < 0.002)
        _ = text.boundingRect(
            with: CGSize(width: width * 2, height: 100), options: [], context: context)
        #expect(context.actualScaleFactor == 1)
    }

    @Test("Drawing context: a paragraph is scaled to the height of its rectangle")
    func paragraph() {
        let text = NSAttributedString(
            string: "Some words that need several lines in a narrow column of text",
            attributes: [.font: UIFont.systemFont(ofSize: 20)])
        let context = NSStringDrawingContext()
        context.minimumScaleFactor = 0.3
        let room = CGSize(width: 120, height: 60)
        let bounds = text.boundingRect(
            with: room, options: .usesLineFragmentOrigin, context: context)
        #expect(bounds.height <= 60 && bounds.width <= 120)
        #expect(context.actualScaleFactor < 1 && context.actualScaleFactor > 0.3)
    }

    @Test("Image: a whole path names a file, as in image literals")
    func wholePath() throws {
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2)).image { _ in }
        let file = FileManager.default.temporaryDirectory
            .appendingPathComponent("picture-\(UUID().uuidString).png")
        try #require(picture.pngData()).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        #expect(UIImage(named: file.path) != nil)
        let literal = UIImage(imageLiteralResourceName: file.path)
        #expect(literal.size.width == literal.size.height * 2)
        #expect(UIImage(named: file.path + ".none") == nil)
    }
}
