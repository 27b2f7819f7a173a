import CoreGraphics
import QuartzCore

extension UIView {
    /// Returns this view and its descendants as text, one view per line, each ended by a newline.
    ///
    /// The parts of which controls and bars are made are not listed: the control's own line has
    /// what they show.
    public func describeTree() -> String { treeDescription.description }

    /// The description of this view and its descendants.
    var treeDescription: ViewDescription {
        traitCollection.performAsCurrent {
            var description = ViewDescription(name: "\(type(of: self))")
            describe(into: &description)
            let parts = (self as? any ViewWithParts)?.parts ?? []
            for subview in subviews where !parts.contains(subview) {
                description.add(child: subview.treeDescription)
            }
            return description
        }
    }

    func describeView(into description: inout ViewDescription) {
        description.add(frame: frame)
        if let owningController {
            description.add("controller", word: "\(type(of: owningController))")
        }
        if bounds.origin != .zero { description.add("boundsOrigin", bounds.origin) }
        if !transform.isIdentity { describe(transform, into: &description) }
        Self.viewTable.describe(self, into: &description)
        if isFirstResponder { description.add(flag: "firstResponder") }
        describeLayer(into: &description)
        describeAccessibility(into: &description)
        type(of: self).propertyTable.describe(
            self, into: &description, below: Self.viewTable)
    }

    private func describe(
        _ transform: CGAffineTransform, into description: inout ViewDescription
    ) {
        let numbers = [
            transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
        ]
        let text = numbers.map { ViewDescription.text($0) }.joined(separator: " ")
        description.add("transform", word: "[\(text)]")
    }

    private func describeLayer(into description: inout ViewDescription) {
        if layer.cornerRadius != 0 { description.add("cornerRadius", layer.cornerRadius) }
        if layer.borderWidth != 0 { description.add("borderWidth", layer.borderWidth) }
        if layer.shadowOpacity != 0 { description.add("shadowOpacity", layer.shadowOpacity) }
        if layer.zPosition != 0 { description.add("zPosition", layer.zPosition) }
    }

    private func describeAccessibility(into description: inout ViewDescription) {
        if let accessibilityIdentifier { description.add("identifier", accessibilityIdentifier) }
        if let accessibilityLabel { description.add("label", accessibilityLabel) }
        if let accessibilityValue { description.add("value", accessibilityValue) }
    }
}
