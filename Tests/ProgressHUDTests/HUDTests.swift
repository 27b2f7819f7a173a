import ProgressHUD
import TestSupport
import Testing
import UIKit
import UIKitTesting

@Suite("HUD")
struct HUDTests {
    let world = HUDWorld()

    @Test("HUD: defaults", .rows("S0-74", "S0-77"))
    func defaults() {
        let hud = HUD(view: world.view)
        #expect(hud.graceTime == 0 && hud.minShowTime == 0 && !hud.removeFromSuperViewOnHide)
        #expect(hud.mode == .indeterminate && hud.animationType == .fade)
        #expect(hud.margin == 20 && hud.offset == .zero && hud.minSize == .zero && !hud.isSquare)
        #expect(hud.alpha == 0 && hud.backgroundColor == .clear && !hud.isOpaque)
        #expect(hud.layer.opacity == 0 && hud.hasFinished)
        #expect(hud.autoresizingMask == [.flexibleWidth, .flexibleHeight])
        #expect(hud.areDefaultMotionEffectsEnabled)
        #expect(hud.bezelView.style == .blur && hud.backgroundView.style == .solidColor)
        let light = hud.contentColor.resolvedColor(
            with: UITraitCollection(userInterfaceStyle: .light))
        #expect(light == UIColor(white: 0, alpha: 0.7))
    }

    @Test("HUD: is created with its parts, its colours and without group opacity", .rows("S0-77"))
    func creation() {
        let hud = HUD(view: world.view)
        #expect(hud.subviews == [hud.backgroundView, hud.bezelView])
        #expect(hud.bezelView.alpha == 0 && hud.bezelView.layer.cornerRadius == 5)
        #expect(!hud.bezelView.motionEffects.isEmpty && !hud.layer.allowsGroupOpacity)
        let indicators = hud.bezelView.subviews.compactMap { $0 as? UIActivityIndicatorView }
        #expect(indicators.count == 1 && hud.bezelView.subviews.contains(hud.label))
        for (style, color) in [
            (UIUserInterfaceStyle.light, UIColor(white: 0, alpha: 0.7)),
            (.dark, UIColor(white: 1, alpha: 0.85)),
        ] {
            let traits = UITraitCollection(userInterfaceStyle: style)
            #expect(hud.contentColor.resolvedColor(with: traits) == color)
            #expect(hud.label.textColor?.resolvedColor(with: traits) == color)
            #expect(indicators.first?.color?.resolvedColor(with: traits) == color)
        }
    }

    @Test("HUD: its texts follow the user's size of text, up to the double")
    func textSize() {
        #expect(HUD(view: world.view).label.font.pointSize == 16)
        world.app.setTextSize(.accessibilityExtraExtraExtraLarge)
        let hud = HUD(view: world.view)
        #expect(hud.label.font.pointSize == 32)
        #expect(hud.detailsLabel.font.pointSize == 24)
    }

    @Test("HUD: a tilt moves the panel by 10 points, and only its own effects end", .rows("S0-78"))
    func tilting() {
        let hud = HUD.showAdded(to: world.view, animated: false)
        let foreign = UIMotionEffectGroup()
        hud.bezelView.addMotionEffect(foreign)
        #expect(hud.areDefaultMotionEffectsEnabled)
        world.app.settle()
        let center = hud.bezelView.center
        func shown(_ x: CGFloat, _ y: CGFloat) -> CGPoint? {
            world.app.tilt(to: UIOffset(horizontal: x, vertical: y))
            world.app.settle()
            return hud.bezelView.layer.presentation()?.position
        }
        #expect(shown(-1, 1) == CGPoint(x: center.x - 10, y: center.y + 10))
        #expect(shown(0, 0) == center)
        #expect(shown(1, -1) == CGPoint(x: center.x + 10, y: center.y - 10))
        hud.areDefaultMotionEffectsEnabled = false
        world.app.settle()
        #expect(hud.bezelView.layer.presentation()?.position == center)
        #expect(hud.bezelView.motionEffects.count == 1)
    }

