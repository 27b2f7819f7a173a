import CoreGraphics

extension StackRows {
    /// Adds the rows across the axis.
    mutating func align() {
        guard let first = views.first else { return }
        let others = views.dropFirst()
        switch effectiveAlignment {
        case .fill:
            add(stack, across.canvasStart, .equal, first, across.start, "UISV-canvas-connection")
            add(stack, across.canvasEnd, .equal, first, across.end, "UISV-canvas-connection")
            for view in others {
                add(view, across.start, .equal, first, across.start, "UISV-alignment")
                add(view, across.end, .equal, first, across.end, "UISV-alignment")
            }
        case .leading:
            add(stack, across.canvasStart, .equal, first, across.start, "UISV-canvas-connection")
            for view in others {
                add(view, across.start, .equal, first, across.start, "UISV-alignment")
            }
            span(.trailing)
        case .trailing:
            add(stack, across.canvasEnd, .equal, first, across.end, "UISV-canvas-connection")
            for view in others {
                add(view, across.end, .equal, first, across.end, "UISV-alignment")
            }
            span(.leading)
        case .center:
            add(stack, across.canvasCenter, .equal, first, across.center, "UISV-canvas-connection")
            for view in others {
                add(view, across.center, .equal, first, across.center, "UISV-alignment")
            }
            span([.leading, .trailing])
        case .firstBaseline:
            alignText(.firstBaseline, towards: (across.start, across.canvasStart))
        case .lastBaseline:
            alignText(.lastBaseline, towards: (across.end, across.canvasEnd))
        }
    }

    /// Keeps a hidden view at its aligned side with its current length across the axis, so that it
    /// neither moves nor rewraps its text while it collapses or expands. It does not influence the
    /// stack's width.
    mutating func alignHidden(_ view: UIView) {
        let place =
            switch effectiveAlignment {
            case .fill, .leading, .firstBaseline: (view: across.start, canvas: across.canvasStart)
            case .trailing, .lastBaseline: (view: across.end, canvas: across.canvasEnd)
            case .center: (view: across.center, canvas: across.canvasCenter)
            }
        add(
            view, place.view, .equal, stack, place.canvas, priority: Priority.hiding,
            "UISV-hiding")
        let size = view.alignmentRect(forFrame: view.frameBeforeTransform).size
        let length = across.length == .width ? size.width : size.height
        guard length > 0 else { return }
        add(
            view, across.length, constant: length, priority: Priority.hiding, "UISV-hiding")
    }

    /// The alignment in use: columns have no lines of text to align.
    private var effectiveAlignment: UIStackView.Alignment {
        switch (stack.axis, stack.alignment) {
        case (.vertical, .firstBaseline): .leading
        case (.vertical, .lastBaseline): .trailing
        case (_, let alignment): alignment
        }
    }

    /// Aligns texts; in a stack with extra space the views move as far as possible towards one
    /// edge.
    private mutating func alignText(
        _ baseline: NSLayoutConstraint.Attribute,
        towards edge: (view: NSLayoutConstraint.Attribute, canvas: NSLayoutConstraint.Attribute)
    ) {
        guard let first = views.first else { return }
        for view in views.dropFirst() {
            add(view, baseline, .equal, first, baseline, "UISV-alignment")
        }
        span([.leading, .trailing])
        for view in views {
            add(
                view, edge.view, .equal, stack, edge.canvas, priority: Priority.preference,
                "UISV-canvas-connection")
        }
    }

    /// The sides of a stack at which views may leave space.
    private struct Sides: OptionSet {
        let rawValue: UInt8

        static let leading = Sides(rawValue: 1 << 0)
        static let trailing = Sides(rawValue: 1 << 1)
    }

    /// Keeps views within the stack, and the stack as narrow as its widest view where no other
    /// constraint determines its width.
    private mutating func span(_ sides: Sides) {
        for view in views {
            if sides.contains(.leading) {
                add(
                    view, across.start, .greaterThanOrEqual, stack, across.canvasStart,
                    "UISV-spanning-boundary")
            }
            if sides.contains(.trailing) {
                add(
                    stack, across.canvasEnd, .greaterThanOrEqual, view, across.end,
                    "UISV-spanning-boundary")
            }
            add(view, across.length, priority: Priority.unsized, "UISV-ambiguity-suppression")
        }
        add(stack, across.length, priority: Priority.spanning, "UISV-spanning-fit")
    }
}
