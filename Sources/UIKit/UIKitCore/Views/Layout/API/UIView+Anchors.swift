extension UIView {
    /// The edge at which text starts.
    public final var leadingAnchor: NSLayoutXAxisAnchor {
        ensuredLayoutNode.leading
    }

    /// The edge at which text ends.
    public final var trailingAnchor: NSLayoutXAxisAnchor {
        ensuredLayoutNode.trailing
    }

    /// The left edge.
    public final var leftAnchor: NSLayoutXAxisAnchor {
        ensuredLayoutNode.left
    }

    /// The right edge.
    public final var rightAnchor: NSLayoutXAxisAnchor {
        ensuredLayoutNode.right
    }

    /// The top edge.
    public final var topAnchor: NSLayoutYAxisAnchor { ensuredLayoutNode.top }

    /// The bottom edge.
    public final var bottomAnchor: NSLayoutYAxisAnchor {
        ensuredLayoutNode.bottom
    }

    /// The width.
    public final var widthAnchor: NSLayoutDimension { ensuredLayoutNode.width }

    /// The height.
    public final var heightAnchor: NSLayoutDimension {
        ensuredLayoutNode.height
    }

    /// The horizontal centre.
    public final var centerXAnchor: NSLayoutXAxisAnchor {
        ensuredLayoutNode.centerX
    }

    /// The vertical centre.
    public final var centerYAnchor: NSLayoutYAxisAnchor {
        ensuredLayoutNode.centerY
    }

    /// The baseline of the first line of text; the top of a view without text.
    public final var firstBaselineAnchor: NSLayoutYAxisAnchor {
        ensuredLayoutNode.firstBaseline
    }

    /// The baseline of the last line of text; the bottom of a view without text.
    public final var lastBaselineAnchor: NSLayoutYAxisAnchor {
        ensuredLayoutNode.lastBaseline
    }
}