    @Test("HUD: is found and hidden by its view, once", .rows("S0-75"))
    func finding() {
        #expect(!HUD.hide(for: world.view, animated: false))
        let first = HUD.showAdded(to: world.view, animated: false)
        let second = HUD.showAdded(to: world.view, animated: false)
        #expect(HUD.forView(world.view) === second)
        #expect(HUD.hide(for: world.view, animated: false))
        #expect(second.superview == nil && HUD.forView(world.view) === first)
        #expect(HUD.hide(for: world.view, animated: true))
        #expect(first.superview != nil, "it is still fading")
        #expect(HUD.forView(world.view) == nil)
        #expect(!HUD.hide(for: world.view, animated: true))
        world.app.advance(by: 0.5)
        #expect(world.view.subviews.isEmpty)
    }

    @Test("HUD: has the bounds of its view, also after a resize", .rows("S0-76"))
    func bounds() {
        let hud = HUD(view: world.view)
        #expect(hud.frame == world.view.bounds)
        world.view.addSubview(hud)
        hud.show(animated: false)
        world.app.resize(to: CGSize(width: 600, height: 300))
        #expect(hud.frame == CGRect(x: 0, y: 0, width: 600, height: 300))
        #expect(hud.bezelView.center == CGPoint(x: 300, y: 150))
    }

    @Test("HUD: each mode has its indicator; progress survives a change of modes", .rows("S0-79"))
    func indicators() {
        let hud = world.add()
        let custom = UIView()
        func kinds() -> [String] {
            hud.bezelView.subviews.filter {
                $0 is UIActivityIndicatorView || $0 is HUDRoundProgressView
                    || $0 is HUDBarProgressView || $0 === custom
            }.map { "\(type(of: $0))" }
        }
        #expect(kinds() == ["UIActivityIndicatorView"])
        hud.mode = .determinate
        hud.progress = 0.5
        #expect(kinds() == ["HUDRoundProgressView"])
        let round = hud.bezelView.subviews.compactMap { $0 as? HUDRoundProgressView }.first
        #expect(round?.progress == 0.5 && round?.isAnnular == false)
        hud.mode = .annularDeterminate
        #expect(round?.superview === hud.bezelView && round?.isAnnular == true)
        hud.mode = .determinate
        #expect(round?.isAnnular == false && round?.progress == 0.5)
        hud.mode = .determinateHorizontalBar
        #expect(kinds() == ["HUDBarProgressView"])
        let bar = hud.bezelView.subviews.compactMap { $0 as? HUDBarProgressView }.first
        #expect(bar?.progress == 0.5)
        hud.mode = .customView
        #expect(kinds().isEmpty, "without a custom view")
        hud.customView = custom
        #expect(kinds() == ["UIView"])
        hud.mode = .text
        #expect(kinds().isEmpty)
    }

    @Test("HUD: progress that is NaN counts as none; beyond its range it is clamped")
    func badProgress() {
        let round = HUDRoundProgressView(frame: .zero)
        let bar = HUDBarProgressView(frame: .zero)
        for view in [round, bar] as [any HUDProgressShowing] {
            for (value, shown) in [(Float.nan, 0), (7, 1), (-1, 0), (.infinity, 1)]
                as [(Float, Float)]
            {
                view.progress = value
                #expect(view.progress == shown)
            }
        }
    }

    @Test("HUD: a Progress is read in each frame while the HUD is visible")
    func progressObject() {
        let work = Progress(totalUnitCount: 10)
        let hud = world.add {
            $0.mode = .determinate
            $0.progressObject = work
        }
        hud.show(animated: false)
        work.completedUnitCount = 4
        world.app.advance(by: 0.05)
        #expect(abs(hud.progress - 0.4) < 0.001)
        hud.hide(animated: false)
        #expect(world.app.settle())
        work.completedUnitCount = 9
        world.app.advance(by: 0.05)
        #expect(abs(hud.progress - 0.4) < 0.001)
    }

