import CoreGraphics
public import Foundation
import Observing
@_spi(UIKitInternals) public import UIKitCore

/// A row of dots, one per page, of which the current one is emphasised.
///
/// A tap next to the current dot goes one page on or back; dragging along the dots follows the
/// finger.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
    /// The background of the dots.
    public nonisolated enum BackgroundStyle: Int, Hashable, Sendable {
        /// Shown while the user interacts.
        case automatic = 0
        /// Always shown.
        case prominent
        /// Never shown.
        case minimal
    }

    /// The way in which the user changes the page.
    public nonisolated enum InteractionState: Int, Hashable, Sendable {
        case none = 0
        /// By taps.
        case discrete
        /// By dragging along the dots.
        case continuous
    }

    /// The direction in which the pages follow each other.
    public nonisolated enum Direction: Int, Hashable, Sendable {
        /// The direction in which lines are written.
        case natural = 0
        case leftToRight, rightToLeft, topToBottom, bottomToTop
    }

    private let background = UIView()
    private var dots: [UIImageView] = []
    private var images: [Int: UIImage] = [:]
    private var currentImages: [Int: UIImage] = [:]

    /// The page whose dot is emphasised.
    private var displayedPage = 0
    private var touchStart = CGPoint.zero

    // MARK: Creating

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    private func setUp() {
        isOpaque = false
        background.isUserInteractionEnabled = false
        background.backgroundColor = ControlStyle.fill
        background.alpha = 0
        addSubview(background)
        accessibilityTraits = .adjustable
    }

    nonisolated deinit {}

    public required init?(coder: NSCoder) {
        super.init(frame: .zero)
        setUp()
        decode(from: coder)
    }

    @_spi(UIKitInternals) open override class var propertyTable: PropertyTable { pageTable }

    // MARK: Pages

    /// The number of pages, 0 by default. Negative numbers count as 0.
    open var numberOfPages = 0 {
        didSet {
            numberOfPages = max(0, numberOfPages)
            guard numberOfPages != oldValue else { return }
            currentPage = min(currentPage, max(0, numberOfPages - 1))
            updateDots()
        }
    }

    /// The index of the current page, clamped to the pages. Setting it sends no event.
    open var currentPage: Int {
        get { storedPage }
        set {
            let page = min(max(0, newValue), max(0, numberOfPages - 1))
            if page != storedPage { storedPage = page }
            let isChosen = interactionState != .none
            if !(isChosen && defersCurrentPageDisplay) { updateCurrentPageDisplay() }
        }
    }

    @Observed private final var storedPage = 0

    /// `true` if the dots show a page that the user chose only after
    /// ``updateCurrentPageDisplay()``. `false` by default.
    open var defersCurrentPageDisplay = false

    /// Emphasises the dot of ``currentPage``.
    open func updateCurrentPageDisplay() {
        guard displayedPage != currentPage else { return }
        displayedPage = currentPage
        showDots()
        progress?.pageDidChange()
    }

    /// `true` if a single page has no dot. `false` by default.
    open var hidesForSinglePage = false {
        didSet { if hidesForSinglePage != oldValue { updateDots() } }
    }

    // MARK: Progress

    /// The progress of the current page, which is shown in place of its dot; `nil` for none.
    open var progress: UIPageControlProgress? {
        didSet {
            guard progress !== oldValue else { return }
            if oldValue?.pageControl === self { oldValue?.pageControl = nil }
            progress?.pageControl = self
            progressVisibilityDidChange()
        }
    }

    /// The part of the current page's dot that is done.
    private let progressFill = UIView()

    final func progressDidChange() { setNeedsLayout() }

    final func progressVisibilityDidChange() {
        if showsProgress, progressFill.superview == nil { addSubview(progressFill) }
        progressFill.isHidden = !showsProgress
        updateColors()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private var showsProgress: Bool {
        progress?.isProgressVisible == true && dots.indices.contains(displayedPage)
    }

    /// The length by which a dot with a progress is longer than the others.
    private var progressExtra: CGFloat {
        progress?.isProgressVisible == true
            ? ControlStyle.Pages.progressLength - ControlStyle.Pages.dotSide : 0
    }

    // MARK: Appearance

    /// The colour of the dots of other pages.
    open var pageIndicatorTintColor: UIColor? { didSet { updateColors() } }

    /// The colour of the current page's dot; the text's when `nil`.
    open var currentPageIndicatorTintColor: UIColor? { didSet { updateColors() } }

    /// The background of the dots.
    open var backgroundStyle = BackgroundStyle.automatic { didSet { updateBackground() } }

    /// The way in which the user is changing the page, during `valueChanged`.
    public private(set) final var interactionState = InteractionState.none {
        didSet { if interactionState != oldValue { updateBackground() } }
    }

    /// `true` (the default) if dragging along the dots changes the page.
    open var allowsContinuousInteraction = true

    /// The image of all dots; a disc when `nil`.
    open var preferredIndicatorImage: UIImage? { didSet { updateDots() } }

    /// Sets the image of one page's dot; ``preferredIndicatorImage`` when `nil`.
    open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
        images[page] = image
        updateDots()
    }

    /// The image that was set for one page's dot.
    open func indicatorImage(forPage page: Int) -> UIImage? { images[page] }

    /// The image of the current page's dot; the image of other dots when `nil`.
    open var preferredCurrentPageIndicatorImage: UIImage? { didSet { updateDots() } }

    /// Sets the image of one page's dot while the page is the current one;
    /// ``preferredCurrentPageIndicatorImage`` when `nil`.
    open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
        currentImages[page] = image
        updateDots()
    }

    /// The image that was set for one page's dot while the page is the current one.
    open func currentPageIndicatorImage(forPage page: Int) -> UIImage? { currentImages[page] }

    /// The direction in which the pages follow each other; that of lines by default.
    open var direction = Direction.natural {
        didSet {
            guard direction != oldValue else { return }
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }

    private var isVertical: Bool { direction == .topToBottom || direction == .bottomToTop }

    /// `true` if the first page is at the right, or at the bottom.
    private var isMirrored: Bool {
        switch direction {
        case .natural: effectiveUserInterfaceLayoutDirection == .rightToLeft
        case .leftToRight, .topToBottom: false
        case .rightToLeft, .bottomToTop: true
        }
    }

    /// Returns the coordinate of a point along the row of dots.
    private func position(_ point: CGPoint) -> CGFloat { isVertical ? point.y : point.x }

    private func updateDots() {
        let count = hidesForSinglePage && numberOfPages <= 1 ? 0 : numberOfPages
        while dots.count > count { dots.removeLast().removeFromSuperview() }
        while dots.count < count {
            let dot = UIImageView()
            dot.contentMode = .scaleAspectFit
            addSubview(dot)
            dots.append(dot)
        }
        showDots()
        progressVisibilityDidChange()
    }

    private func showDots() {
        for (page, dot) in dots.enumerated() {
            var image = images[page] ?? preferredIndicatorImage
            if page == displayedPage {
                image = currentImages[page] ?? preferredCurrentPageIndicatorImage ?? image
            }
            dot.image = image?.withRenderingMode(.alwaysTemplate)
        }
        updateColors()
        setNeedsLayout()
    }

    private func updateColors() {
        let current = currentPageIndicatorTintColor ?? .label
        let other =
            pageIndicatorTintColor
            ?? UIColor.label.withAlphaComponent(ControlStyle.Pages.otherAlpha)
        for (page, dot) in dots.enumerated() {
            let color = page == displayedPage ? current : other
            let isTrack = page == displayedPage && showsProgress
            dot.backgroundColor = isTrack ? other : dot.image == nil ? color : nil
            dot.tintColor = isTrack ? .clear : color
        }
        progressFill.backgroundColor = current
    }

    private func updateBackground() {
        let isShown =
            backgroundStyle == .prominent
            || backgroundStyle == .automatic && interactionState == .continuous
        ControlStyle.change(animated: window != nil, duration: ControlStyle.fadeDuration) {
            [self] in background.alpha = isShown ? 1 : 0
        }
    }

    // MARK: Layout

    /// Returns the size of the dots for a number of pages.
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        let metrics = ControlStyle.Pages.self
        let dots = metrics.dotSide + CGFloat(pageCount - 1) * metrics.pitch + progressExtra
        let length = pageCount > 0 ? dots + 2 * metrics.margin : 0
        return isVertical
            ? CGSize(width: metrics.height, height: length)
            : CGSize(width: length, height: metrics.height)
    }

    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: dots.count) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        guard !dots.isEmpty else { return background.frame = .zero }
        let metrics = ControlStyle.Pages.self
        let full = size(forNumberOfPages: dots.count)
        let length = isVertical ? bounds.height : bounds.width
        // More dots than fit stand closer.
        let extra = progressExtra
        let room = max(0, length - 2 * metrics.margin - metrics.dotSide - extra)
        let pitch =
            dots.count > 1 ? min(metrics.pitch, room / CGFloat(dots.count - 1)) : metrics.pitch
        let width = metrics.dotSide + CGFloat(dots.count - 1) * pitch + extra
        let longSlot = isMirrored ? dots.count - 1 - displayedPage : displayedPage
        let start = position(CGPoint(x: bounds.midX, y: bounds.midY)) - width / 2
        for (page, dot) in dots.enumerated() {
            let slot = CGFloat(isMirrored ? dots.count - 1 - page : page)
            let isLong = extra > 0 && page == displayedPage
            let side = dot.image == nil || isLong ? metrics.dotSide : 13
            let length = isLong ? side + extra : side
            let shift = isLong ? extra / 2 : slot > CGFloat(longSlot) ? extra : 0
            let position = start + metrics.dotSide / 2 + slot * pitch + shift
            let center =
                isVertical
                ? CGPoint(x: bounds.midX, y: position) : CGPoint(x: position, y: bounds.midY)
            let size = CGSize(
                width: isVertical ? side : length, height: isVertical ? length : side)
            dot.frame = CGRect(
                x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
                height: size.height)
            dot.layer.cornerRadius = dot.image == nil || isLong ? side / 2 : 0
            dot.alpha = isEnabled ? 1 : ControlStyle.alpha(for: .disabled)
        }
        layOutProgress()
        let size = CGSize(
            width: isVertical ? full.width : min(bounds.width, full.width),
            height: isVertical ? min(bounds.height, full.height) : full.height)
        background.frame = CGRect(
            x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2,
            width: size.width, height: size.height)
        background.layer.cornerRadius = metrics.height / 2
    }

    private func layOutProgress() {
        guard showsProgress, let progress else { return }
        let track = dots[displayedPage].frame
        let side = ControlStyle.Pages.dotSide
        // A part that has begun is at least a disc.
        let share = CGFloat(progress.currentProgress)
        let long = share > 0 ? side + (ControlStyle.Pages.progressLength - side) * share : 0
        let rest = (isVertical ? track.height : track.width) - long
        let before = isMirrored ? rest : 0
        progressFill.frame = CGRect(
            x: track.minX + (isVertical ? 0 : before), y: track.minY + (isVertical ? before : 0),
            width: isVertical ? side : long, height: isVertical ? long : side)
        progressFill.layer.cornerRadius = min(side, long) / 2
        progressFill.alpha = dots[displayedPage].alpha
        bringSubviewToFront(progressFill)
    }

    // MARK: Focus

    @_spi(UIKitInternals) open override var standardFocusEffect: UIFocusEffect? {
        UIFocusHaloEffect(
            roundedRect: background.frame, cornerRadius: background.frame.height / 2)
    }

    /// Home and End lead to the first and the last page.
    @_spi(UIKitInternals) open override func handleFocusKey(_ key: UIKey) -> Bool {
        switch key.plainInput {
        case UIKeyCommand.inputHome where isEnabled: go(to: 0)
        case UIKeyCommand.inputEnd where isEnabled: go(to: numberOfPages - 1)
        default: return super.handleFocusKey(key)
        }
        return true
    }

    // MARK: Touches

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        layoutIfNeeded()
        touchStart = touch.location(in: self)
        return numberOfPages > 1
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let place = position(touch.location(in: self))
        guard allowsContinuousInteraction,
            interactionState == .continuous || abs(place - position(touchStart)) > 10
        else { return true }
        interactionState = .continuous
        let nearest = dots.indices.min {
            abs(position(dots[$0].center) - place) < abs(position(dots[$1].center) - place)
        }
        if let nearest { go(to: nearest) }
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        defer { interactionState = .none }
        guard interactionState == .none, isTouchInside, dots.indices.contains(currentPage) else {
            return
        }
        interactionState = .discrete
        let isAfter = position(touchStart) > position(dots[currentPage].center)
        go(to: currentPage + (isAfter != isMirrored ? 1 : -1))
    }

    open override func cancelTracking(with event: UIEvent?) { interactionState = .none }

    final func go(to page: Int) {
        let old = currentPage
        currentPage = page
        if currentPage != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    }

    override func handles(_ recognizer: UIGestureRecognizer) -> Bool { recognizer.isSingleTap }

    // MARK: Accessibility

    /// The accessibility value: "page 2 of 5" in the app's language, unless set.
    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? SystemText.page(currentPage + 1, of: numberOfPages) }
        set { super.accessibilityValue = newValue }
    }

    open override func accessibilityIncrement() { if isEnabled { go(to: currentPage + 1) } }

    open override func accessibilityDecrement() { if isEnabled { go(to: currentPage - 1) } }
}

extension UIPageControl: ViewWithParts {
    package final var parts: [UIView] { [background] + dots + [progressFill] }
}
