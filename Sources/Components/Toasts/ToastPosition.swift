public import UIKit

/// The vertical place of a toast in its view, within the safe area and above the keyboard.
public nonisolated enum ToastPosition: Int, Hashable, Sendable {
    case top, center, bottom
}

/// The look of a toast.
public nonisolated struct ToastStyle: Sendable {
    /// Creates the usual style: white on dark grey.
    public init() {}

    /// The colour of the panel.
    public var backgroundColor = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(white: 0.28, alpha: 0.96) : UIColor(white: 0.12, alpha: 0.86)
    }
    /// The colour of the title.
    public var titleColor = UIColor.white
    /// The colour of the message.
    public var messageColor = UIColor.white

    /// The font of the title; by default the headline of the user's present text size.
    public var titleFont: UIFont {
        get { ownTitleFont ?? .preferredFont(forTextStyle: .headline) }
        set { ownTitleFont = newValue }
    }

    /// The font of the message; by default the subheadline of the user's present text size.
    public var messageFont: UIFont {
        get { ownMessageFont ?? .preferredFont(forTextStyle: .subheadline) }
        set { ownMessageFont = newValue }
    }

    private var ownTitleFont: UIFont?
    private var ownMessageFont: UIFont?

    /// The alignment of the title's lines.
    public var titleAlignment = NSTextAlignment.natural
    /// The alignment of the message's lines.
    public var messageAlignment = NSTextAlignment.natural

    /// The maximum number of lines; 0, the default, for any.
    public var titleNumberOfLines = 0
    /// The largest number of the message's lines; 0, the default, for any number.
    public var messageNumberOfLines = 0

    /// The share of the view's width that a toast may take, from 0 to 1; 0.8 by default.
    public var maxWidthPercentage: CGFloat = 0.8

    /// The share of the view's height that a toast may take, from 0 to 1; 0.8 by default.
    public var maxHeightPercentage: CGFloat = 0.8

    /// The distance of the content from the toast's leading and trailing edges.
    public var horizontalPadding: CGFloat = 16

    /// The distance of the content from the toast's top and bottom edges.
    public var verticalPadding: CGFloat = 11

    /// The radius of the panel's corners in points.
    public var cornerRadius: CGFloat = 12

    /// `true` (the default) to cast a soft shadow.
    public var displayShadow = true

    /// The size of the image in points.
    public var imageSize = CGSize(width: 40, height: 40)

    /// Width and height of an activity toast.
    public var activitySize = CGSize(width: 92, height: 92)

    /// The seconds that it takes to appear and to disappear; 0.25 by default.
    public var fadeDuration: TimeInterval = 0.25

    /// The distance from the edges of the safe area and from the keyboard.
    public var edgeDistance: CGFloat = 16
}
