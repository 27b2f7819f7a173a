import ProgressHUD
import UIKit

/// The panel in each of its modes, and its progress.
final class HUDModesExample: UIViewController {
    private let modes: [(String, HUD.Mode)] = [
        ("spinner", .indeterminate), ("pie", .determinate), ("bar", .determinateHorizontalBar),
        ("ring", .annularDeterminate), ("text", .text),
    ]
    private let stage = UIView()
    private let keepsRing: Bool
    private var hud: HUD?
    private var progress: Float = 0.4
    private var hasShownRing = false

    /// - Parameter keepsRing: `true` for the original's fault: a pie after a ring stays a ring.
    init(keepsRing: Bool) {
        self.keepsRing = keepsRing
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let control = UISegmentedControl(items: modes.map(\.0))
        control.selectedSegmentIndex = 0
        control.apportionsSegmentWidthsByContent = true
        control.accessibilityIdentifier = "Mode"
        control.addAction(
            UIAction { [weak self] action in
                guard let index = (action.sender as? UISegmentedControl)?.selectedSegmentIndex
                else { return }
                self?.choose(index)
            }, for: .valueChanged)
        let slider = UISlider()
        slider.value = progress
        slider.accessibilityIdentifier = "Progress"
        slider.accessibilityLabel = String(localized: "Progress", bundle: .module)
        slider.addAction(
            UIAction { [weak self] action in
                self?.hud?.progress = (action.sender as? UISlider)?.value ?? 0
            }, for: .valueChanged)
        let column = UIStackView(arrangedSubviews: [control, slider, stage])
        column.axis = .vertical
        column.spacing = 10
        column.frame = view.bounds.insetBy(dx: 12, dy: 12)
        column.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(column)
    }

    private func choose(_ index: Int) {
        var mode = modes[index].1
        if mode == .annularDeterminate { hasShownRing = true }
        if keepsRing, hasShownRing, mode == .determinate { mode = .annularDeterminate }
        hud?.mode = mode
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard hud == nil else { return }
        let hud = HUD.showAdded(to: stage, animated: false)
        hud.label.text = String(localized: "Loading…", bundle: .module)
        hud.progress = progress
        self.hud = hud
    }
}
