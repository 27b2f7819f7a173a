import CoreGraphics
public import Foundation
import Observing
@_spi(UIKitInternals) public import UIKitCore

/// A bar that fills as a task advances.
@preconcurrency @MainActor
open class UIProgressView: UIView {
    /// The look of the bar.
    public nonisolated enum Style: Int, Hashable, Sendable {
        /// A bar with a visible track.
        case `default` = 0
        /// A thin bar without a track, for the edge of a toolbar.
        case bar
    }

    private let track = UIImageView()
    private let fill = UIImageView()
    private let observationTimer = OneShotTimer()
    @Observed private final var storedProgress: Float = 0

    // MARK: Creating

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    private func setUp() {
        isOpaque = false
        isAccessibilityElement = true
        accessibilityTraits = .updatesFrequently
        for view in [track, fill] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        updateColors()
    }

    nonisolated deinit {}

    public required init?(coder: NSCoder) {
        super.init(frame: .zero)
        setUp()
        decode(from: coder)
    }

    @_spi(UIKitInternals) open override class var propertyTable: PropertyTable { progressTable }

    /// Creates a bar with a look and its own size.
    public convenience init(progressViewStyle style: Style) {
        self.init(frame: .zero)
        progressViewStyle = style
        frame.size = sizeThatFits(.zero)
    }

    // MARK: Progress

    /// The filled part, from 0 (the default) to 1. Others are clamped, NaN is ignored.
    open var progress: Float {
        get { storedProgress }
        set { setProgress(newValue, animated: false) }
    }

    /// Sets the filled part, growing or shrinking if `animated`.
    open func setProgress(_ progress: Float, animated: Bool) {
        guard !progress.isNaN else { return }
        let clamped = min(max(progress, 0), 1)
        guard clamped != storedProgress else { return }
        if animated { layoutIfNeeded() }
        storedProgress = clamped
        setNeedsLayout()
        // Laid out with the other views, unless it moves: a cell may be in the midst of its layout.
        guard animated else { return }
        ControlStyle.change(animated: window != nil) { [self] in layoutIfNeeded() }
    }

    /// The progress of a task that the bar shows until it is finished; `nil` by default.
    ///
    /// Foundation does not report changes of a `Progress` here, so the bar reads it ten times a
    /// second while it is in a window.
    open var observedProgress: Progress? { didSet { observeProgress() } }

    private func observeProgress() {
        observationTimer.stop()
        guard let observedProgress else { return }
        setProgress(Float(observedProgress.fractionCompleted), animated: true)
        guard window != nil, !observedProgress.isFinished, !observedProgress.isCancelled else {
            return
        }
        observationTimer.start(after: 0.1) { [weak self] in self?.observeProgress() }
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        observeProgress()
    }

    // MARK: Appearance

    /// The image of the filled part, stretched between its caps; a colour when `nil`.
    open var progressImage: UIImage? { didSet { imagesDidChange() } }

    /// The image of the track, stretched between its caps; a colour when `nil`.
    open var trackImage: UIImage? { didSet { imagesDidChange() } }

    private func imagesDidChange() {
        updateColors()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// The look; ``Style/default`` by default.
    open var progressViewStyle = Style.default {
        didSet {
            guard progressViewStyle != oldValue else { return }
            updateColors()
            invalidateIntrinsicContentSize()
        }
    }

    /// The colour of the filled part; the tint colour when `nil`.
    open var progressTintColor: UIColor? { didSet { updateColors() } }

    /// The colour of the track; a light grey when `nil`.
    open var trackTintColor: UIColor? { didSet { updateColors() } }

    private func updateColors() {
        fill.image = progressImage
        track.image = trackImage
        let standardTrack = progressViewStyle == .bar ? UIColor.clear : .systemFill
        fill.backgroundColor = progressImage == nil ? progressTintColor ?? tintColor : nil
        track.backgroundColor = trackImage == nil ? trackTintColor ?? standardTrack : nil
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        updateColors()
    }

    // MARK: Layout

    private var height: CGFloat {
        let images = [progressImage, trackImage].compactMap { $0?.size.height }
        let standard =
            progressViewStyle == .bar
            ? ControlStyle.Progress.barHeight : ControlStyle.Progress.height
        return images.max() ?? standard
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: height)
    }

    /// Returns the given width, or a default width for an infinite or empty one, and the height of
    /// the bar.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let hasWidth = size.width.isFinite && size.width > 0
        return CGSize(
            width: hasWidth ? size.width : ControlStyle.Progress.defaultWidth, height: height)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        track.frame = bounds
        var filled = bounds
        filled.size.width = (bounds.width * CGFloat(storedProgress)).rounded()
        // A part narrower than its round ends would look like a dent.
        if storedProgress > 0 {
            filled.size.width = max(filled.width, min(bounds.height, bounds.width))
        }
        if isMirrored { filled.origin.x = bounds.maxX - filled.width }
        fill.frame = filled
        let radius = progressViewStyle == .bar ? 0 : bounds.height / 2
        for view in [track, fill] { view.layer.cornerRadius = view.image == nil ? radius : 0 }
    }

    // MARK: Accessibility

    /// The accessibility value; the percentage unless set.
    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? "\(Int((storedProgress * 100).rounded()))%" }
        set { super.accessibilityValue = newValue }
    }
}

extension UIProgressView: ViewWithParts {
    package final var parts: [UIView] { [track, fill] }
}
