extension NSLayoutConstraint {
    /// Creates the constraints that a line of the visual format language describes. They are
    /// inactive.
    ///
    ///     NSLayoutConstraint.constraints(
    ///         withVisualFormat: "H:|-[title(>=80)]-gap-[button]-|",
    ///         options: .alignAllFirstBaseline, metrics: ["gap": 12],
    ///         views: ["title": title, "button": button])
    ///
    /// `H:` runs from side to side, as does a line without a prefix, and `V:` from top to bottom.
    /// `|` is an edge of the superview, `-` the system's spacing or the superview's margin, `-8-` a
    /// distance, `[name(…)]` a view and predicates on its length such as `==100`, `>=gap@750` or
    /// `==other`, separated by commas.
    ///
    /// - Parameters:
    ///   - format: The line, without spaces.
    ///   - opts: Additional alignments, and the direction of a horizontal line.
    ///   - metrics: The numbers by their names in the line.
    ///   - views: The views and layout guides by their names in the line.
    ///   - file: The file shown in diagnostics; the caller's by default.
    ///   - line: The line shown in diagnostics.
    /// - Precondition: The line is well formed, its names are in `metrics` or `views`, and views
    ///   next to a `|` have a superview. Otherwise the program stops with a message that locates
    ///   the mistake in the line.
    public static func constraints(
        withVisualFormat format: String, options opts: FormatOptions = [],
        metrics: [String: Any]?, views: [String: Any], file: StaticString = #fileID,
        line: UInt = #line
    ) -> [NSLayoutConstraint] {
        do {
            let parsed = try VisualFormatParser.parse(format)
            var builder = VisualFormatBuilder(
                format: format, names: VisualFormatNames(metrics: metrics ?? [:], views: views),
                direction: VisualFormatDirection(parsed.orientation, opts), options: opts,
                origin: (file, line))
            return try builder.constraints(for: parsed)
        } catch {
            fatalError("\(error)")
        }
    }
}