    @Test(
        "HUD: scale and alpha of the animations at their start, middle and end", .rows("S0-83"),
        arguments: [
            (HUD.AnimationType.fade, 1.0, 1.0), (.zoom, 0.5, 0.5), (.zoomIn, 0.5, 1.5),
            (.zoomOut, 1.5, 0.5),
        ])
    func animations(type: HUD.AnimationType, start: Double, end: Double) throws {
        let hud = world.add { $0.animationType = type }
        func sample() throws -> (scale: Double, alpha: Float) {
            let layer = try #require(hud.bezelView.layer.presentation())
            return (Double(layer.affineTransform().a), layer.opacity)
        }
        hud.show(animated: true)
        world.app.advance(by: 0.001)
        let first = try sample()
        #expect(abs(first.scale - start) < 0.1 && first.alpha < 0.2)
        world.app.advance(by: 0.149)
        let middle = try sample()
        #expect(middle.alpha > 0.5 && middle.alpha < 1)
        #expect(abs(middle.scale - 1) <= abs(start - 1))
        world.app.advance(by: 0.16)
        let shown = try sample()
        #expect(shown.alpha > 0.98 && abs(shown.scale - 1) < 0.02)
        hud.hide(animated: true)
        world.app.advance(by: 0.29)
        let last = try sample()
        #expect(last.alpha < 0.1 && abs(last.scale - end) < 0.06)
        world.app.advance(by: 0.05)
        #expect(!hud.isSeen && hud.bezelView.transform == .identity)
        hud.show(animated: false)
        #expect(hud.bezelView.transform == .identity && hud.bezelView.alpha == 1)
    }

    @Test("HUD: with reduced motion nothing zooms")
    func reducedMotion() {
        let hud = world.add {
            $0.animationType = .zoom
            $0.reducesMotion = true
        }
        hud.show(animated: true)
        world.app.advance(by: 0.05)
        #expect(hud.bezelView.layer.presentation()?.affineTransform() == .identity)
    }

    @Test("HUD: for users who reduce motion nothing zooms, and marks are drawn at once")
    func userReducesMotion() throws {
        world.app.host.reducesMotion = true
        let hud = world.add { $0.animationType = .zoom }
        hud.show(animated: true)
        world.app.advance(by: 0.05)
        #expect(hud.bezelView.layer.presentation()?.affineTransform() == .identity)
        hud.finish(with: .failure, nil)
        let mark = try #require(hud.customView)
        #expect(mark.layer.animationKeys()?.isEmpty != false)
        #expect(mark.accessibilityLabel == "failure")
    }

    @Test("HUD: marks are read in the app's language")
    func chineseMarks() {
        let app = HeadlessApp(
            size: CGSize(width: 320, height: 480), language: .simplifiedChinese,
            rootViewController: UIViewController())
        app.advance(by: 0)
        #expect(HUDMarkView(.success).accessibilityLabel == "成功")
    }

    @Test("HUD: the panel is in the center, as large as its content and the margins")
    func layout() {
        let hud = world.add { $0.mode = .annularDeterminate }
        hud.show(animated: false)
        world.app.settle()
        // 37 points of ring and 20 of margin on each side.
        #expect(hud.bezelView.frame == CGRect(x: 121.5, y: 201.5, width: 77, height: 77))
        hud.label.text = "Loading"
        world.app.settle()
        let line = hud.label.intrinsicContentSize
        #expect(abs(hud.label.frame.minY - (20 + 37 + 4)) < 0.01)
        #expect(hud.bezelView.bounds.height == 20 + 37 + 4 + line.height + 20)
        #expect(hud.bezelView.bounds.width == max(77, line.width + 40))
        hud.label.text = nil
        world.app.settle()
        #expect(hud.bezelView.bounds.height == 77)
    }

