import Testing
import UIKit
import UIKitTesting

@Suite("Color wells")
struct ColorWellTests {
    @Test("Color well: a tap opens a panel, whose grid and sliders change the colour")
    func choosing() throws {
        let well = UIColorWell(frame: CGRect(x: 20, y: 20, width: 28, height: 28))
        well.title = "Ink"
        var count = 0
        well.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
        let controller = UIViewController()
        controller.view.addSubview(well)
        let app = HeadlessApp(
            size: CGSize(width: 375, height: 600), rootViewController: controller)
        try app.finger.tap(on: "Ink")
        app.settle()
        let grid = try #require(app.find("Colours")).frame
        // The first cell is white, the last of the first row black.
        app.finger.tap(at: CGPoint(x: grid.minX + 5, y: grid.minY + 5))
        #expect(well.selectedColor == UIColor(red: 1, green: 1, blue: 1, alpha: 1))
        app.finger.tap(at: CGPoint(x: grid.maxX - 5, y: grid.minY + 5))
        #expect(well.selectedColor == UIColor(red: 0, green: 0, blue: 0, alpha: 1) && count == 2)
        try app.finger.tap(on: "Sliders")
        app.settle()
        let red = try #require(app.find("Red")).frame
        app.finger.drag(
            from: CGPoint(x: red.minX + 16, y: red.midY), to: CGPoint(x: red.maxX, y: red.midY))
        #expect(well.selectedColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        app.finger.tap(at: CGPoint(x: 10, y: 590))
        app.settle()
        #expect(app.find("Sliders") == nil)
    }
}
