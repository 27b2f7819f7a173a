import CoreGraphics
public import Foundation
import Observing
@_spi(UIKitInternals) public import UIKitCore

/// A control that offers a few choices side by side.
///
///     let control = UISegmentedControl(items: ["Day", "Week", "Month"])
///     control.selectedSegmentIndex = 0
///     control.addAction(UIAction { _ in show(control.selectedSegmentIndex) }, for: .valueChanged)
///
/// `valueChanged` is sent when a finger lifts over another segment than the selected one. The
/// raised part can also be dragged from segment to segment.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
    /// The value of ``selectedSegmentIndex`` while no segment is selected.
    public nonisolated static let noSegment = -1

    final let knob = KnobView()
    final let track = UIView()
    final var segments: [SegmentView] = []
    final var dividers: [UIImageView] = []
    final var look = SegmentLook()
    final var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

    @Observed private final var storedSelection = UISegmentedControl.noSegment

    /// The segment below the finger.
    private var pressedIndex: Int?

    /// The segment at which the keyboard is in a momentary control.
    final var keyboardIndex = 0

    /// The segment that the dragged knob shows.
    private var draggedIndex: Int?

    // MARK: Creating

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    private func setUp() {
        isOpaque = false
        isAccessibilityElement = false
        track.isUserInteractionEnabled = false
        track.backgroundColor = ControlStyle.fill
        track.layer.cornerRadius = ControlStyle.Segments.cornerRadius
        knob.cornerRadius = ControlStyle.Segments.cornerRadius - ControlStyle.Segments.inset + 1
        knob.backgroundColor = ControlStyle.raised
        addSubview(track)
        addSubview(knob)
        knob.alpha = 0
    }

    nonisolated deinit {}

    public required init?(coder: NSCoder) {
        super.init(frame: .zero)
        setUp()
        decode(from: coder)
    }

    @_spi(UIKitInternals) open override class var propertyTable: PropertyTable { segmentTable }

    @_spi(UIKitInternals) open override func decode(_ nib: NibCoder) {
        super.decode(nib)
        decodeSegments(nib)
    }

    /// Creates a control with segments.
    ///
    /// - Parameter items: The segments' contents, each a `String`, a `UIImage` or a `UIAction`.
    public init(items: [Any]?) {
        super.init(frame: .zero)
        setUp()
        for item in items ?? [] { appendSegment(Self.content(of: item)) }
        sizeToFit()
    }

    /// Creates a control whose segments show and perform actions.
    public convenience init(frame: CGRect, actions: [UIAction]) {
        self.init(frame: frame)
        for action in actions { appendSegment(SegmentContent(action)) }
        if frame.isEmpty { sizeToFit() }
    }

    private static func content(of item: Any) -> SegmentContent {
        switch item {
        case let title as String: return SegmentContent(title: title)
        case let image as UIImage: return SegmentContent(image: image)
        case let action as UIAction: return SegmentContent(action)
        default:
            fatalError(
                "An item of UISegmentedControl is \(item). Pass a String, UIImage or UIAction.")
        }
    }

    private func appendSegment(_ content: SegmentContent) {
        insert(content, at: segments.count, animated: false)
    }

    // MARK: Selection

    /// The index of the selected segment, or ``noSegment``. Setting it sends no event.
    ///
    /// - Precondition: It is ``noSegment`` or the index of a segment.
    open var selectedSegmentIndex: Int {
        get { storedSelection }
        set {
            requires(
                newValue == Self.noSegment || segments.indices.contains(newValue),
                """
                selectedSegmentIndex is \(newValue), and the control has \(segments.count) \
                segments. Pass UISegmentedControl.noSegment for none.
                """)
            setSelection(newValue, animated: false)
        }
    }

    /// `true` if segments do not stay selected. `false` by default.
    open var isMomentary = false { didSet { if isMomentary { setSelection(-1, animated: false) } } }

    final func setSelection(_ index: Int, animated: Bool) {
        if index != storedSelection { storedSelection = index }
        showSelection(animated: animated)
    }

    final func showSelection(animated: Bool) {
        let shown = draggedIndex ?? storedSelection
        let isAnimated = animated && window != nil && knob.alpha > 0
        for (index, segment) in segments.enumerated() {
            segment.isSelected = index == shown
            segment.isPressed = index == pressedIndex && index != shown && draggedIndex == nil
            segment.attributes = attributes(for: segment)
        }
        showLook()
        setNeedsLayout()
        ControlStyle.spring(animated: isAnimated) { [self] in layoutIfNeeded() }
    }

    // MARK: Appearance

    /// `true` if segments are as wide as their contents ask, `false` (the default) if all are
    /// equally wide.
    open var apportionsSegmentWidthsByContent = false {
        didSet { if apportionsSegmentWidthsByContent != oldValue { contentDidChange() } }
    }

    /// The colour of the selected segment; white, or grey in dark, when `nil`.
    open var selectedSegmentTintColor: UIColor? {
        didSet { knob.backgroundColor = selectedSegmentTintColor ?? ControlStyle.raised }
    }

    open override var backgroundColor: UIColor? {
        get { track.backgroundColor === ControlStyle.fill ? nil : track.backgroundColor }
        set { track.backgroundColor = newValue ?? ControlStyle.fill }
    }

    final func contentDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    // MARK: Layout

    open override var intrinsicContentSize: CGSize {
        sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity))
    }

    /// Returns the width of the contents and the height of a segmented control.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let widths = segments.map { $0.fixedWidth > 0 ? $0.fixedWidth : $0.contentWidth }
        let isEven = !apportionsSegmentWidthsByContent && !segments.contains { $0.fixedWidth > 0 }
        let width =
            isEven ? (widths.max() ?? 0) * CGFloat(widths.count) : widths.reduce(0, +)
        return CGSize(width: width, height: ControlStyle.Segments.height)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        track.frame = bounds
        layOutSegments()
        let shown = draggedIndex ?? storedSelection
        guard segments.indices.contains(shown) else {
            knob.alpha = 0
            return layOutDividers()
        }
        let inset = ControlStyle.Segments.inset
        let frame = segments[shown].frame.shrunk(x: inset, y: inset)
        let isPressed = draggedIndex != nil || (pressedIndex == shown && isTracking)
        let scale = isPressed ? ControlStyle.Segments.pressedScale : 1
        knob.transform = .identity
        knob.frame = frame
        knob.layoutIfNeeded()
        knob.transform = CGAffineTransform(scaleX: scale, y: scale)
        knob.alpha = 1
        knob.layer.shadowOpacity = isEnabled ? 0.12 : 0
        layOutDividers()
    }

    // MARK: Focus

    @_spi(UIKitInternals) open override var standardFocusEffect: UIFocusEffect? { segmentHalo }

    @_spi(UIKitInternals) open override func handleFocusKey(_ key: UIKey) -> Bool {
        handleSegmentKey(key) || super.handleFocusKey(key)
    }

    /// Chooses the segment at which the keyboard is, in a momentary control.
    open override func accessibilityActivate() -> Bool {
        guard isEnabled else { return false }
        if isMomentary { choose(keyboardIndex) }
        return true
    }

    // MARK: Touches

    private func index(at location: CGPoint) -> Int? {
        guard isTouchInside,
            let nearest = segments.indices.min(by: {
                abs(segments[$0].frame.midX - location.x) - segments[$0].frame.width / 2
                    < abs(segments[$1].frame.midX - location.x) - segments[$1].frame.width / 2
            })
        else { return nil }
        return nearest
    }

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        layoutIfNeeded()
        guard let index = index(at: touch.location(in: self)), segments[index].isEnabled else {
            return false
        }
        pressedIndex = index
        if index == storedSelection { draggedIndex = index }
        showSelection(animated: true)
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let index = index(at: touch.location(in: self)).flatMap {
            segments[$0].isEnabled ? $0 : nil
        }
        guard index != pressedIndex else { return true }
        pressedIndex = index
        if draggedIndex != nil, let index { draggedIndex = index }
        showSelection(animated: true)
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        let chosen = draggedIndex ?? pressedIndex
        pressedIndex = nil
        draggedIndex = nil
        guard let chosen else { return showSelection(animated: true) }
        choose(chosen)
    }

    open override func cancelTracking(with event: UIEvent?) {
        pressedIndex = nil
        draggedIndex = nil
        showSelection(animated: true)
    }

    /// Selects a segment as the user does, and sends the event if it is another one.
    final func choose(_ index: Int) {
        guard isEnabled, segments.indices.contains(index), segments[index].isEnabled else { return }
        let isChange = isMomentary || index != storedSelection
        setSelection(index, animated: true)
        if isChange {
            if let action = segments[index].content.action { sendAction(action) }
            sendActions(for: [.valueChanged, .primaryActionTriggered])
        }
        if isMomentary { setSelection(Self.noSegment, animated: false) }
    }

    open override var isEnabled: Bool {
        didSet { if isEnabled != oldValue { segmentsDidChangeState() } }
    }

    override func handles(_ recognizer: UIGestureRecognizer) -> Bool { recognizer.isSingleTap }

    // MARK: Debugging

    open override func describe(into description: inout ViewDescription) {
        super.describe(into: &description)
        let titles = segments.map { $0.content.title ?? "image" }
        description.add("segments", titles.joined(separator: "|"))
        description.add("selected", storedSelection)
    }
}

extension UISegmentedControl: ViewWithParts {
    package final var parts: [UIView] { [track, knob] + dividers + segments }
}
