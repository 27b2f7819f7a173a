import UIKit
import UIKitCore

/// The inspection of a window, of which ``AuditIssue`` lists the kinds.
@MainActor
struct Auditor {
    private let window: UIWindow

    private let picture: Snapshot

    /// The shown views that can be seen at their center, with the labels in controls.
    private let views: [UIView]

    init(window: UIWindow, picture: Snapshot) {
        self.window = window
        self.picture = picture
        views = window.allShownSubviews.filter { Element(view: $0).reasonNotVisible == nil }
    }

    /// The controls that react to touches.
    private var controls: [UIControl] {
        views.compactMap { $0 as? UIControl }
            .filter { $0.isEnabled && Element(view: $0).isHittable && !$0.isPart }
    }

    private func issue(_ kind: AuditIssue.Kind, _ view: UIView, _ message: String) -> AuditIssue {
        AuditIssue(kind: kind, view: ViewName(view), message: message)
    }

    // MARK: Access

    var missingLabels: [AuditIssue] {
        views.filter { view in
            guard !view.isPart, !view.isHiddenFromAccessibility else { return false }
            return (view.isAccessibilityElement || view is UIControl)
                && view.accessibilityLabel?.isEmpty != false
                && view.accessibilityValue?.isEmpty != false
                && view.accessibilityElements?.isEmpty != false
                && !view.containsAccessibilityElements
        }.map { issue(.missingLabel, $0, "has no accessibility label") }
    }

    /// The side of the smallest comfortable target, in points.
    private static let targetSide: CGFloat = 44

    var smallTargets: [AuditIssue] {
        controls.filter { !$0.hasFixedSize }.compactMap { control in
            let center = Element(view: control).center
            // The reach to each side, beyond the frame if the control enlarges its target.
            let reach = Self.targetSide / 2 - 0.5
            let missed = [
                CGPoint(x: -reach, y: 0), CGPoint(x: reach, y: 0), CGPoint(x: 0, y: -reach),
                CGPoint(x: 0, y: reach),
            ].contains { step in
                let point = CGPoint(x: center.x + step.x, y: center.y + step.y)
                guard window.bounds.contains(point) else { return true }
                let hit = window.hitTest(point, with: nil)
                return hit?.isDescendant(of: control) != true
            }
            guard missed,
                control.bounds.width < Self.targetSide
                    || control.bounds.height < Self.targetSide
            else { return nil }
            return issue(.smallTarget, control, "is smaller than 44 × 44 points")
        }
    }

    var overlaps: [AuditIssue] {
        let controls = controls.map { (view: $0, frame: visibleFrame(of: $0)) }
        return controls.indices.flatMap { first in
            controls[(first + 1)...].compactMap { other -> AuditIssue? in
                let control = controls[first]
                let common = control.frame.intersection(other.frame)
                guard common.width > 1, common.height > 1,
                    !control.view.isDescendant(of: other.view),
                    !other.view.isDescendant(of: control.view)
                else { return nil }
                return issue(.overlap, control.view, "overlaps with \(ViewName(other.view))")
            }
        }
    }

    /// Returns the part of a view inside of the clipping superviews, in window points.
    private func visibleFrame(of view: UIView) -> CGRect {
        sequence(first: view, next: \.superview).dropFirst()
            .filter { $0.clipsToBounds || $0 is UIWindow }
            .reduce(view.convert(view.bounds, to: nil)) { frame, ancestor in
                frame.intersection(ancestor.convert(ancestor.bounds, to: nil))
            }
    }

    // MARK: Text

    private var labels: [UILabel] {
        views.compactMap { $0 as? UILabel }.filter { label in
            guard label.text?.isEmpty == false else { return false }
            if case .covered = Element(view: label).reasonNotHittable { return false }
            return true
        }
    }

    var cutTexts: [AuditIssue] {
        labels.filter(\.cutsText).map {
            issue(.cutText, $0, "does not show all of “\($0.text ?? "")”")
        }
    }

    var lowContrasts: [AuditIssue] {
        labels.filter { $0.isEnabled && !$0.isInDisabledControl }.compactMap { label in
            let frame = visibleFrame(of: label)
            guard let ratio = contrast(in: frame) else { return nil }
            let least = label.isLarge ? 3 : 4.5
            guard ratio < least else { return nil }
            let rounded = (ratio * 100).rounded(.down) / 100
            return issue(.lowContrast, label, "has a contrast of \(rounded) to 1, below \(least)")
        }
    }

