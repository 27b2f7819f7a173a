import CoreGraphics
import Foundation
import TestSupport
import Testing
import UIKit
import UIKitTesting

/// Notes the order of moves.
private final class MovingView: UIView {
    var moves: [String] = []

    override func didMoveToWindow() { moves.append(window == nil ? "no window" : "window") }
    override func didMoveToSuperview() { moves.append(superview == nil ? "out" : "in") }
}

/// Counts its layouts.
private final class CountingView: UIView {
    var layouts = 0
    var onLayout: () -> Void = {}

    override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
        onLayout()
    }
}

/// Draws a red square in its corner.
private final class CornerView: UIView {
    override func draw(_ rect: CGRect) {
        UIColor.red.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
}

@Suite("Geometry and hierarchy as on iOS")
struct AppleGeometryTests {
    private let controller: UIViewController
    private let app: HeadlessApp

    init() {
        let controller = UIViewController()
        self.controller = controller
        app = HeadlessApp(
            size: CGSize(width: 100, height: 100), scale: 1, rootViewController: controller)
    }

    @Test("Moves: the window's is reported before the superview's, in and out")
    func order() {
        let view = MovingView()
        controller.view.addSubview(view)
        #expect(view.moves == ["window", "in"])
        view.moves = []
        view.removeFromSuperview()
        #expect(view.moves == ["no window", "out"])
    }

    @Test(
        "Safe area: a child that sticks out gets at most its superview's",
        arguments: [
            (CGRect(x: -10, y: -20, width: 80, height: 80), UIEdgeInsets(top: 44, left: 5)),
            (CGRect(x: 2, y: 30, width: 80, height: 80), UIEdgeInsets(top: 14, left: 3)),
            (CGRect(x: 20, y: 60, width: 10, height: 10), UIEdgeInsets.zero),
        ])
    func safeArea(frame: CGRect, insets: UIEdgeInsets) {
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 44, left: 5)
        let child = UIView(frame: frame)
        controller.view.addSubview(child)
        #expect(child.safeAreaInsets == insets)
    }

    @Test("sizeToFit: sets the size of the bounds, also under a transform")
    func sizeToFit() {
        final class Fixed: UIView {
            override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 30, height: 20) }
        }
        let view = Fixed(frame: CGRect(x: 5, y: 6, width: 1, height: 1))
        view.sizeToFit()
        #expect(view.frame == CGRect(x: 5, y: 6, width: 30, height: 20))
        view.transform = CGAffineTransform(rotationAngle: .pi / 2)
        view.bounds.size = .zero
        view.sizeToFit()
        #expect(view.bounds.size == CGSize(width: 30, height: 20))
    }

    @Test("Frame: is exact under a quarter turn and under a scale of 1.5")
    func exactFrames() {
        let view = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
        view.transform = CGAffineTransform(rotationAngle: .pi / 2)
        #expect(view.frame == CGRect(x: 50, y: 50, width: 100, height: 100))
        view.transform = CGAffineTransform(scaleX: 1.5, y: 1.5)
        #expect(view.frame == CGRect(x: 25, y: 25, width: 150, height: 150))
        view.bounds.size = CGSize(width: 60, height: 20)
        view.transform = CGAffineTransform(rotationAngle: .pi / 2)
        #expect(view.frame == CGRect(x: 90, y: 70, width: 20, height: 60))
    }

    @Test("Window: has the screen's size where no frame is given")
    func window() {
        #expect(UIWindow().frame == UIScreen.main.bounds)
    }

    @Test("Resized subview: its superview is laid out, once")
    func resizing() {
        let parent = CountingView(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
        let child = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        parent.addSubview(child)
        controller.view.addSubview(parent)
        app.settle()
        parent.layouts = 0
        child.frame.origin.x = 4
        app.settle()
        #expect(parent.layouts == 0)
        child.frame.size.width = 20
        app.settle()
        #expect(parent.layouts == 1)
        child.bounds.size.height = 30
        app.settle()
        #expect(parent.layouts == 2)
    }

    @Test("Layout that resizes a subview in steps: does not cause another layout")
    func layoutInSteps() {
        let parent = CountingView(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
        let child = UIView()
        parent.addSubview(child)
        parent.onLayout = {
            child.frame = CGRect(x: 0, y: 0, width: 7, height: 7)
            child.frame.size.width = 9
        }
        controller.view.addSubview(parent)
        app.settle()
        #expect(parent.layouts == 1)
        #expect(child.frame.width == 9)
    }

    @Test("Translucent background: a view that draws shows what is behind it")
    func transparency() {
        controller.view.backgroundColor = .white
        let view = CornerView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.backgroundColor = .clear
        controller.view.addSubview(view)
        app.settle()
        #expect(app.snapshot()[1, 1] == 0xFFFF_0000)
        #expect(app.snapshot()[8, 8] == 0xFFFF_FFFF)
        view.backgroundColor = UIColor.black.withAlphaComponent(0.5)
        app.settle()
        #expect((0xFF7F_7F7F...0xFF80_8080).contains(app.snapshot()[8, 8]))
        view.backgroundColor = .blue
        app.settle()
        #expect(app.snapshot()[8, 8] == 0xFF00_00FF)
    }

    @Test("Geometry that is infinite: is refused like NaN, with advice")
    func infinite() async throws {
        let exit = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                UIView().frame = CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1)
            }
        }
        let advice = try Advice(#require(exit).standardErrorContent)
        #expect(advice.says("not finite"))
    }
}

@Suite("Many views", .serialized)
struct ManyViewsTests {
    @Test(
        "20,000 subviews: are removed from either end in linear time",
        arguments: [true, false])
    func removal(fromFront: Bool) {
        let parent = UIView()
        for _ in 0..<20_000 { parent.addSubview(UIView()) }
        let views = fromFront ? parent.subviews.reversed() : parent.subviews
        for view in views { view.removeFromSuperview() }
        #expect(parent.subviews.isEmpty)
    }
}

nonisolated extension UIEdgeInsets {
    fileprivate init(top: CGFloat, left: CGFloat) {
        self.init(top: top, left: left, bottom: 0, right: 0)
    }
}
