import Foundation

/// The dictionaries that resolve the names in a visual format.
struct VisualFormatNames {
    let metrics: [String: Any]
    let views: [String: Any]

    /// The right side of a predicate on a view's length.
    enum Length {
        case constant(Double)
        case item(AnyObject)
    }

    /// Returns the view or guide with a name.
    func item(_ name: String) throws(VisualFormatError.Reason) -> AnyObject {
        guard let value = views[name] else { throw .unknownView(name) }
        if let view = value as? UIView { return view }
        if let guide = value as? UILayoutGuide { return guide }
        throw .notAView(name)
    }

    /// Returns the number that an operand of a distance or a priority represents.
    func number(_ operand: VisualFormat.Operand) throws(VisualFormatError.Reason) -> Double {
        switch operand.value {
        case .number(let number): return number
        case .name(let name):
            guard let value = metrics[name] else { throw .unknownMetric(name) }
            return try Self.number(value, name)
        }
    }

    /// Returns the number or view that an operand of a view's predicate represents.
    func length(_ operand: VisualFormat.Operand) throws(VisualFormatError.Reason) -> Length {
        guard case .name(let name) = operand.value else { return .constant(try number(operand)) }
        if let value = metrics[name] { return .constant(try Self.number(value, name)) }
        guard views[name] != nil else { throw .unknownSize(name) }
        return .item(try item(name))
    }

    /// Returns the priority written after a predicate; required without one.
    func priority(
        _ operand: VisualFormat.Operand?
    ) throws(VisualFormatError.Reason) -> UILayoutPriority {
        guard let operand else { return .required }
        let number = try number(operand)
        guard number > 0, number <= 1000 else { throw .priorityOutOfRange(number) }
        return UILayoutPriority(Float(number))
    }

    private static func number(
        _ value: Any, _ name: String
    ) throws(VisualFormatError.Reason) -> Double {
        let number =
            if let value = value as? NSNumber {
                value.doubleValue
            } else if let value = value as? any BinaryFloatingPoint {
                Double(value)
            } else if let value = value as? any BinaryInteger {
                Double(value)
            } else {
                Double.nan
            }
        guard number.isFinite else { throw .metricIsNotANumber(name) }
        return number
    }
}
