public import UIKit

/// A panel in front of a view that says that something takes time, or that it has ended.
///
///     let hud = HUD.showAdded(to: view, animated: true)
///     hud.label.text = "Loading…"
///     // … and when the work is done:
///     hud.hide(animated: true)
///
/// With Swift concurrency, one line does both, and hides short work altogether:
///
///     let plan = try await HUD.during("Loading…", in: view) { hud in
///         try await loadPlan()
///     }
///
/// The panel covers its superview and takes all touches there. Names and behaviour are those of
/// MBProgressHUD 1.0.0; what is different is listed in the article of this library.
@preconcurrency @MainActor
open class HUD: UIView {
    // MARK: Parts

    /// The panel that has the indicator and the texts.
    public let bezelView = HUDBackgroundView(style: .blur)

    /// The view behind the panel, as large as the HUD. Clear by default; give it a colour to dim
    /// what is behind.
    public let backgroundView = HUDBackgroundView(style: .solidColor)

    /// The text below the indicator, in one line.
    public let label: UILabel = HUDLabel()

    /// The smaller text below ``label``, in as many lines as needed.
    public let detailsLabel: UILabel = HUDLabel()

    /// The button below the texts. It appears when it has an action.
    public let button: UIButton = HUDButton()

    /// A second button, below ``button``. It appears when it has an action.
    public let secondButton: UIButton = HUDButton()

    /// The view shown as indicator in the mode ``Mode-swift.enum/customView``. One without an
    /// intrinsic size has that of its frame.
    public var customView: UIView? {
        didSet { if customView !== oldValue, mode == .customView { updateIndicator() } }
    }

    /// The view that shows the progress, by ``mode-swift.property``.
    final var indicator: UIView?

    // MARK: Content

    /// The kind of indicator; a spinner by default.
    public var mode: Mode = .indeterminate {
        didSet { if mode != oldValue { updateIndicator() } }
    }

    /// The progress from 0 (the default) to 1. Indicators clamp other values; NaN counts as 0.
    public var progress: Float = 0 {
        didSet {
            guard progress != oldValue else { return }
            showProgress()
            if showsTimeLeft { showTimeLeft() }
        }
    }

    /// `true` to show in ``detailsLabel`` how long the work will probably take, once its
    /// ``progress`` allows an estimate; `false` by default.
    public var showsTimeLeft = false

    /// The estimate of the time left, by the course of ``progress``.
    final var timeLeft = TimeLeft()

    /// A progress that is read in each frame while the HUD is shown. The HUD retains it.
    public var progressObject: Progress? {
        didSet { if progressObject !== oldValue { updateProgressLink() } }
    }

    /// The colour of indicator, texts and button.
    public var contentColor: UIColor = HUD.defaultContentColor {
        didSet { if contentColor != oldValue { updateColors() } }
    }

