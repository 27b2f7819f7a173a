import CoreGraphics
public import Foundation
public import UIKitCore

// MARK: - Adding and removing

extension UISegmentedControl {
    /// The number of segments.
    public var numberOfSegments: Int { segments.count }

    /// Inserts a segment with a title. An index beyond the last appends it.
    public func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        insert(SegmentContent(title: title), at: segment, animated: animated)
    }

    /// Inserts a segment with an image. An index beyond the last appends it.
    public func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        insert(SegmentContent(image: image), at: segment, animated: animated)
    }

    /// Inserts a segment that shows and performs an action, replacing one with the same identifier.
    public func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        let existing = segmentIndex(identifiedBy: action.identifier)
        if existing != NSNotFound { removeSegment(at: existing, animated: false) }
        insert(SegmentContent(action), at: segment, animated: animated)
    }

    func insert(_ content: SegmentContent, at index: Int, animated: Bool) {
        let place = min(max(index, 0), segments.count)
        let view = SegmentView(content, attributes: attributes(isEnabled: true))
        addSubview(view)
        segments.insert(view, at: place)
        if !segments.isEmpty, dividers.count < segments.count - 1 {
            let divider = UIImageView()
            divider.backgroundColor = .separator
            insertSubview(divider, aboveSubview: track)
            dividers.append(divider)
        }
        if selectedSegmentIndex >= place { setSelection(selectedSegmentIndex + 1, animated: false) }
        view.alpha = animated && window != nil ? 0 : 1
        showLook()
        contentDidChange()
        ControlStyle.change(animated: animated && window != nil) { [self] in
            view.alpha = 1
            layoutIfNeeded()
        }
    }

    /// Removes a segment. If it was selected, none is. An index past the end means the last one.
    public func removeSegment(at segment: Int, animated: Bool) {
        guard let view = segmentView(at: segment),
            let segment = segments.firstIndex(where: { $0 === view })
        else { return }
        segments.remove(at: segment)
        view.removeFromSuperview()
        if !dividers.isEmpty { dividers.removeLast().removeFromSuperview() }
        let selection = selectedSegmentIndex
        if selection == segment {
            setSelection(Self.noSegment, animated: false)
        } else if selection > segment {
            setSelection(selection - 1, animated: false)
        }
        contentDidChange()
        ControlStyle.change(animated: animated && window != nil) { [self] in layoutIfNeeded() }
    }

    /// Removes all segments.
    public func removeAllSegments() {
        for view in segments + dividers { view.removeFromSuperview() }
        segments = []
        dividers = []
        setSelection(Self.noSegment, animated: false)
        contentDidChange()
    }

    /// The segment at an index; the last one for an index past the end, the first one for an index
    /// below 0, and `nil` without segments.
    private func segmentView(at index: Int) -> SegmentView? {
        segments.isEmpty ? nil : segments[min(max(index, 0), segments.count - 1)]
    }
}

// MARK: - Content

// An index past the end means the last segment, as in UIKit.

extension UISegmentedControl {
    /// Shows a title in a segment instead of an image.
    public func setTitle(_ title: String?, forSegmentAt segment: Int) {
        guard let view = segmentView(at: segment) else { return }
        view.content.title = title
        view.content.image = nil
        contentDidChange()
    }

    /// The title of a segment; `nil` for one with an image.
    public func titleForSegment(at segment: Int) -> String? {
        segmentView(at: segment)?.content.title
    }