    /// Returns the contrast of the text in a rectangle of the picture: of the most frequent colour,
    /// the background, with the colour that differs the most from it.
    ///
    /// `nil` if no pixel differs, as while the text is covered.
    private func contrast(in frame: CGRect) -> Double? {
        let scale = CGFloat(picture.width) / window.bounds.width
        let columns = Int(frame.minX * scale)..<Int(frame.maxX * scale)
        let rows = Int(frame.minY * scale)..<Int(frame.maxY * scale)
        var counts: [UInt32: Int] = [:]
        for y in rows.clamped(to: 0..<picture.height) {
            for x in columns.clamped(to: 0..<picture.width) {
                counts[picture[x, y], default: 0] += 1
            }
        }
        guard counts.count > 1, let background = counts.max(by: { $0.value < $1.value })?.key
        else { return nil }
        return counts.keys.map { Luminance.contrast($0, background) }.max()
    }

    // MARK: Layout

    var ambiguities: [AuditIssue] {
        let items = window.ambiguousLayoutItems
        return views.filter { items.contains(ObjectIdentifier($0)) }.map {
            issue(.ambiguousLayout, $0, "has several possible layouts")
        }
    }

    var conflicts: [AuditIssue] {
        window.layoutConflicts.map {
            AuditIssue(kind: .conflictingLayout, view: nil, message: $0.sentence)
        }
    }
}

/// Contrast of colours as in WCAG 2.
private enum Luminance {
    /// Returns the contrast of two pixels, from 1 (equal) to 21 (black and white).
    static func contrast(_ first: UInt32, _ second: UInt32) -> Double {
        let (a, b) = (luminance(first), luminance(second))
        return (max(a, b) + 0.05) / (min(a, b) + 0.05)
    }

    private static func luminance(_ pixel: UInt32) -> Double {
        0.2126 * linear(pixel >> 16) + 0.7152 * linear(pixel >> 8) + 0.0722 * linear(pixel)
    }

    private static func linear(_ channel: UInt32) -> Double {
        let value = Double(channel & 255) / 255
        return value <= 0.040_45 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
}

// MARK: - Properties of views

extension UIView {
    /// The shown views below this one, back to front, with the parts of controls.
    fileprivate var allShownSubviews: [UIView] {
        subviews.filter(\.isShownInSuperview).flatMap { [$0] + $0.allShownSubviews }
    }

    /// `true` if a control contains the view.
    fileprivate var isPart: Bool {
        sequence(first: self, next: \.superview).dropFirst().contains { $0 is UIControl }
    }

    fileprivate var isHiddenFromAccessibility: Bool {
        sequence(first: self, next: \.superview).contains { $0.accessibilityElementsHidden }
    }

    fileprivate var containsAccessibilityElements: Bool {
        allShownSubviews.contains { $0.isAccessibilityElement }
    }

    fileprivate var isInDisabledControl: Bool {
        sequence(first: self, next: \.superview).contains {
            ($0 as? UIControl)?.isEnabled == false
        }
    }
}

extension UIControl {
    /// `true` for controls whose size is UIKit's.
    fileprivate var hasFixedSize: Bool {
        self is UISwitch || self is UIStepper || self is UISegmentedControl || self is UISlider
            || self is UIPageControl || self is UITextField
    }
}

extension UILabel {
    /// `true` if not all of the text fits into the bounds.
    fileprivate var cutsText: Bool {
        guard !adjustsFontSizeToFitWidth, let text, let font else { return false }
        let isOneLine = numberOfLines == 1
        let limit = CGSize(width: isOneLine ? .infinity : bounds.width, height: .infinity)
        let size = NSAttributedString(string: text, attributes: [.font: font]).boundingRect(
            with: limit, options: .usesLineFragmentOrigin, context: nil
        ).size
        if isOneLine { return size.width > bounds.width + 1 }
        let lines = CGFloat(numberOfLines) * font.lineHeight
        return size.height > min(bounds.height, numberOfLines == 0 ? .infinity : lines) + 2
    }

    /// `true` for text of 18 points and bold text of 14 points.
    fileprivate var isLarge: Bool {
        font.pointSize >= (font.fontDescriptor.symbolicTraits.contains(.traitBold) ? 14 : 18)
    }
}
