import Foundation
import Testing
import UIKit
import UIKitTesting

/// What users of UIKit and Core Animation ask most often in public: animators, layers and drawing.
@Suite("Situations of animations and drawing")
struct AnimationSituationTests {
    private let page = UIViewController()
    private let box = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
    private let app: HeadlessApp

    init() {
        let page = page
        page.view.addSubview(box)
        app = HeadlessApp(
            size: CGSize(width: 375, height: 667), scale: 1, rootViewController: page)
    }

    private func shownX() -> CGFloat { box.layer.presentation()?.position.x ?? .nan }

    @Test("Animator: one that pauses on completion stays active, and its completion waits")
    func pausesOnCompletion() {
        var ends: [UIViewAnimatingPosition] = []
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { box.center.x = 300 }
        animator.addCompletion { ends.append($0) }
        animator.pausesOnCompletion = true
        animator.startAnimation()
        app.advance(by: 1.5)
        #expect(animator.state == .active && !animator.isRunning && ends.isEmpty)
        animator.isReversed = true
        animator.startAnimation()
        app.advance(by: 0.5)
        #expect(animator.isRunning && shownX() < 300)
        animator.stopAnimation(false)
        #expect(animator.state == .stopped)
        animator.finishAnimation(at: .start)
        #expect(ends == [.start] && box.center.x == 60)
    }

