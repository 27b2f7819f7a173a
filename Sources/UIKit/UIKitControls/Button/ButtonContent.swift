import Foundation
import UIKitCore

/// The content set for one state of a button.
struct ButtonContent {
    var title: String?
    var attributedTitle: NSAttributedString?
    var titleColor: UIColor?
    var titleShadowColor: UIColor?
    var image: UIImage?
    var symbolConfiguration: UIImage.SymbolConfiguration?
    var backgroundImage: UIImage?
}

/// The content of a button in all states.
struct ButtonContents {
    private var contents: [UIControl.State: ButtonContent] = [:]

    /// The content set for exactly this state.
    subscript(exactly state: UIControl.State) -> ButtonContent {
        get { contents[state] ?? ButtonContent() }
        set { contents[state] = newValue }
    }

    /// Returns a property for a state, or that of the state without focus, or of the normal one.
    func value<Value>(_ property: KeyPath<ButtonContent, Value?>, for state: UIControl.State)
        -> Value?
    {
        contents[state]?[keyPath: property]
            ?? contents[state.subtracting(.focused)]?[keyPath: property]
            ?? contents[.normal]?[keyPath: property]
    }
}
