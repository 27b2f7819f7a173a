import PlanBoardCore
import ResponderRouting

/// What users do with the attachments and comments of a card; sent along the responders to the
/// controller of the card.
enum RemarkEvent: RoutedEvent {
    case attachFile
    case open(Attachment)
    case remove(Attachment)

    /// The text of the next comment changes.
    case typeComment
    case addComment(String)
    case removeComment(Comment)
}