    @Test("Animator: a fraction that is set makes it active; stopping leaves what is shown")
    func fraction() {
        var ends: [UIViewAnimatingPosition] = []
        let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) { box.center.x = 160 }
        animator.addCompletion { ends.append($0) }
        #expect(animator.state == .inactive)
        animator.fractionComplete = 0.5
        #expect(animator.state == .active && !animator.isRunning)
        app.settle()
        #expect(abs(shownX() - 110) < 0.5)
        animator.stopAnimation(true)
        #expect(animator.state == .inactive && ends.isEmpty)
        #expect(abs(box.center.x - 110) < 0.5)
    }

    @Test("Animator: safe area and keyboard guide are right after it was reversed twice")
    func reversedTwice() {
        _ = box.keyboardLayoutGuide
        for _ in 0..<2 {
            var isOver = false
            let animator = UIViewPropertyAnimator(duration: 3, curve: .easeIn) {
                box.frame = CGRect(x: 10, y: 10, width: 300, height: 300)
            }
            animator.addCompletion { _ in isOver = true }
            animator.startAnimation()
            app.advance(by: 1)
            animator.pauseAnimation()
            animator.isReversed = true
            animator.continueAnimation(
                withTimingParameters: UICubicTimingParameters(animationCurve: .linear),
                durationFactor: 1 - animator.fractionComplete)
            app.advance(by: 4)
            #expect(isOver)
            #expect(box.frame == CGRect(x: 10, y: 10, width: 100, height: 100))
            #expect(box.safeAreaLayoutGuide.layoutFrame.size == CGSize(width: 100, height: 100))
            #expect(box.keyboardLayoutGuide.layoutFrame.minY == 100)
        }
    }

    @Test("Animation: the layer snaps back to its model, unless it stays and fills forwards")
    func snapsBack() {
        let move = CABasicAnimation(keyPath: "position.x")
        move.fromValue = CGFloat(60)
        move.toValue = CGFloat(260)
        move.duration = 1
        box.layer.add(move, forKey: "move")
        app.advance(by: 1.1)
        #expect(shownX() == 60 && box.layer.animationKeys() == nil)
        move.isRemovedOnCompletion = false
        move.fillMode = .forwards
        box.layer.add(move, forKey: "move")
        app.advance(by: 1.1)
        #expect(shownX() == 260 && box.layer.position.x == 60)
        #expect(box.layer.animationKeys() == ["move"])
        box.layer.removeAllAnimations()
        app.settle()
        #expect(shownX() == 60)
    }

    @Test("Animation: its delegate is told that it did not finish when the view goes")
    func viewGoes() {
        final class Receiver: NSObject, CAAnimationDelegate {
            var ends: [Bool] = []
            func animationDidStop(_ animation: CAAnimation, finished flag: Bool) {
                ends.append(flag)
            }
        }
        let receiver = Receiver()
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.fromValue = Float(0)
        fade.duration = 1
        fade.delegate = receiver
        box.layer.add(fade, forKey: nil)
        var finished: [Bool] = []
        UIView.animate(withDuration: 1, animations: { box.alpha = 0.5 }) { finished.append($0) }
        app.advance(by: 0.2)
        box.removeFromSuperview()
        app.settle()
        #expect(receiver.ends == [false] && finished == [false])
    }

    @Test("Layer time: an animation pauses and goes on as in Apple's technical answer")
    func pausedLayer() {
        let move = CABasicAnimation(keyPath: "position.x")
        move.fromValue = CGFloat(0)
        move.toValue = CGFloat(100)
        move.duration = 1
        let layer = box.layer
        layer.add(move, forKey: "move")
        app.advance(by: 0.4)
        let paused = layer.convertTime(CACurrentMediaTime(), from: nil)
        layer.speed = 0
        layer.timeOffset = paused
        app.advance(by: 3)
        let held = shownX()
        #expect(abs(held - 40) < 3)
        layer.speed = 1
        layer.timeOffset = 0
        layer.beginTime = 0
        layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - paused
        app.advance(by: 0.2)
        #expect(abs(shownX() - held - 20) < 3)
        app.settle()
        #expect(layer.animationKeys() == nil)
    }

    @Test("Animation: additive ones add up, and a group cuts off what lasts longer")
    func additiveAndGroup() {
        func shift(_ by: CGFloat) -> CABasicAnimation {
            let move = CABasicAnimation(keyPath: "position.x")
            move.byValue = by
            move.fromValue = CGFloat(0)
            move.isAdditive = true
            move.duration = 1
            return move
        }
        box.layer.add(shift(100), forKey: nil)
        box.layer.add(shift(20), forKey: nil)
        app.advance(by: 0.5)
        #expect(abs(shownX() - 120) < 3)
        app.advance(by: 1)
        let group = CAAnimationGroup()
        let long = shift(100)
        long.duration = 10
        group.animations = [long]
        group.duration = 1
        box.layer.add(group, forKey: "group")
        app.advance(by: 0.9)
        #expect(abs(shownX() - 69) < 2)
        app.advance(by: 0.3)
        #expect(shownX() == 60)
    }

    @Test("Transactions: the block comes after the animations, at once without any")
    func transactions() {
        var calls: [String] = []
        CATransaction.begin()
        CATransaction.setCompletionBlock { calls.append("none") }
        CATransaction.commit()
        #expect(calls == ["none"])
        CATransaction.begin()
        CATransaction.setCompletionBlock { calls.append("moved") }
        let move = CABasicAnimation(keyPath: "position.x")
        move.toValue = CGFloat(200)
        move.duration = 0.5
        box.layer.add(move, forKey: nil)
        CATransaction.commit()
        app.advance(by: 0.4)
        #expect(calls == ["none"])
        app.advance(by: 0.2)
        #expect(calls == ["none", "moved"])
    }

    @Test("View animations: of no time, within another without one, and delayed")
    func viewAnimations() {
        var calls: [Bool] = []
        UIView.animate(withDuration: 0, animations: { box.alpha = 0.2 }) { calls.append($0) }
        app.settle()
        #expect(calls == [true] && box.layer.animationKeys() == nil)
        UIView.animate(withDuration: 1) {
            UIView.performWithoutAnimation { box.center.x = 200 }
            box.alpha = 1
        }
        #expect(box.layer.animation(forKey: "position") == nil)
        #expect(box.layer.animation(forKey: "opacity") != nil)
        app.settle()
        UIView.animate(withDuration: 1, delay: 1, options: .curveLinear) { box.center.x = 300 }
        app.advance(by: 0.9)
        #expect(box.center.x == 300 && shownX() == 200)
        app.advance(by: 0.6)
        #expect(abs(shownX() - 250) < 3)
    }

    // MARK: Drawing

    private func image(_ size: CGSize, _ draw: (CGContext) -> Void) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: size, format: format).image { draw($0.cgContext) }
    }

    private func pixel(_ image: UIImage, _ x: Int, _ y: Int) -> [Int] {
        guard let cgImage = image.cgImage else { return [] }
        var bytes = [UInt8](repeating: 0, count: cgImage.width * cgImage.height * 4)
        bytes.withUnsafeMutableBytes { buffer in
            let context = CGContext(
                data: buffer.baseAddress, width: cgImage.width, height: cgImage.height,
                bitsPerComponent: 8, bytesPerRow: cgImage.width * 4,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
            context?.draw(
                cgImage, in: CGRect(x: 0, y: 0, width: cgImage.width, height: cgImage.height))
        }
        return bytes[((y * cgImage.width + x) * 4)...].prefix(4).map(Int.init)
    }

    @Test("Drawing: a transparency layer is composited as one, with the alpha set before it")
    func transparencyLayer() {
        let drawn = image(CGSize(width: 30, height: 10)) { context in
            context.setAlpha(0.5)
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
            context.fill(CGRect(x: 10, y: 0, width: 20, height: 10))
            context.endTransparencyLayer()
        }
        for x in [5, 15, 25] { #expect(abs(pixel(drawn, x, 5)[3] - 128) <= 1) }
    }

    @Test("Drawing: clearing makes a hole, also through an image that was drawn before")
    func clearing() {
        let drawn = image(CGSize(width: 20, height: 20)) { context in
            UIColor.orange.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
            context.setBlendMode(.clear)
            context.fillEllipse(in: CGRect(x: 5, y: 5, width: 10, height: 10))
        }
        #expect(pixel(drawn, 10, 10) == [0, 0, 0, 0])
        #expect(pixel(drawn, 1, 1)[3] == 255)
    }

    @Test("Drawing: a mask of an image clips by its grey values")
    func clippingMask() throws {
        let space = CGColorSpaceCreateDeviceGray()
        let grey = try #require(
            CGContext(
                data: nil, width: 20, height: 10, bitsPerComponent: 8, bytesPerRow: 20,
                space: space, bitmapInfo: CGImageAlphaInfo.none.rawValue))
        grey.setFillColor(gray: 1, alpha: 1)
        grey.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        let mask = try #require(grey.makeImage())
        let drawn = image(CGSize(width: 20, height: 10)) { context in
            context.clip(to: CGRect(x: 0, y: 0, width: 20, height: 10), mask: mask)
            UIColor.blue.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
        }
        #expect(pixel(drawn, 4, 5) == [0, 0, 255, 255])
        #expect(pixel(drawn, 15, 5)[3] == 0)
    }

    @Test("Paths and rectangles: rules, corners, order of transforms, parts of images")
    func geometry() throws {
        let ring = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
        ring.append(UIBezierPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10)))
        #expect(ring.contains(CGPoint(x: 15, y: 15)))
        ring.usesEvenOddFillRule = true
        #expect(!ring.contains(CGPoint(x: 15, y: 15)) && ring.contains(CGPoint(x: 5, y: 5)))
        let rect = CGRect(x: 5, y: 5, width: 40, height: 20)
        let corners = UIBezierPath(
            roundedRect: rect, byRoundingCorners: [.topLeft, .bottomRight],
            cornerRadii: CGSize(width: 8, height: 8))
        #expect(corners.bounds == rect)
        #expect(!corners.contains(CGPoint(x: 5.5, y: 5.5)))
        #expect(corners.contains(CGPoint(x: 44.5, y: 5.5)))
        let moved = CGAffineTransform(scaleX: 2, y: 2)
            .concatenating(CGAffineTransform(translationX: 10, y: 0))
        #expect(CGPoint(x: 1, y: 1).applying(moved) == CGPoint(x: 12, y: 2))
        let inner = CGAffineTransform(scaleX: 2, y: 2).translatedBy(x: 10, y: 0)
        #expect(CGPoint(x: 1, y: 1).applying(inner) == CGPoint(x: 22, y: 2))
        let turned = CGRect(x: 0, y: 0, width: 10, height: 20)
            .applying(CGAffineTransform(rotationAngle: .pi / 2))
        #expect(abs(turned.width - 20) < 1e-9 && abs(turned.minX + 20) < 1e-9)
        let picture = try #require(image(CGSize(width: 10, height: 10)) { _ in }.cgImage)
        #expect(picture.cropping(to: CGRect(x: 20, y: 0, width: 5, height: 5)) == nil)
        let part = picture.cropping(to: CGRect(x: 5, y: 5, width: 10, height: 10))
        #expect(part?.width == 5 && part?.height == 5)
    }
}
