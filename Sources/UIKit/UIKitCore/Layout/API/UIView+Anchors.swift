extension UIView {
    /// The side that text starts on.
    public final var leadingAnchor: NSLayoutXAxisAnchor {
        layoutParticipant.leading
    }

    /// The side that text ends on.
    public final var trailingAnchor: NSLayoutXAxisAnchor {
        layoutParticipant.trailing
    }

    /// The left edge.
    public final var leftAnchor: NSLayoutXAxisAnchor {
        layoutParticipant.left
    }

    /// The right edge.
    public final var rightAnchor: NSLayoutXAxisAnchor {
        layoutParticipant.right
    }

    /// The top edge.
    public final var topAnchor: NSLayoutYAxisAnchor { layoutParticipant.top }

    /// The bottom edge.
    public final var bottomAnchor: NSLayoutYAxisAnchor {
        layoutParticipant.bottom
    }

    /// The width.
    public final var widthAnchor: NSLayoutDimension { layoutParticipant.width }

    /// The height.
    public final var heightAnchor: NSLayoutDimension {
        layoutParticipant.height
    }

    /// The middle from left to right.
    public final var centerXAnchor: NSLayoutXAxisAnchor {
        layoutParticipant.centerX
    }

    /// The middle from top to bottom.
    public final var centerYAnchor: NSLayoutYAxisAnchor {
        layoutParticipant.centerY
    }

    /// The baseline of the first line of text; the top of a view without text.
    public final var firstBaselineAnchor: NSLayoutYAxisAnchor {
        layoutParticipant.firstBaseline
    }

    /// The baseline of the last line of text; the bottom of a view without text.
    public final var lastBaselineAnchor: NSLayoutYAxisAnchor {
        layoutParticipant.lastBaseline
    }
}
