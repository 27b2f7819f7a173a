import CoreGraphics
import Foundation
import UIKitCore

extension ControlStyle {
    /// A button with a configuration.
    nonisolated enum Button {
        static let cornerRadius: CGFloat = 5.95
        static let smallTitleSize: CGFloat = 15
        static let titleSize: CGFloat = 17
        static let highlightedAlpha: CGFloat = 0.75
        /// The alpha of the tint colour behind a tinted button.
        static let tintedAlpha: CGFloat = 0.18
        static let indicatorPadding: CGFloat = 5
        static let indicatorSize: CGFloat = 12
    }

    /// The space around the content of a button.
    nonisolated static func buttonInsets(
        _ size: UIButton.Configuration.Size
    ) -> NSDirectionalEdgeInsets {
        let (vertical, horizontal): (CGFloat, CGFloat) =
            switch size {
            case .mini, .small: (5, 10)
            case .medium: (7, 12)
            case .large: (15, 20)
            }
        return NSDirectionalEdgeInsets(
            top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
    }

    /// The text style of a button's title.
    nonisolated static func buttonTitleStyle(
        _ size: UIButton.Configuration.Size
    ) -> UIFont.TextStyle {
        size == .mini || size == .small ? .subheadline : .body
    }

    /// The radius of the corners of a button.
    nonisolated static func buttonCornerRadius(
        _ configuration: UIButton.Configuration, height: CGFloat
    ) -> CGFloat {
        switch configuration.cornerStyle {
        case .fixed, .dynamic: configuration.background.cornerRadius
        case .small: height / 8
        case .medium: height / 5
        case .large: height / 3.5
        case .capsule: height / 2
        }
    }

    /// The colours of a button's title and background.
    static func buttonColors(
        _ configuration: UIButton.Configuration, state: UIControl.State, role: UIButton.Role,
        tint: UIColor
    ) -> (foreground: UIColor, background: UIColor) {
        var kind = configuration.kind
        if state.contains(.disabled) {
            return (.tertiaryLabel, kind == .plain ? .clear : .tertiarySystemFill)
        }
        if state.contains(.selected), configuration.automaticallyUpdateForSelection {
            kind = kind == .plain ? .tinted : .filled
        }
        let accent = role == .destructive ? UIColor.systemRed : tint
        let base = configuration.baseBackgroundColor
        var foreground = configuration.baseForegroundColor
        var background: UIColor
        switch kind {
        case .plain: background = base ?? .clear
        case .gray: background = base ?? .secondarySystemFill
        case .tinted: background = (base ?? accent).multiplied(by: Button.tintedAlpha)
        case .filled:
            background = base ?? accent
            if kind != configuration.kind { foreground = .white }
            foreground = foreground ?? .white
        }
        var text = foreground ?? accent
        if state.contains(.highlighted) {
            text = text.multiplied(by: Button.highlightedAlpha)
            background = background.multiplied(by: Button.highlightedAlpha)
        }
        return (text, background)
    }
}