    /// The text colour at 70 %.
    public static let defaultContentColor = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(white: 1, alpha: 0.85) : UIColor(white: 0, alpha: 0.7)
    }

    // MARK: Layout

    /// The distance of the panel from the HUD's center. ±``maxOffset`` moves it to the edge.
    public var offset: CGPoint = .zero { didSet { layoutDidChange(offset != oldValue) } }

    /// An offset beyond any edge.
    public static let maxOffset: CGFloat = 1_000_000

    /// The distance of the content from the panel's edges, and of the panel from the HUD's;
    /// 20 points by default.
    public var margin: CGFloat = 20 { didSet { layoutDidChange(margin != oldValue) } }

    /// The minimum size of the panel; zero by default.
    public var minSize: CGSize = .zero { didSet { layoutDidChange(minSize != oldValue) } }

    /// `true` if the panel is as wide as high, where the texts allow it; `false` by default.
    public var isSquare = false { didSet { layoutDidChange(isSquare != oldValue) } }

    /// The constraints of the panel and its content, replaced when content or layout change.
    final var bezelConstraints: [NSLayoutConstraint] = []

    /// The constraints to a superview that scrolls.
    private var listConstraints: [NSLayoutConstraint] = []

    /// The size of a ``customView`` that has none of its own.
    final var customSizeConstraints: [NSLayoutConstraint] = []

    /// The vertical distances of the parts.
    final var gaps: [NSLayoutConstraint] = []

    final let topSpacer = UIView()
    final let bottomSpacer = UIView()

    // MARK: Time

    /// The seconds for which work may go on before the HUD appears; 0 by default. Work that ends
    /// earlier never shows it.
    public var graceTime: TimeInterval = 0

    /// The minimum seconds for which the HUD is visible once it appeared; 0 by default. It keeps
    /// the panel from flickering.
    public var minShowTime: TimeInterval = 0

    /// `true` to remove the HUD from its superview when it is hidden; `false` by default.
    public var removeFromSuperViewOnHide = false

    /// The way in which the HUD appears and disappears; a fade by default.
    public var animationType: AnimationType = .fade

    /// `true` to replace zooming by fading, as for users who reduce motion; `false` by default.
    public var reducesMotion = false

    /// `true` (the default) if the panel moves by up to 10 points as the device is tilted.
    public var areDefaultMotionEffectsEnabled: Bool {
        get { bezelView.motionEffects.contains { $0 === tilting } }
        set {
            newValue ? bezelView.addMotionEffect(tilting) : bezelView.removeMotionEffect(tilting)
        }
    }

    private lazy var tilting: UIMotionEffectGroup = {
        let horizontal = UIInterpolatingMotionEffect(
            keyPath: "center.x", type: .tiltAlongHorizontalAxis)
        let vertical = UIInterpolatingMotionEffect(
            keyPath: "center.y", type: .tiltAlongVerticalAxis)
        for effect in [horizontal, vertical] {
            effect.minimumRelativeValue = -10
            effect.maximumRelativeValue = 10
        }
        let group = UIMotionEffectGroup()
        group.motionEffects = [horizontal, vertical]
        return group
    }()

    /// Called when the HUD has been hidden, once for each hide, before the delegate.
    public var completionBlock: (() -> Void)?

    /// Notified when the HUD has been hidden, once for each hide.
    public weak var delegate: (any HUDDelegate)?

    final var phase = Phase.hidden
    final var appearanceTime: CFTimeInterval = 0
    final let graceTimer = DelayTimer()
    final let minShowTimer = DelayTimer()
    final let hideDelayTimer = DelayTimer()
    final var progressLink: CADisplayLink?

    // MARK: Creating

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    /// Creates a hidden HUD with the bounds of `view`. It is not added to the view.
    public convenience init(view: UIView) {
        self.init(frame: view.bounds)
    }

    nonisolated deinit {}

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        isOpaque = false
        layer.allowsGroupOpacity = false
        backgroundColor = .clear
        alpha = 0
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        accessibilityViewIsModal = true
        backgroundView.frame = bounds
        backgroundView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        backgroundView.color = .clear
        backgroundView.alpha = 0
        bezelView.translatesAutoresizingMaskIntoConstraints = false
        bezelView.layer.cornerRadius = 5
        bezelView.alpha = 0
        addSubview(backgroundView)
        addSubview(bezelView)
        areDefaultMotionEffectsEnabled = true
        prepareContent()
        updateIndicator()
    }

    private func layoutDidChange(_ isDifferent: Bool) {
        if isDifferent { updateBezelConstraints() }
    }

    // MARK: Events

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        updateProgressLink()
    }

    open override func didMoveToSuperview() {
        super.didMoveToSuperview()
        guard let superview else { return }
        NSLayoutConstraint.deactivate(listConstraints)
        listConstraints = []
        translatesAutoresizingMaskIntoConstraints = true
        frame = superview.bounds
        guard let frameGuide = (superview as? UIScrollView)?.frameLayoutGuide else { return }
        // It stays in place while the content scrolls.
        translatesAutoresizingMaskIntoConstraints = false
        listConstraints = [
            leadingAnchor.constraint(equalTo: frameGuide.leadingAnchor),
            trailingAnchor.constraint(equalTo: frameGuide.trailingAnchor),
            topAnchor.constraint(equalTo: frameGuide.topAnchor),
            bottomAnchor.constraint(equalTo: frameGuide.bottomAnchor),
        ]
        NSLayoutConstraint.activate(listConstraints)
    }

    /// Gestures of the view that is covered do not begin on the HUD.
    open override func gestureRecognizerShouldBegin(
        _ gestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        gestureRecognizer.view !== superview
            && super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    // MARK: Debugging

    open override func describe(into description: inout ViewDescription) {
        super.describe(into: &description)
        description.add("mode", word: "\(mode)")
        description.add("phase", word: "\(phase)")
        if progress > 0 { description.add("progress", progress) }
    }
}
