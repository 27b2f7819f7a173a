import CoreGraphics

/// A builder of constraints from a parsed visual format, in the order of the line; alignments come
/// last.
struct VisualFormatBuilder {
    let format: String
    let names: VisualFormatNames
    let direction: VisualFormatDirection
    let options: NSLayoutConstraint.FormatOptions
    let origin: Origin

    private var result: [NSLayoutConstraint] = []
    private var alignments: [NSLayoutConstraint] = []

    init(
        format: String, names: VisualFormatNames, direction: VisualFormatDirection,
        options: NSLayoutConstraint.FormatOptions, origin: Origin
    ) {
        self.format = format
        self.names = names
        self.direction = direction
        self.options = options
        self.origin = origin
    }

    mutating func constraints(
        for line: VisualFormat
    ) throws(VisualFormatError) -> [NSLayoutConstraint] {
        var previous: VisualFormat.Item?
        for (index, item) in line.items.enumerated() {
            if let previous {
                try connect(previous, item, by: line.connections[index - 1])
            }
            if case .view(let name, let sizes) = item.kind {
                let view = try view(name, of: item)
                for size in sizes { try addSize(size, of: view) }
            }
            previous = item
        }
        return result + alignments
    }

    // MARK: Lengths

    private mutating func addSize(
        _ predicate: VisualFormat.Predicate, of view: AnyObject
    ) throws(VisualFormatError) {
        let length = try locating(predicate.operand.position) {
            () throws(VisualFormatError.Reason) in try names.length(predicate.operand)
        }
        let priority = try priority(predicate)
        switch length {
        case .constant(let constant):
            add(
                view, direction.length, predicate.relation, nil, .notAnAttribute, constant, priority
            )
        case .item(let other):
            add(view, direction.length, predicate.relation, other, direction.length, 0, priority)
        }
    }

    // MARK: Distances

    private mutating func connect(
        _ previous: VisualFormat.Item, _ next: VisualFormat.Item,
        by connection: VisualFormat.Connection
    ) throws(VisualFormatError) {
        switch (previous.kind, next.kind) {
        case (.view(let first, _), .view(let second, _)):
            let (first, second) = (try view(first, of: previous), try view(second, of: next))
            try connect(first, second, by: connection)
            try align(first, second, at: next.position)
        case (.superview, .view(let name, _)):
            let view = try view(name, of: next)
            let superview = try superview(of: view, at: next.position)
            let edge = connection == .standard ? direction.startMargin : direction.start
            try add(connection, from: (superview, edge), to: (view, direction.start), standard: 0)
        case (.view(let name, _), .superview):
            let view = try view(name, of: previous)
            let superview = try superview(of: view, at: next.position)
            let edge = connection == .standard ? direction.endMargin : direction.end
            try add(connection, from: (view, direction.end), to: (superview, edge), standard: 0)
        case (.superview, .superview):
            throw failure(.expectedView, at: next.position)
        }
    }

    /// Connects neighbours: edge to edge, or from the baseline of one to that of the next.
    private mutating func connect(
        _ first: AnyObject, _ second: AnyObject, by connection: VisualFormat.Connection
    ) throws(VisualFormatError) {
        let spacesText =
            direction.axis == .vertical && options.contains(.spacingBaselineToBaseline)
        guard spacesText, let upper = first as? UIView, let lower = second as? UIView else {
            return try add(
                connection, from: (first, direction.end), to: (second, direction.start),
                standard: LayoutMetrics.systemSpacing)
        }
        guard connection == .standard else {
            return try add(
                connection, from: (upper, .lastBaseline), to: (lower, .firstBaseline), standard: 0)
        }
        result.append(
            lower.firstBaselineAnchor.constraint(
                equalToSystemSpacingBelow: upper.lastBaselineAnchor, multiplier: 1,
                file: origin.file, line: origin.line))
    }

