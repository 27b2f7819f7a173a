extension NSLayoutConstraint {
    /// Makes the constraints that a line of the visual format language describes. None of them is active yet.
    ///
    ///     NSLayoutConstraint.constraints(
    ///         withVisualFormat: "H:|-[title(>=80)]-gap-[button]-|", options: .alignAllFirstBaseline,
    ///         metrics: ["gap": 12], views: ["title": title, "button": button])
    ///
    /// `H:` runs from side to side, as does a line without a mark, and `V:` from top to bottom. `|` is an edge of the
    /// superview, `-` the system's spacing or the superview's margin, `-8-` a distance, `[name(…)]` a view and
    /// predicates on its length such as `==100`, `>=gap@750` or `==other`, with commas between them.
    ///
    /// - Parameters:
    ///   - format: The line. It has no spaces.
    ///   - opts: What else to align, and which way a horizontal line runs.
    ///   - metrics: Numbers by the names that the line gives them.
    ///   - views: Views and layout guides by the names that the line gives them.
    ///   - file: The file that diagnoses name; the caller's by default.
    ///   - line: The line that diagnoses name.
    /// - Precondition: The line is well formed, its names are in `metrics` or `views`, and views beside a `|` have a
    ///   superview. Otherwise the program stops and says what is wrong, and where in the line.
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
            preconditionFailure("\(error)")
        }
    }
}
