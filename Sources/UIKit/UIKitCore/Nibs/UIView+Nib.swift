import CoreGraphics
import Foundation

extension UIView {
    /// Sets the properties that the element states, and adds the subviews.
    final func decodeView(_ nib: NibCoder) {
        Self.viewTable.decode(nib, into: self)
        decodePriorities(nib)
        nib.builder.addContents(of: nib.element, to: self)
        type(of: self).propertyTable.decode(nib, into: self, below: Self.viewTable)
    }

    static func decodedClipping(_ nib: NibCoder, _ name: String) -> Bool? {
        nib.flag("clipsSubviews") ?? nib.flag(name)
    }

    /// `true` for a view without constraints, which Xcode marks `fixedFrame`: it keeps its frame.
    static func decodedTranslation(_ nib: NibCoder, _ name: String) -> Bool? {
        nib.flag(name).map { $0 || nib.flag("fixedFrame") == true }
    }

    static func decodedMask(_ nib: NibCoder, _ key: String) -> AutoresizingMask? {
        guard let nib = nib.coder(key: key) else { return nil }
        let words: [(String, AutoresizingMask)] = [
            ("widthSizable", .flexibleWidth), ("heightSizable", .flexibleHeight),
            ("flexibleMinX", .flexibleLeftMargin), ("flexibleMaxX", .flexibleRightMargin),
            ("flexibleMinY", .flexibleTopMargin), ("flexibleMaxY", .flexibleBottomMargin),
        ]
        return words.reduce(into: []) { mask, word in
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

    static let nibContentModes: [String: ContentMode] = [
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
            if child.isExcluded {
                excludedViews.append(subview)
                continue
            }
            if let stack = view as? UIStackView {
                stack.addArrangedSubview(subview)
            } else {
                view.addSubview(subview)
            }
        }
        if element.child("constraints") != nil { constrained.append((element, view)) }
    }
}