    /// Adds the constraints of a connection.
    ///
    /// - Parameter standard: The distance for a single `-`, in points.
    private mutating func add(
        _ connection: VisualFormat.Connection, from start: Place, to end: Place, standard: CGFloat
    ) throws(VisualFormatError) {
        switch connection {
        case .flush: add(from: start, to: end, .equal, 0, .required)
        case .standard: add(from: start, to: end, .equal, standard, .required)
        case .spacing(let predicates):
            for predicate in predicates {
                let distance = try locating(predicate.operand.position) {
                    () throws(VisualFormatError.Reason) in try names.number(predicate.operand)
                }
                add(from: start, to: end, predicate.relation, distance, try priority(predicate))
            }
        }
    }

    /// The source location that diagnostics show for the constraints.
    typealias Origin = (file: StaticString, line: UInt)

    private typealias Place = (item: AnyObject, attribute: NSLayoutConstraint.Attribute)

    /// Adds a distance from one location to a later one, measured in the direction of the line.
    private mutating func add(
        from start: Place, to end: Place, _ relation: VisualFormat.Predicate.Relation,
        _ distance: Double, _ priority: UILayoutPriority
    ) {
        let (later, earlier) = direction.isBackward ? (start, end) : (end, start)
        add(
            later.item, later.attribute, relation, earlier.item, earlier.attribute, distance,
            priority)
    }

    // MARK: Alignment

    private mutating func align(
        _ first: AnyObject, _ second: AnyObject, at position: Int
    ) throws(VisualFormatError) {
        for attribute in options.alignedAttributes {
            guard attribute.visualFormatAxis != direction.axis else {
                throw failure(.alignedAlongLayout(direction.axis), at: position)
            }
            alignments.append(
                NSLayoutConstraint(
                    item: first, attribute: attribute, relatedBy: .equal, toItem: second,
                    attribute: attribute, multiplier: 1, constant: 0, file: origin.file,
                    line: origin.line))
        }
    }

    // MARK: Parts

    private mutating func add(
        _ first: AnyObject, _ firstAttribute: NSLayoutConstraint.Attribute,
        _ relation: VisualFormat.Predicate.Relation, _ second: AnyObject?,
        _ secondAttribute: NSLayoutConstraint.Attribute, _ constant: Double,
        _ priority: UILayoutPriority
    ) {
        let constraint = NSLayoutConstraint(
            item: first, attribute: firstAttribute, relatedBy: relation.layoutRelation,
            toItem: second, attribute: secondAttribute, multiplier: 1, constant: constant,
            file: origin.file, line: origin.line)
        constraint.priority = priority
        result.append(constraint)
    }

    private func view(
        _ name: String, of item: VisualFormat.Item
    ) throws(VisualFormatError) -> AnyObject {
        try locating(item.position) { () throws(VisualFormatError.Reason) in try names.item(name) }
    }

    private func superview(of item: AnyObject, at position: Int) throws(VisualFormatError) -> UIView
    {
        let superview = (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView
        guard let superview else { throw failure(.noSuperview, at: position) }
        return superview
    }

    private func priority(
        _ predicate: VisualFormat.Predicate
    ) throws(VisualFormatError) -> UILayoutPriority {
        try locating(predicate.priority?.position ?? 0) {
            () throws(VisualFormatError.Reason) in try names.priority(predicate.priority)
        }
    }

    /// Adds the position to an error thrown by `body`.
    private func locating<Value>(
        _ position: Int, _ body: () throws(VisualFormatError.Reason) -> Value
    ) throws(VisualFormatError) -> Value {
        do { return try body() } catch { throw failure(error, at: position) }
    }

    private func failure(_ reason: VisualFormatError.Reason, at position: Int) -> VisualFormatError
    {
        VisualFormatError(format: format, position: position, reason: reason)
    }
}

extension VisualFormat.Predicate.Relation {
    fileprivate var layoutRelation: NSLayoutConstraint.Relation {
        switch self {
        case .equal: .equal
        case .lessThanOrEqual: .lessThanOrEqual
        case .greaterThanOrEqual: .greaterThanOrEqual
        }
    }
}
