import Testing
import UIKit
import UIKitTesting

/// An attachment as wide as its line and half as high, drawn in one colour.
private final class WideAttachment: NSTextAttachment, @unchecked Sendable {
    var lines: [CGRect] = []
    var containers: [NSTextContainer?] = []

    override func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
        glyphPosition position: CGPoint, characterIndex charIndex: Int
    ) -> CGRect {
        lines.append(lineFrag)
        containers.append(textContainer)
        return CGRect(x: 0, y: 0, width: lineFrag.width, height: lineFrag.width / 2)
    }

    override func image(
        forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex: Int
    ) -> UIImage? {
        UIGraphicsImageRenderer(size: imageBounds.size).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(origin: .zero, size: imageBounds.size))
        }
    }
}

@Suite("Subclasses of text attachments")
struct AttachmentSubclassTests {
    @Test("Text attachment: a subclass fits its image to the lines of a layout manager")
    func layoutManager() {
        let attachment = WideAttachment()
        let storage = NSTextStorage(attributedString: NSAttributedString(attachment: attachment))
        let container = NSTextContainer(size: CGSize(width: 210, height: 1_000))
        let layout = NSLayoutManager()
        layout.addTextContainer(container)
        storage.addLayoutManager(layout)
        #expect(layout.usedRect(for: container).size.width == 210)
        #expect(abs(layout.usedRect(for: container).height - 100) < 8)
        #expect(attachment.lines.last?.width == 200)
        #expect(attachment.containers.last == container)
        container.size.width = 110
        #expect(abs(layout.usedRect(for: container).height - 50) < 8)
    }

    @Test("Text attachment: a label is as high as the attachment in its width, and draws it")
    func label() throws {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
        label.numberOfLines = 0
        label.attributedText = NSAttributedString(attachment: WideAttachment())
        let controller = UIViewController()
        let app = HeadlessApp(
            size: CGSize(width: 100, height: 60), scale: 1, rootViewController: controller)
        controller.view.addSubview(label)
        #expect(abs(label.sizeThatFits(CGSize(width: 100, height: 1_000)).height - 50) < 8)
        #expect(abs(label.sizeThatFits(CGSize(width: 60, height: 1_000)).height - 30) < 8)
        label.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
        app.settle()
        #expect(app.snapshot()[50, 30] == 0xFFFF_0000)
    }

    @Test("Text attachment: without a subclass, the image's size or the bounds decide")
    func plain() {
        let attachment = NSTextAttachment()
        func bounds() -> CGRect {
            attachment.attachmentBounds(
                for: nil, proposedLineFragment: CGRect(x: 0, y: 0, width: 10, height: 10),
                glyphPosition: .zero, characterIndex: 0)
        }
        #expect(bounds() == .zero)
        attachment.image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 6)).image { _ in
        }
        #expect(bounds() == CGRect(x: 0, y: 0, width: 4, height: 6))
        #expect(
            attachment.image(forBounds: bounds(), textContainer: nil, characterIndex: 0)
                === attachment.image)
        attachment.bounds = CGRect(x: 0, y: -2, width: 8, height: 8)
        #expect(bounds() == attachment.bounds)
    }
}
