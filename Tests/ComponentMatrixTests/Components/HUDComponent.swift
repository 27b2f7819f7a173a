import ProgressHUD
import UIKit

final class HUDComponent: Component {
    private let hud = HUD(frame: .zero)
    private var isShown = false

    /// `true` between a call to hide the HUD and its completion.
    private var isEnding = false

    override class func expected(on host: Host, at moment: Moment) -> Expected {
        host == .tabBarItem ? .noMeaning("A tab is no view.") : .works
    }

    override func prepare() {
        hud.mode = .determinate
        hud.label.text = "Loading"
        hud.removeFromSuperViewOnHide = true
        hud.completionBlock = { [weak self, counts] in
            counts.ended += 1
            self?.isEnding = false
            self?.whenEnded?()
        }
    }

    override func show() {
        if hud.superview !== view { view.addSubview(hud) }
        if isEnding { counts.started -= 1 }
        isEnding = false
        isShown = true
        hud.show(animated: true)
    }

    override func hide() {
        guard isShown else { return hud.hide(animated: true) }
        counts.started += 1
        isEnding = true
        isShown = false
        hud.hide(animated: true)
    }

    override func leaveWorkPending() {
        hud.progressObject = Progress(totalUnitCount: 10)
        hud.hide(animated: true, afterDelay: 2)
    }

    override func useValues() {
        hud.detailsLabel.text = "One of many files"
        hud.progress = 0.5
        hud.button.setTitle("Cancel", for: .normal)
        hud.button.addAction(UIAction { _ in }, for: .touchUpInside)
        stage.pass(0.2)
        checkShown("texts")
        for part in [hud.label, hud.detailsLabel, hud.button] where !host.isSmall {
            let frame = part.convert(part.bounds, to: hud.bezelView)
            expect(hud.bezelView.bounds.contains(frame), "a part at \(frame) is outside the panel")
        }
    }

    override func replaceSettings() {
        let custom = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
        hud.customView = custom
        hud.mode = .customView
        hud.offset.y = HUD.maxOffset
        hud.minSize = CGSize(width: 120, height: 120)
        hud.isSquare = true
        stage.pass(0.2)
        checkShown("a custom view")
        if !host.isSmall {
            expect("its size", custom.bounds.size, is: CGSize(width: 60, height: 30))
        }
        hud.customView = nil
        hud.offset = .zero
        hud.mode = .text
    }

    override func checkShown(_ moment: String) {
        guard isShown else { return checkHidden(moment) }
        view.layoutIfNeeded()
        let huds = view.subviews.filter { $0 is HUD }
        expect("\(moment): HUDs", huds.count, is: 1)
        expect("\(moment): the frame", hud.frame, is: view.bounds)
        expect("\(moment): alpha", hud.bezelView.alpha, is: 1)
        expect("\(moment): transform", hud.bezelView.transform, is: .identity)
        expectInside(hud.bezelView, "\(moment): the panel")
        expect("\(moment): found", HUD.forView(view) === hud, is: true)
    }

    override func checkHidden(_ moment: String) {
        expect("\(moment): HUDs", view.subviews.count { $0 is HUD }, is: isShown ? 1 : 0)
        expect("\(moment): found", HUD.forView(view) === hud, is: isShown)
    }

    override var parts: [AnyObject] { [hud] }

    override var operations: [(name: String, call: (Int) -> Void)] {
        [
            ("show", { [unowned self] _ in show() }), ("hide", { [unowned self] _ in hide() }),
            (
                "hide at once",
                { [unowned self] _ in
                    if isShown { counts.started += 1 }
                    (isShown, isEnding) = (false, isShown || isEnding)
                    hud.hide(animated: false)
                }
            ),
            (
                "times",
                { [unowned self] number in
                    hud.minShowTime = Double(number % 10) / 20
                    hud.graceTime = Double(number % 7) / 20
                }
            ),
            (
                "mode",
                { [unowned self] number in
                    hud.mode = HUD.Mode(rawValue: [1, 2, 3, 5][number % 4]) ?? .text
                }
            ),
            (
                "custom view",
                { [unowned self] number in
                    hud.customView = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
                    hud.mode = .customView
                    if number % 2 == 0 { hud.customView = nil }
                }
            ),
            (
                "texts",
                { [unowned self] number in
                    hud.label.text =
                        number % 3 == 0 ? nil : String(repeating: "word ", count: number % 9)
                    hud.detailsLabel.text = String(repeating: "more words ", count: number % 30)
                    hud.progress = Float(number % 100) / 100
                }
            ),
            (
                "layout",
                { [unowned self] number in
                    hud.isSquare = number % 2 == 0
                    hud.offset.y = number % 3 == 0 ? HUD.maxOffset : CGFloat(number % 50)
                    hud.animationType = HUD.AnimationType(rawValue: number % 4) ?? .fade
                }
            ),
        ]
    }
}
