/// A laid-out diagram: shapes, lines and labels with their positions, to be written as a picture or
/// as characters.
package struct Drawing: Hashable, Sendable {
    /// A rectangle with an outline.
    package struct Shape: Hashable, Sendable {
        package enum Kind: String, Hashable, Sendable {
            case type
            case interface
            case note
            case participant

            /// The bar on a lifeline while its participant is at work.
            case activation

            /// The head of a lollipop.
            case circle
        }

        package var kind: Kind
        package var frame: Frame

        /// Where lines divide it from side to side: y of each.
        package var dividers: [Int] = []
    }

    /// A line of horizontal and vertical pieces.
    package struct Line: Hashable, Sendable {
        /// The shape at an end of a line.
        package enum Marker: String, Hashable, Sendable {
            case none
            case triangle
            case arrow
            case filledArrow
            case diamond
            case filledDiamond
        }

        package enum Kind: String, Hashable, Sendable {
            case relation
            case message
            case lifeline
            case noteLink
        }

        package var kind: Kind
        package var points: [Point]
        package var isDashed = false
        package var start = Marker.none
        package var end = Marker.none
    }

    /// One line of text.
    package struct Label: Hashable, Sendable {
        package enum Face: String, Hashable, Sendable {
            /// A type's or a participant's name.
            case name

            /// A word in guillemets above a name.
            case keyword

            case member

            /// Roles, multiplicities, messages.
            case relation

            case note
        }

        package var text: String
        package var face: Face

        /// The room that the text takes at most.
        package var frame: Frame

        /// `true` for text centred in its frame, `false` for text at its left edge.
        package var isCentred = false

        package var isItalic = false
        package var isUnderlined = false
    }

    package var width = 0
    package var height = 0
    package var shapes: [Shape] = []
    package var lines: [Line] = []
    package var labels: [Label] = []

    /// A sentence that describes the diagram, for people who cannot see it.
    package var title = ""
}
