import Foundation
import TouchPainterCore
import UIKit

/// A change of screen that a button asks for. The raw values are the buttons' tags.
public enum ScreenRequest: Int, Hashable, Sendable, CaseIterable {
    /// Back to the canvas.
    case done = 0
    case palette = 1
    case gallery = 2
    case share = 3
    case layers = 6
    case history = 7
    case guides = 8
    case help = 9
    case replay = 10

    /// What was deleted, from the gallery.
    case trash = 11
}

/// What a screen may ask of the one object that knows all screens.
///
/// The mediator pattern: screens know this protocol and not each other. See
/// ``CoordinatingController``.
@MainActor
protocol ScreenMediator: AnyObject {
    func request(_ request: ScreenRequest)

    /// The screen that was asked for is gone, by the user's own hand.
    func screenDidClose()

    /// Opens a saved drawing and goes back to the canvas.
    func open(_ entry: ScribbleStore.Entry)

    /// Puts the drawing in a file on the canvas.
    func open(file: URL)

    /// Saves the scribble on the canvas.
    func save()

    /// Draws with copies of the chosen marks from now on, or with those of the last time.
    func stamp()

    /// Gives the chosen marks a colour, as one step of undo.
    func colorSelection(_ color: MarkColor)

    /// Shows the canvas on another paper.
    func choose(_ paper: Studio.Paper)

    /// Shows the app in another look.
    func choose(_ brand: Studio.Brand)
}