    /// Shows an image in a segment instead of a title.
    public func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        guard let view = segmentView(at: segment) else { return }
        view.content.image = image
        view.content.title = nil
        contentDidChange()
    }

    /// The image of a segment; `nil` for one with a title.
    public func imageForSegment(at segment: Int) -> UIImage? {
        segmentView(at: segment)?.content.image
    }

    /// Shows an action in a segment, and performs it when the user selects the segment.
    public func setAction(_ action: UIAction, forSegmentAt segment: Int) {
        segmentView(at: segment)?.content = SegmentContent(action)
        contentDidChange()
    }

    /// The action of a segment, if it has one.
    public func actionForSegment(at segment: Int) -> UIAction? {
        segmentView(at: segment)?.content.action
    }

    /// The index of the segment with an action, or `NSNotFound`.
    public func segmentIndex(identifiedBy identifier: UIAction.Identifier) -> Int {
        segments.firstIndex { $0.content.action?.identifier == identifier } ?? NSNotFound
    }

    /// Sets the width of a segment in points; 0 (the default) means its share.
    public func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
        segmentView(at: segment)?.fixedWidth = max(0, width)
        contentDidChange()
    }

    /// The width that was set for a segment; 0 means its share.
    public func widthForSegment(at segment: Int) -> CGFloat {
        segmentView(at: segment)?.fixedWidth ?? 0
    }

    /// Displaces the content of a segment.
    public func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
        segmentView(at: segment)?.contentOffset = offset
    }

    /// The displacement of the content of a segment.
    public func contentOffsetForSegment(at segment: Int) -> CGSize {
        segmentView(at: segment)?.contentOffset ?? .zero
    }

    /// Enables or disables a segment.
    public func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
        segmentView(at: segment)?.isEnabled = enabled
        showSelection(animated: false)
    }

    /// `true` if a segment is enabled.
    public func isEnabledForSegment(at segment: Int) -> Bool {
        segmentView(at: segment)?.isEnabled ?? false
    }

    /// Sets the text attributes of titles in a state; `.normal` applies to all states.
    public func setTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?, for state: State
    ) {
        titleAttributes[state.rawValue] = attributes
        showSelection(animated: false)
        contentDidChange()
    }

    /// The text attributes that were set for titles in a state.
    public func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? {
        titleAttributes[state.rawValue]
    }

    func attributes(for segment: SegmentView) -> [NSAttributedString.Key: Any] {
        attributes(isSelected: segment.isSelected, isEnabled: segment.isEnabled)
    }

    private func attributes(
        isSelected: Bool = false, isEnabled: Bool
    ) -> [NSAttributedString.Key: Any] {
        var result = titleAttributes[State.normal.rawValue] ?? [:]
        var state = State.normal
        if isSelected { state.insert(.selected) }
        if !self.isEnabled || !isEnabled { state.insert(.disabled) }
        if state != .normal, let own = titleAttributes[state.rawValue] {
            result.merge(own) { _, new in new }
        }
        return result
    }

    func segmentsDidChangeState() {
        showSelection(animated: false)
        let alpha = isEnabled ? 1 : ControlStyle.alpha(for: .disabled)
        for segment in segments { segment.alpha = alpha }
    }
}

// MARK: - Layout

extension UISegmentedControl {
    /// Positions the segments at whole points, so that they fill the control.
    func layOutSegments() {
        guard !segments.isEmpty else { return }
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let widths = segmentWidths()
        var edge: CGFloat = 0
        for (segment, width) in zip(segments, widths) {
            let start = edge.rounded()
            edge += width
            let end = edge.rounded()
            let x = isMirrored ? bounds.width - end : start
            segment.frame = CGRect(x: x, y: 0, width: end - start, height: bounds.height)
        }
    }

    private func segmentWidths() -> [CGFloat] {
        let fixed = segments.reduce(0) { $0 + $1.fixedWidth }
        let free = segments.filter { $0.fixedWidth == 0 }
        let room = max(0, bounds.width - fixed)
        let wanted = free.reduce(0) { $0 + $1.contentWidth }
        return segments.map { segment in
            if segment.fixedWidth > 0 { return segment.fixedWidth }
            if apportionsSegmentWidthsByContent, wanted > 0 {
                return room * segment.contentWidth / wanted
            }
            return room / CGFloat(free.count)
        }
    }

    /// Positions the lines between segments; next to the selected one they are invisible.
    func layOutDividers() {
        let height = ControlStyle.Segments.dividerHeight
        for (index, divider) in dividers.enumerated() where index + 1 < segments.count {
            let pair = [segments[index], segments[index + 1]]
            let x = max(pair[0].frame.minX, pair[1].frame.minX)
            if let image = divider.image {
                divider.backgroundColor = nil
                divider.alpha = 1
                let width = image.size.width
                divider.frame = CGRect(x: x - width / 2, y: 0, width: width, height: bounds.height)
                continue
            }
            divider.frame = CGRect(
                x: x - 0.5, y: (bounds.height - height) / 2, width: 1, height: height)
            divider.alpha = pair.contains(where: \.isSelected) ? 0 : 1
        }
    }
}
