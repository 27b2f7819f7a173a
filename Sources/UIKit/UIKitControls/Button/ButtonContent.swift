import Foundation
import UIKitCore

/// What a button shows in one state, where it was told.
struct ButtonContent {
    var title: String?
    var attributedTitle: NSAttributedString?
    var titleColor: UIColor?
    var image: UIImage?
    var backgroundImage: UIImage?
}

/// What a button shows in its states.
struct ButtonContents {
    private var contents: [UIControl.State: ButtonContent] = [:]

    /// What was told for exactly this state.
    subscript(exactly state: UIControl.State) -> ButtonContent {
        get { contents[state] ?? ButtonContent() }
        set { contents[state] = newValue }
    }

    /// A property for a state, or for the normal state when none was told for this one.
    func value<Value>(_ property: KeyPath<ButtonContent, Value?>, for state: UIControl.State)
        -> Value?
    {
        contents[state]?[keyPath: property] ?? contents[.normal]?[keyPath: property]
    }
}
