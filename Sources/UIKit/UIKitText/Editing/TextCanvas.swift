import CoreGraphics
import Foundation
import QuartzCore
import UIKitCore

/// Shows the visible part of an editor's text: a view for each paragraph, the selection behind
/// them, and the caret.
///
/// A paragraph is drawn once and then moves with the content.
final class TextCanvas: UIView {
    private let editor: TextEditor

    /// The views of the shown fragments by their indices.
    private var fragmentViews: [Int: TextFragmentView] = [:]

    private var selectionViews: [UIView] = []
    private let handles = (
        start: SelectionHandle(isStart: true), end: SelectionHandle(isStart: false)
    )
    private let selectionHolder = UIView()
    private let fragmentHolder = UIView()

    /// The caret.
    let caret = CaretView()

    /// The container's origin in this view.
    var textOrigin = CGPoint.zero { didSet { if textOrigin != oldValue { setNeedsLayout() } } }

    /// `true` while the selection and the caret are shown.
    var showsSelection = false { didSet { if showsSelection != oldValue { selectionChanged() } } }

    /// Draws a fragment in a view by calling the closure, which draws it displaced; `nil` draws it
    /// in its place.
    var drawsFragment: ((UIView, @escaping (CGPoint) -> Void) -> Void)?

    /// `true` if selected lines reach to the edge.
    var extendsLines = false

    init(editor: TextEditor) {
        self.editor = editor
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        isOpaque = false
        for view in [selectionHolder, fragmentHolder] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        for view in [caret, handles.start, handles.end] {
            addSubview(view)
            view.isHidden = true
        }
        editor.layout.layoutDidChange = { [weak self] old, count in
            self?.fragmentsChanged(old, count)
            self?.editor.storageDidChange()
        }
    }

    required init?(coder: NSCoder) { nil }

    // MARK: Fragments

    private func fragmentsChanged(_ old: Range<Int>, _ count: Int) {
        let delta = count - old.count
        var kept: [Int: TextFragmentView] = [:]
        for (index, view) in fragmentViews {
            if index < old.lowerBound {
                kept[index] = view
            } else if index >= old.upperBound {
                kept[index + delta] = view
            } else {
                view.removeFromSuperview()
            }
        }
        fragmentViews = kept
        superview?.setNeedsLayout()
    }

    /// Shows the fragments in a part of the container.
    func show(_ visible: CGRect) {
        let layout = editor.layout
        guard !layout.fragments.isEmpty else { return }
        var shown: [Int: TextFragmentView] = [:]
        var index = layout.fragment(atY: visible.minY)
        repeat {
            let text = layout.laidOut(index)
            let view = fragmentViews.removeValue(forKey: index) ?? TextFragmentView()
            view.drawsFragment = drawsFragment
            view.drawsText = drawing(ofFragment: index)
            let origin = layout.origin(of: index)
            view.show(
                text,
                at: CGPoint(x: textOrigin.x + origin.x, y: textOrigin.y + origin.y),
                within: bounds(ofFragment: index))
            view.misspelledWords = editor.misspelledWords(inFragment: index)
            if view.superview == nil { fragmentHolder.addSubview(view) }
            shown[index] = view
            index += 1
        } while index < layout.fragments.count && layout.top(of: index) < visible.maxY
        for view in fragmentViews.values { view.removeFromSuperview() }
        fragmentViews = shown
        showSelection(within: visible)
    }

    /// Returns the heights of the container, if parts of a fragment may be in another one.
    private func bounds(ofFragment index: Int) -> ClosedRange<CGFloat>? {
        guard editor.layout.textContainers.count > 1 else { return nil }
        let extent = editor.layout.extent(of: editor.container)
        return extent.lowerBound + textOrigin.y...extent.upperBound + textOrigin.y
    }

    /// Returns a closure that lets a subclass of layout managers draw a fragment with the start of
    /// its lines at a point; `nil` for the usual drawing.
    private func drawing(ofFragment index: Int) -> ((CGPoint) -> Void)? {
        let layout = editor.layout
        guard type(of: layout) != NSLayoutManager.self else { return nil }
        return { [weak layout, container = editor.container] point in
            guard let layout, index < layout.fragments.count else { return }
            let start = layout.start(of: index)
            let glyphs = NSRange(location: start, length: layout.fragments[index].length)
            let place = layout.origin(of: index)
            let origin = CGPoint(
                x: point.x - place.x, y: point.y - place.y + layout.top(of: container))
            layout.drawBackground(forGlyphRange: glyphs, at: origin)
            layout.drawGlyphs(forGlyphRange: glyphs, at: origin)
        }
    }

    // MARK: Selection

    /// Updates the selection and the caret.
    func selectionChanged() {
        caret.restartBlinking()
        superview?.setNeedsLayout()
    }

    private func showSelection(within visible: CGRect) {
        let range = editor.selection.range
        var rects: [CGRect] = []
        if showsSelection, !range.isEmpty {
            rects = editor.layout.rects(
                of: range, within: visible.minY...max(visible.minY, visible.maxY),
                extendsLines: extendsLines)
        }
        while selectionViews.count > rects.count {
            selectionViews.removeLast().removeFromSuperview()
        }
        while selectionViews.count < rects.count {
            let view = UIView()
            selectionHolder.addSubview(view)
            selectionViews.append(view)
        }
        let isDark = traitCollection.userInterfaceStyle == .dark
        let color = tintColor.withAlphaComponent(isDark ? 0.35 : 0.2)
        for (view, rect) in zip(selectionViews, rects) {
            view.frame = rect.offsetBy(dx: textOrigin.x, dy: textOrigin.y)
            view.backgroundColor = color
        }
        showHandles(rects)
    }

