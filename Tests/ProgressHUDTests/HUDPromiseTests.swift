import ProgressHUD
import Testing
import UIKit
import UIKitTesting

/// Sentences of the documentation that no other test proves.
@Suite("HUD: what the documentation promises")
struct HUDPromiseTests {
    private let world = HUDWorld()

    /// The colour of a view's picture at a point, and whether it is drawn there.
    private func isDrawn(_ view: UIView, _ x: CGFloat, _ y: CGFloat) -> Bool {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: view.bounds.size, format: format).image {
            view.layer.render(in: $0.cgContext)
        }
        guard let pixel = image.cgImage?.cropping(to: CGRect(x: x, y: y, width: 1, height: 1)),
            let data = pixel.dataProvider?.data as Data?
        else { return false }
        return data.prefix(4).max() ?? 0 > 128
    }

    @Test("HUD: the second button is below the first, and appears with its action")
    func secondButton() throws {
        world.app.advance(by: 0)
        let hud = world.add {
            $0.mode = .text
            for (button, title) in [($0.button, "Again"), ($0.secondButton, "Cancel")] {
                button.setTitle(title, for: .normal)
            }
            $0.button.addAction(UIAction { _ in }, for: .touchUpInside)
        }
        hud.show(animated: false)
        world.app.settle()
        #expect(hud.secondButton.isHidden && !hud.button.isHidden)
        hud.hide(animated: false)
        hud.secondButton.addAction(UIAction { _ in }, for: .touchUpInside)
        hud.show(animated: false)
        world.app.settle()
        #expect(!hud.secondButton.isHidden && hud.secondButton.frame.minY >= hud.button.frame.maxY)
    }

    @Test("HUD: the background is as large as the HUD, and clear until it is given a colour")
    func background() {
        world.app.advance(by: 0)
        let hud = world.add()
        hud.show(animated: false)
        world.app.settle()
        #expect(hud.backgroundView.frame == hud.bounds)
        #expect(hud.backgroundView.color == .clear)
        hud.backgroundView.color = .red
        #expect(hud.backgroundView.backgroundColor == .red)
        let panel = HUDBackgroundView(style: .solidColor)
        #expect(panel.color == HUDBackgroundView.defaultColor)
        let light = UITraitCollection(userInterfaceStyle: .light)
        #expect(panel.color.resolvedColor(with: light) == UIColor(white: 0.8, alpha: 0.6))
        panel.style = .blur
        panel.blurEffectStyle = .dark
        let material = panel.subviews.first as? UIVisualEffectView
        #expect(material?.isHidden == false && material?.contentView.backgroundColor == panel.color)
    }

    @Test("HUD: its colour is that of texts, buttons and every indicator")
    func contentColor() {
        world.app.advance(by: 0)
        let hud = world.add {
            $0.label.text = "Loading"
            $0.button.setTitle("Cancel", for: .normal)
            $0.button.addAction(UIAction { _ in }, for: .touchUpInside)
        }
        hud.contentColor = .systemGreen
        #expect(hud.label.textColor == .systemGreen && hud.detailsLabel.textColor == .systemGreen)
        #expect(hud.button.titleColor(for: .normal) == .systemGreen)
        func indicator<View: UIView>(_ mode: HUD.Mode, _ type: View.Type) -> View? {
            hud.mode = mode
            return hud.bezelView.subviews.lazy.compactMap { $0 as? View }.first
        }
        #expect(indicator(.indeterminate, UIActivityIndicatorView.self)?.color == .systemGreen)
        #expect(
            indicator(.determinate, HUDRoundProgressView.self)?.progressTintColor == .systemGreen)
        #expect(
            indicator(.determinateHorizontalBar, HUDBarProgressView.self)?.progressColor
                == .systemGreen)
        let custom = UIView()
        hud.customView = custom
        hud.mode = .customView
        #expect(custom.tintColor == .systemGreen)
    }

    @Test("HUD: texts are below the indicator, details smaller and below the label")
    func order() {
        world.app.advance(by: 0)
        let hud = world.add {
            $0.label.text = "Loading"
            $0.detailsLabel.text = "3 of 5 files"
        }
        hud.show(animated: false)
        world.app.settle()
        let indicator = hud.bezelView.subviews.first { $0 is UIActivityIndicatorView }
        #expect((indicator?.frame.maxY ?? .infinity) <= hud.label.frame.minY)
        #expect(hud.label.frame.maxY <= hud.detailsLabel.frame.minY)
        #expect(hud.detailsLabel.font.pointSize < hud.label.font.pointSize)
        #expect(hud.label.numberOfLines == 1 && hud.detailsLabel.numberOfLines == 0)
    }

    @Test("HUD: retains its progress object")
    func retainsProgress() {
        world.app.advance(by: 0)
        let hud = world.add()
        weak var progress: Progress?
        do {
            let work = Progress(totalUnitCount: 1)
            hud.progressObject = work
            progress = work
        }
        #expect(progress != nil)
        hud.progressObject = nil
        #expect(progress == nil)
    }

    @Test("HUD: a delayed hide does nothing to a HUD that was hidden before")
    func delayedHide() {
        world.app.advance(by: 0)
        let hud = world.add()
        hud.show(animated: false)
        hud.hide(animated: false, afterDelay: 1)
        hud.hide(animated: false)
        world.app.advance(by: 0.5)
        hud.show(animated: false)
        world.app.advance(by: 2)
        #expect(hud.isSeen && world.events == ["block", "delegate"])
    }

    @Test("HUD: has the names of MBProgressHUD")
    func aliases() {
        world.app.advance(by: 0)
        let hud = MBProgressHUD.showAdded(to: world.view, animated: false)
        hud.mode = MBProgressHUDMode.annularDeterminate
        hud.bezelView.style = MBProgressHUDBackgroundStyle.solidColor
        hud.animationType = MBProgressHUDAnimation.zoomOut
        #expect(MBProgressHUD.forView(world.view) === hud)
        #expect(hud.mode == .annularDeterminate)
        #expect(MBBackgroundView.self == HUDBackgroundView.self)
        #expect(MBRoundProgressView.self == HUDRoundProgressView.self)
        #expect(MBBarProgressView.self == HUDBarProgressView.self)
    }

    @Test("HUD: flash and showAdded return the HUD, which is removed when it is hidden")
    func returned() {
        world.app.advance(by: 0)
        let hud = HUD.flash(.warning, "Low", in: world.view, for: 1)
        #expect(hud.superview === world.view && hud.label.text == "Low")
        #expect(hud.removeFromSuperViewOnHide)
        #expect(HUD(view: world.view).superview == nil, "one that is made is not added")
        world.app.advance(by: 2)
        #expect(hud.superview == nil)
    }

    @Test("HUD.during: returns the value of the work, which may change the HUD")
    func during() {
        world.app.advance(by: 0)
        let view = world.view
        var value: Int?
        Task {
            value = try await HUD.during("Loading…", in: view) { hud in
                hud.mode = .determinate
                hud.progress = 0.5
                try await Task.sleep(for: .seconds(1))
                return 42
            }
        }
        world.app.advance(by: 0.6)
        let hud = HUD.forView(view)
        #expect(hud?.mode == .determinate && hud?.progress == 0.5 && value == nil)
        world.app.advance(by: 2)
        #expect(value == 42 && view.subviews.isEmpty)
    }

    @Test("HUD.during: work is cancelled with the caller's task")
    func cancelledByCaller() {
        world.app.advance(by: 0)
        let view = world.view
        var outcome: String?
        let task = Task {
            do {
                try await HUD.during("Loading…", in: view) { _ in
                    try await Task.sleep(for: .seconds(100))
                }
            } catch { outcome = "\(type(of: error))" }
        }
        world.app.advance(by: 1)
        task.cancel()
        world.app.advance(by: 1)
        #expect(outcome == "CancellationError" && view.subviews.isEmpty)
    }

    @Test("HUD queue: is cleared, refers to its view weakly, and goes on when a HUD hides itself")
    func queue() throws {
        world.app.advance(by: 0)
        var view: UIView? = UIView(frame: world.view.bounds)
        world.view.addSubview(try #require(view))
        let queue = HUDQueue(view: try #require(view))
        let first = HUD.message("a", details: "b")
        #expect(first.mode == .text && first.detailsLabel.text == "b")
        queue.add(first, for: nil)
        queue.add(.message("c"), for: nil)
        #expect(queue.current === first && queue.count == 1)
        world.app.advance(by: 9)
        #expect(queue.current === first, "it is hidden by the app")
        first.hide(animated: true)
        world.app.advance(by: 1)
        #expect(queue.current?.label.text == "c" && queue.count == 0)
        queue.add(.message("d"), for: 1)
        queue.clear(animated: true)
        world.app.advance(by: 1)
        #expect(queue.current == nil && queue.count == 0 && view?.subviews.isEmpty == true)
        weak let gone = view
        view?.removeFromSuperview()
        view = nil
        #expect(gone == nil)
    }

    @Test("HUD bar: fills from its leading end", arguments: [false, true])
    func bar(isMirrored: Bool) {
        world.app.advance(by: 0)
        let bar = HUDBarProgressView(frame: CGRect(x: 0, y: 0, width: 120, height: 20))
        if isMirrored { bar.semanticContentAttribute = .forceRightToLeft }
        bar.progress = 0.5
        world.view.addSubview(bar)
        world.app.settle()
        #expect(isDrawn(bar, 30, 10) == !isMirrored && isDrawn(bar, 90, 10) == isMirrored)
        bar.progressRemainingColor = .white
        world.app.settle()
        #expect(isDrawn(bar, 30, 10) && isDrawn(bar, 90, 10))
    }

    @Test("HUD ring and pie: fill clockwise from the top")
    func round() {
        world.app.advance(by: 0)
        let round = HUDRoundProgressView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        round.progress = 0.25
        world.view.addSubview(round)
        world.app.settle()
        #expect(isDrawn(round, 25, 14) && !isDrawn(round, 14, 14) && !isDrawn(round, 14, 25))
        #expect(!isDrawn(round, 25, 25))
        round.isAnnular = true
        world.app.settle()
        #expect(isDrawn(round, 33, 6) && !isDrawn(round, 6, 33) && !isDrawn(round, 25, 14))
    }

    @Test("HUD mark: its line is drawn as it appears, or at once")
    func mark() {
        world.app.advance(by: 0)
        let (drawn, still) = (HUDMarkView(.success), HUDMarkView(.failure))
        still.reducesMotion = true
        for view in [drawn, still] { world.view.addSubview(view) }
        #expect(drawn.layer.animation(forKey: "drawing") != nil)
        #expect(still.layer.animation(forKey: "drawing") == nil)
        #expect(drawn.mark == .success && still.mark == .failure)
    }

    @Test("HUD: indicators read their progress in per cent")
    func spoken() {
        world.app.advance(by: 0)
        let bar = HUDBarProgressView(frame: .zero)
        bar.progress = 0.256
        #expect(bar.accessibilityValue == "26%" && bar.isAccessibilityElement)
    }
}
