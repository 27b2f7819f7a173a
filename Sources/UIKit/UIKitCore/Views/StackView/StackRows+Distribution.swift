import CoreGraphics

extension StackRows {
    /// Adds the rows along the axis.
    mutating func distribute() {
        guard let first = views.first, let last = views.last else { return }
        add(stack, along.canvasStart, .equal, first, along.start, "UISV-canvas-connection")
        add(stack, along.canvasEnd, .equal, last, along.end, "UISV-canvas-connection")
        switch stack.distribution {
        case .fill: space(.equal)
        case .fillEqually:
            space(.equal)
            for view in views.dropFirst() {
                add(view, along.length, .equal, first, along.length, "UISV-fill-equally")
            }
        case .fillProportionally:
            space(.equal)
            fillProportionally()
        case .equalSpacing:
            space(.greaterThanOrEqual)
            equalizeGaps(from: along.end, to: along.start, priority: { _ in .required })
            minimizeLength()
        case .equalCentering:
            space(.greaterThanOrEqual)
            equalizeGaps(from: along.center, to: along.center) {
                UILayoutPriority(Priority.centering.rawValue - Float(min($0, 99)))
            }
            minimizeLength()
        }
    }

    /// Separates neighbours by the distance between their edges or, in columns with
    /// baseline-relative arrangement, their texts.
    private mutating func space(_ relation: NSLayoutConstraint.Relation) {
        let spacesText = stack.axis == .vertical && stack.isBaselineRelativeArrangement
        for (previous, next) in zip(views, views.dropFirst()) {
            add(
                next, spacesText ? .firstBaseline : along.start, relation, previous,
                spacesText ? .lastBaseline : along.end, constant: stack.spacing(after: previous),
                "UISV-spacing")
        }
    }

    /// Makes lengths proportional to those of the contents. Views without content are left out.
    private mutating func fillProportionally() {
        var reference: (view: UIView, length: CGFloat)?
        for view in views {
            let size = view.intrinsicContentSize
            let length = stack.axis == .horizontal ? size.width : size.height
            guard length > 0, length.isFinite else { continue }
            if let reference {
                add(
                    view, along.length, .equal, reference.view, along.length,
                    multiplier: length / reference.length, priority: Priority.proportion,
                    "UISV-fill-proportionally")
            } else {
                reference = (view, length)
            }
        }
    }

    /// Makes the gaps between neighbours equally long.
    ///
    /// - Parameter priority: The priority for the gap with an index.
    private mutating func equalizeGaps(
        from start: NSLayoutConstraint.Attribute, to end: NSLayoutConstraint.Attribute,
        priority: (Int) -> UILayoutPriority
    ) {
        let gaps = stack.gaps
        for (index, gap) in gaps.prefix(gapCount).enumerated() {
            add(gap, along.start, .equal, views[index], start, "UISV-distributing-edge")
            add(gap, along.end, .equal, views[index + 1], end, "UISV-distributing-edge")
            guard index > 0 else { continue }
            add(
                gap, along.length, .equal, gaps[0], along.length, priority: priority(index - 1),
                "UISV-fill-equally")
        }
    }

    /// Makes the stack and views without content as short as possible where no other constraint
    /// determines their length.
    private mutating func minimizeLength() {
        add(stack, along.length, priority: Priority.canvas, "UISV-canvas-fit")
        for view in views {
            add(view, along.length, priority: Priority.unsized, "UISV-ambiguity-suppression")
        }
    }
}