    private func showHandles(_ rects: [CGRect]) {
        let range = editor.selection.range
        let isShown = showsSelection && editor.isTouchSelection && !range.isEmpty && !rects.isEmpty
        for handle in [handles.start, handles.end] { handle.isHidden = !isShown }
        guard isShown else { return }
        let start = editor.layout.caret(at: range.lowerBound)
        let end = editor.layout.caret(at: range.upperBound, isUpstream: true)
        handles.start.place(at: start.offsetBy(dx: textOrigin.x, dy: textOrigin.y), tint: tintColor)
        handles.end.place(at: end.offsetBy(dx: textOrigin.x, dy: textOrigin.y), tint: tintColor)
    }

    /// Places the caret; `nil` hides it.
    func placeCaret(_ rect: CGRect?) {
        guard let rect, rect.width > 0, showsSelection, editor.selection.isEmpty else {
            caret.isHidden = true
            caret.stopBlinking()
            return
        }
        caret.frame = rect
        caret.backgroundColor = tintColor
        if caret.isHidden {
            caret.isHidden = false
            caret.restartBlinking()
        }
    }

    /// Redraws all text, in new colours.
    func redraw() {
        for view in fragmentViews.values { view.removeFromSuperview() }
        fragmentViews = [:]
        superview?.setNeedsLayout()
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        superview?.setNeedsLayout()
    }
}

/// Draws one fragment of text.
final class TextFragmentView: UIView {
    private var text: LaidOutText?

    /// As that of the canvas.
    var drawsFragment: ((UIView, @escaping (CGPoint) -> Void) -> Void)?

    /// Draws the text with the start of its lines at a point; `nil` for the usual drawing.
    var drawsText: ((CGPoint) -> Void)?

    /// The ranges with a red wave below.
    var misspelledWords: [Range<Int>] = [] {
        didSet { if misspelledWords != oldValue { setNeedsDisplay() } }
    }

    /// The room around the lines for letters that stick out, in points.
    private static let margin: CGFloat = 6

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        isUserInteractionEnabled = false
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { nil }

    /// Shows text whose lines begin at a point of the superview, within these heights.
    func show(
        _ text: LaidOutText, at origin: CGPoint, within limits: ClosedRange<CGFloat>? = nil
    ) {
        if self.text === text, shownOrigin == origin, limits == nil { return }
        shownOrigin = limits == nil ? origin : nil
        let lines = text.frame.lines
        let left = min(lines.map(\.rect.minX).min() ?? 0, 0)
        let right = lines.map(\.rect.maxX).max() ?? 0
        var frame = CGRect(
            x: origin.x + left, y: origin.y, width: right - left, height: text.frame.size.height
        ).insetBy(dx: -Self.margin, dy: -Self.margin)
        if let limits {
            let top = max(frame.minY, limits.lowerBound)
            frame.size.height = max(min(frame.maxY, limits.upperBound) - top, 0)
            frame.origin.y = top
        }
        if frame != self.frame { self.frame = frame }
        drawingOrigin = CGPoint(x: origin.x - frame.minX, y: origin.y - frame.minY)
        if self.text !== text {
            self.text = text
            setNeedsDisplay()
        }
    }

    /// The point at which ``text`` was shown last; `nil` if it was cut by limits.
    private var shownOrigin: CGPoint?

    private var drawingOrigin = CGPoint.zero {
        didSet { if drawingOrigin != oldValue { setNeedsDisplay() } }
    }

    override func draw(_ rect: CGRect) {
        guard let text, let context = UIGraphicsGetCurrentContext() else { return }
        let draw = { [drawingOrigin, drawsText] (offset: CGPoint) in
            let origin = CGPoint(x: drawingOrigin.x + offset.x, y: drawingOrigin.y + offset.y)
            if let drawsText { return drawsText(origin) }
            text.content.draw(text.frame, in: context, at: origin)
        }
        if let drawsFragment { drawsFragment(self, draw) } else { draw(.zero) }
        guard !misspelledWords.isEmpty else { return }
        text.drawWaves(under: misspelledWords, in: context, at: drawingOrigin)
    }
}

/// The caret, which blinks.
final class CaretView: UIView {
    private var timer: Timer?

    /// Half of the blinking's period, in seconds.
    private static let phase: TimeInterval = 0.5

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        layer.cornerRadius = 1
    }

    required init?(coder: NSCoder) { nil }

    /// Shows the caret, and begins to blink after a while.
    func restartBlinking() {
        stopBlinking()
        alpha = 1
        guard !isHidden, window != nil else { return }
        let timer = Timer(timeInterval: Self.phase, repeats: true) { [weak self] _ in
            MainActor.assumeIsolated { self?.blink() }
        }
        RunLoop.main.add(timer, forMode: .common)
        self.timer = timer
    }

    func stopBlinking() {
        timer?.invalidate()
        timer = nil
    }

    private func blink() {
        guard window != nil else { return stopBlinking() }
        let target: CGFloat = alpha > 0.5 ? 0 : 1
        UIView.animate(withDuration: 0.15, delay: 0, options: .allowUserInteraction) {
            self.alpha = target
        }
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { stopBlinking() }
    }
}
