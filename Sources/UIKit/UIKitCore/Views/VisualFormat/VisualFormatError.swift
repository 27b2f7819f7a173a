/// The reason why a line of the visual format language cannot be converted to constraints, with the
/// position.
nonisolated struct VisualFormatError: Error, Hashable, Sendable {
    enum Reason: Error, Hashable, Sendable {
        case empty
        case containsNonASCII
        case expectedColon
        case expectedView
        case expectedViewName
        case expectedViewEnd
        case expectedNumberOrMetric
        case expectedPredicateEnd
        case expectedRelation
        case expectedDash
        case numberTooLarge
        case textAfterEnd
        case unknownView(String)
        case unknownMetric(String)
        case unknownSize(String)
        case metricIsNotANumber(String)
        case priorityOutOfRange(Double)
        case noSuperview
        case notAView(String)
        case alignedAlongLayout(VisualFormat.Orientation)
    }

    /// The line.
    var format: String

    /// The number of its characters before the position.
    var position: Int

    var reason: Reason
}

nonisolated extension VisualFormatError: CustomStringConvertible {
    /// The message in Apple's form: the expectation, the line, and a caret under the position.
    var description: String {
        let opening = "Unable to parse constraint format: "
        switch reason {
        case .empty: return opening + "It's an empty string."
        case .containsNonASCII: return opening + "It contains non-ASCII characters."
        default:
            let caret = String(repeating: " ", count: position) + "^"
            return "\(opening)\n\(explanation) \n\(format) \n\(caret)"
        }
    }

    private var explanation: String {
        switch reason {
        case .empty, .containsNonASCII: ""
        case .expectedColon: "Expected a ':' here, as in 'H:' or 'V:'"
        case .expectedView: "Expected a view"
        case .expectedViewName:
            """
            Expected a view's name: a letter or an underscore, then letters, digits and underscores
            """
        case .expectedViewEnd: "Expected a ']' here to end the view"
        case .expectedNumberOrMetric:
            "Expected a number or key from the metrics dictionary, but encountered something else"
        case .expectedPredicateEnd:
            "Expected a ')' here to end the predicates, or a ',' before another"
        case .expectedRelation: "Expected '==', '<=' or '>=' here"
        case .expectedDash: "Expected a '-' here to end the connection"
        case .numberTooLarge: "This number is too large"
        case .textAfterEnd: "Expected the end of the format here"
        case .unknownView(let name): "\(name) is not a key in the views dictionary."
        case .unknownMetric(let name): "\(name) is not a key in the metrics dictionary."
        case .unknownSize(let name):
            """
            Encountered metric with name "\(name)", but value was not specified in metrics or views \
            dictionaries
            """
        case .metricIsNotANumber(let name):
            """
            The metric \(name) is not a finite number. Give metrics as Int, Double, CGFloat or NSNumber
            """
        case .priorityOutOfRange(let priority):
            "The priority \(priority) is not above 0 and at most 1000"
        case .noSuperview:
            "Unable to interpret '|' character, because the related view doesn't have a superview"
        case .notAView(let name):
            "\(name) in the views dictionary is neither a UIView nor a UILayoutGuide"
        case .alignedAlongLayout(let axis):
            """
            Options mask required views to be aligned on a \(axis) edge, which is not allowed for \
            layout that is also \(axis).
            """
        }
    }
}
