import Testing
import UIKit

@Suite("Geometry as values and text")
struct GeometryValueTests {
    @Test("NSValue: wraps points, sizes, rectangles, vectors, transforms, insets and offsets")
    func values() {
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        let directional = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(NSValue(cgPoint: rect.origin).cgPointValue == rect.origin)
        #expect(NSValue(cgSize: rect.size).cgSizeValue == rect.size)
        #expect(NSValue(cgRect: rect).cgRectValue == rect)
        #expect(NSValue(cgVector: CGVector(dx: 1, dy: 2)).cgVectorValue == CGVector(dx: 1, dy: 2))
        #expect(NSValue(cgAffineTransform: transform).cgAffineTransformValue == transform)
        #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
        #expect(
            NSValue(directionalEdgeInsets: directional).directionalEdgeInsetsValue == directional)
        let offset = UIOffset(horizontal: 7, vertical: 8)
        #expect(NSValue(uiOffset: offset).uiOffsetValue == offset)
        #expect(NSValue(cgPoint: rect.origin) == NSValue(cgPoint: CGPoint(x: 1, y: 2)))
    }

    @Test("NSCoder: writes geometry as text and reads it again")
    func text() {
        let rect = CGRect(x: 1, y: -2.5, width: 30, height: 40)
        let transform = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 5.25, ty: 6)
        #expect(NSCoder.string(for: rect) == "{{1, -2.5}, {30, 40}}")
        #expect(NSCoder.string(for: rect.origin) == "{1, -2.5}")
        #expect(NSCoder.string(for: transform) == "[1, 0, 0, 1, 5.25, 6]")
        #expect(NSCoder.cgRect(for: NSCoder.string(for: rect)) == rect)
        #expect(NSCoder.cgPoint(for: "{1, -2.5}") == rect.origin)
        #expect(NSCoder.cgSize(for: " {30,40} ") == rect.size)
        #expect(NSCoder.cgAffineTransform(for: NSCoder.string(for: transform)) == transform)
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(NSCoder.uiEdgeInsets(for: NSCoder.string(for: insets)) == insets)
        #expect(NSCoder.cgPoint(for: "nowhere") == .zero)
        #expect(NSCoder.cgAffineTransform(for: "") == .identity)
    }

    @Test("IndexPath: has a section and a row or item")
    func paths() {
        var path = IndexPath(row: 3, section: 1)
        #expect(path == IndexPath(item: 3, section: 1))
        #expect((path.section, path.row, path.item) == (1, 3, 3))
        path.row += 1
        path.section = 0
        #expect(path == [0, 4])
        let object = NSIndexPath(row: 3, section: 1)
        #expect((object.section, object.row, object.item) == (1, 3, 3))
        #expect((IndexPath(item: 5, section: 2) as NSIndexPath).row == 5)
    }

    @Test("UIKit: brings the functions for associated objects and the names of CoreFoundation")
    func names() {
        let view = UIView()
        objc_setAssociatedObject(view, &Self.key, 5, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        #expect(objc_getAssociatedObject(view, &Self.key) as? Int == 5)
        #expect(CGFloat(HUGE) > 1e38)
        let text: CFString = "text"
        #expect(text.count == 4)
        #expect(CFAbsoluteTimeGetCurrent() > 0)
    }

    private static nonisolated(unsafe) var key: UInt8 = 0

    @Test("UIDevice: is a Linux desktop with the idiom of the screen")
    func device() {
        let device = UIDevice.current
        #expect(device.systemName == "Linux")
        #expect(device.systemVersion.split(separator: ".").count == 3)
        #expect(device.userInterfaceIdiom == UIScreen.main.traitCollection.userInterfaceIdiom)
        #expect(UI_USER_INTERFACE_IDIOM() == device.userInterfaceIdiom)
    }
}
