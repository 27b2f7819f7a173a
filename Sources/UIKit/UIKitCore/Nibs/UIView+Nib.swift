import CoreGraphics
import Foundation

extension UIView {
    /// Sets the properties that the elements of all views have, and adds the subviews.
    final func decodeView(_ nib: NibCoder) {
        if let frame = nib.rect("frame") { self.frame = frame }
        if let hidden = nib.flag("hidden") { isHidden = hidden }
        if let alpha = nib.number("alpha") { self.alpha = alpha }
        if let tag = nib.integer("tag") { self.tag = tag }
        if let clips = nib.flag("clipsSubviews") ?? nib.flag("clipsToBounds") {
            clipsToBounds = clips
        }
        if let isOpaque = nib.flag("opaque") { self.isOpaque = isOpaque }
        if let enabled = nib.flag("userInteractionEnabled") { isUserInteractionEnabled = enabled }
        if let enabled = nib.flag("multipleTouchEnabled") { isMultipleTouchEnabled = enabled }
        if let mode = nib.choice("contentMode", Self.nibContentModes) { contentMode = mode }
        if let color = nib.color("backgroundColor") { backgroundColor = color }
        if let color = nib.color("tintColor") { tintColor = color }
        if let value = nib.flag("translatesAutoresizingMaskIntoConstraints") {
            // Without constraints in the file, a view keeps its frame.
            translatesAutoresizingMaskIntoConstraints = value || nib.flag("fixedFrame") == true
        }
        if let mask = nib.coder(key: "autoresizingMask") { decodeMask(mask) }
        decodePriorities(nib)
        if let label = nib.coder(key: "accessibilityConfiguration")?.string("label") {
            accessibilityLabel = label
        }
        nib.builder.addContents(of: nib.element, to: self)
    }

    private func decodeMask(_ nib: NibCoder) {
        let words: [(String, AutoresizingMask)] = [
            ("widthSizable", .flexibleWidth), ("heightSizable", .flexibleHeight),
            ("flexibleMinX", .flexibleLeftMargin), ("flexibleMaxX", .flexibleRightMargin),
            ("flexibleMinY", .flexibleTopMargin), ("flexibleMaxY", .flexibleBottomMargin),
        ]
        autoresizingMask = words.reduce(into: []) { mask, word in
            if nib.flag(word.0) == true { mask.insert(word.1) }
        }
    }

    private func decodePriorities(_ nib: NibCoder) {
        for (word, axis) in [
            ("horizontal", NSLayoutConstraint.Axis.horizontal), ("vertical", .vertical),
        ] {
            if let value = nib.number("\(word)HuggingPriority") {
                setContentHuggingPriority(UILayoutPriority(Float(value)), for: axis)
            }
            if let value = nib.number("\(word)CompressionResistancePriority") {
                setContentCompressionResistancePriority(UILayoutPriority(Float(value)), for: axis)
            }
        }
    }

    private static let nibContentModes: [String: ContentMode] = [
        "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit,
        "scaleAspectFill": .scaleAspectFill, "redraw": .redraw, "center": .center, "top": .top,
        "bottom": .bottom, "left": .left, "right": .right, "topLeft": .topLeft,
        "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
    ]
}

extension NibConnections {
    /// The table with the outlets that all views have.
    var ofViews: NibConnections {
        outlet("gestureRecognizers") { (view: UIView, recognizers: [UIGestureRecognizer]) in
            recognizers.forEach(view.addGestureRecognizer)
        }
    }
}

extension NibBuilder {
    /// Adds the guides and subviews of an element to its view. Constraints follow when all views
    /// exist.
    func addContents(of element: NibElement, to view: UIView) {
        set(view, for: element)
        for guide in element.children where guide.name == "viewLayoutGuide" {
            switch guide["key"] {
            case "safeArea": set(view.safeAreaLayoutGuide, for: guide)
            case "keyboard": set(view.keyboardLayoutGuide, for: guide)
            default: break
            }
        }
        for child in element.child("subviews")?.children ?? [] {
            guard let subview = object(for: child) as? UIView else { continue }
            if let stack = view as? UIStackView {
                stack.addArrangedSubview(subview)
            } else {
                view.addSubview(subview)
            }
        }
        if element.child("constraints") != nil { constrained.append((element, view)) }
    }
}