    @Test("HUD: long details wrap within the margins of the view")
    func longText() {
        let hud = world.add { $0.mode = .text }
        hud.label.text = String(repeating: "long ", count: 100)
        hud.detailsLabel.text = String(repeating: "details ", count: 40)
        hud.show(animated: false)
        world.app.settle()
        #expect(hud.bezelView.frame.minX == 20 && hud.bezelView.frame.maxX == 300)
        #expect(hud.detailsLabel.bounds.height > 40)
    }

    @Test("HUD: an offset moves the panel, at most to the margin of the edge")
    func offset() {
        let hud = world.add {
            $0.mode = .annularDeterminate
            $0.offset = CGPoint(x: -10, y: 30)
        }
        hud.show(animated: false)
        world.app.settle()
        #expect(hud.bezelView.center == CGPoint(x: 150, y: 270))
        hud.offset = CGPoint(x: 0, y: HUD.maxOffset)
        world.app.settle()
        #expect(hud.bezelView.frame.maxY == 460)
    }

    @Test("HUD: minimum size and square panels")
    func sizes() {
        let hud = world.add {
            $0.mode = .text
            $0.label.text = "A long text"
            $0.isSquare = true
        }
        hud.show(animated: false)
        world.app.settle()
        #expect(hud.bezelView.bounds.width == hud.bezelView.bounds.height)
        hud.isSquare = false
        hud.minSize = CGSize(width: 200, height: 150)
        world.app.settle()
        #expect(hud.bezelView.bounds.size == CGSize(width: 200, height: 150))
    }

    @Test("HUD: the button appears with its action")
    func button() throws {
        let hud = world.add { $0.button.setTitle("Cancel", for: .normal) }
        hud.show(animated: false)
        world.app.settle()
        #expect(hud.button.bounds.height == 0 && hud.button.isHidden)
        hud.hide(animated: false)
        var taps = 0
        hud.button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        hud.show(animated: false)
        world.app.settle()
        #expect(hud.button.bounds.height > 20 && !hud.button.isHidden)
        try world.app.finger.tap(on: "Cancel")
        #expect(taps == 1)
    }

    @Test("HUD: takes the touches of the view below while it is visible")
    func touches() {
        var taps = 0
        let below = UIButton(
            frame: world.view.bounds, primaryAction: UIAction { _ in taps += 1 })
        world.view.addSubview(below)
        let hud = world.add()
        world.app.finger.tap(at: CGPoint(x: 20, y: 100))
        #expect(taps == 1)
        hud.show(animated: false)
        world.app.finger.tap(at: CGPoint(x: 20, y: 100))
        #expect(taps == 1)
        hud.hide(animated: false)
        world.app.finger.tap(at: CGPoint(x: 20, y: 100))
        #expect(taps == 2)
    }

    @Test("HUD: a finished task shows its mark, then hides the HUD")
    func mark() throws {
        let hud = HUD.flash(.success, "Saved", in: world.view, for: 1)
        world.app.advance(by: 0.5)
        let mark = try #require(hud.customView as? HUDMarkView)
        #expect(mark.mark == .success && mark.superview === hud.bezelView)
        world.app.advance(by: 1)
        #expect(world.view.subviews.isEmpty)
    }

    @Test("HUD queue: one at a time, the highest priority first, then the oldest")
    func queue() {
        let queue = HUDQueue(view: world.view)
        for (text, priority) in [("a", 0), ("b", 0), ("c", 5), ("d", 0)] {
            queue.add(.message(text), for: 1, priority: priority)
        }
        var order: [String] = []
        for _ in 0..<60 {
            world.app.advance(by: 0.1)
            let texts = world.view.subviews.compactMap { ($0 as? HUD)?.label.text }
            #expect(texts.count <= 1)
            if let text = texts.first, order.last != text { order.append(text) }
        }
        #expect(order == ["a", "c", "b", "d"] && queue.current == nil && queue.count == 0)
    }
}
