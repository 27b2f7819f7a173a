import CoreGraphics
import Testing
import UIKit
import UIKitTesting

@Suite("Coordinate spaces and the device")
struct CoordinateSpaceTests {
    @Test("Coordinate space: a view and the screen convert into each other")
    func conversion() {
        let controller = UIViewController()
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        controller.view.addSubview(view)
        let app = HeadlessApp(
            size: CGSize(width: 100, height: 100), rootViewController: controller)
        let screen = app.window.screen.coordinateSpace
        let space: any UICoordinateSpace = view
        #expect(space.convert(CGPoint(x: 1, y: 2), to: screen) == CGPoint(x: 11, y: 22))
        #expect(space.convert(CGPoint(x: 11, y: 22), from: screen) == CGPoint(x: 1, y: 2))
        #expect(screen.convert(view.bounds, from: space) == view.frame)
        #expect(screen.convert(view.frame, to: space) == view.bounds)
        #expect(space.convert(CGPoint.zero, to: controller.view) == CGPoint(x: 10, y: 20))
        #expect(screen.bounds == CGRect(x: 0, y: 0, width: 100, height: 100))
    }

    @Test("Device: is a Linux desktop with a version that starts with a number")
    func device() {
        let device = UIDevice.current
        #expect(device.systemName == "Linux")
        #expect(device.systemVersion.first?.isNumber == true)
        let app = HeadlessApp(
            size: CGSize(width: 9, height: 9), rootViewController: UIViewController())
        #expect(device.userInterfaceIdiom == app.window.traitCollection.userInterfaceIdiom)
    }
}
