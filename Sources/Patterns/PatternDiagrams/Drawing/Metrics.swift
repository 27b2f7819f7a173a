import FoundationGaps

/// The sizes that a layout works with: points of a picture, or cells of a terminal.
///
/// Layouts are the same for both; only the numbers differ.
package struct Metrics: Sendable {
    /// How wide a text is at most.
    let width: @Sendable (_ text: String, _ face: Drawing.Label.Face) -> Int

    /// The height of a line of text.
    let line: Int

    /// The room that an outline or a line takes up by itself.
    let thickness: Int

    /// From a box's side to its text, outline included.
    let sidePadding: Int

    /// Above and below the text of a compartment.
    let linePadding: Int

    /// Between neighbouring boxes of a row.
    let boxGap: Int

    /// The straight piece at the end of a relation, long enough for its marker.
    let stub: Int

    /// Between parallel lines, horizontal or vertical.
    let trackGap: Int

    /// From a vertical line to the text next to it, clear of markers.
    let labelGap: Int

    /// Between lines that end at the same side of a box.
    let portGap: Int

    /// From a box's corner to the first line that ends there.
    let cornerGap: Int

    /// How far a relation of a type to itself reaches out.
    let loop: Int

    /// The diameter of a lollipop's head.
    let circle: Int

    /// Around the whole diagram.
    let margin: Int

    /// How wide a diagram may be before its signatures are shortened and its rows broken.
    let pageWidth: Int

    /// How wide a line of a note or of a message may be before it is wrapped.
    let textWidth: Int

    /// The width of the bar on a lifeline.
    let bar: Int

    /// Between the end of one message and the text of the next.
    let messageGap: Int

    /// For SVG, in points.
    static let picture = Metrics(
        width: { GlyphWidth.points(of: $0, face: $1) }, line: 18, thickness: 0, sidePadding: 12,
        linePadding: 6, boxGap: 40, stub: 26, trackGap: 16, labelGap: 11, portGap: 24,
        cornerGap: 10, loop: 28, circle: 14, margin: 24, pageWidth: 1_280, textWidth: 260, bar: 10,
        messageGap: 12)

    /// For a terminal, in cells.
    static let terminal = Metrics(
        width: { text, _ in TextWidth.columns(of: text) }, line: 1, thickness: 1,
        sidePadding: 2, linePadding: 0, boxGap: 3, stub: 1, trackGap: 1, labelGap: 2, portGap: 4,
        cornerGap: 1, loop: 3, circle: 1, margin: 0, pageWidth: 120, textWidth: 40, bar: 1,
        messageGap: 0)
}
