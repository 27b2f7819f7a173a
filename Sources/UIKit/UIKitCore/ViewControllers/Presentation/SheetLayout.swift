import CoreGraphics

/// The places of a sheet in its container.
struct SheetLayout: Equatable {
    /// The size of the container.
    var size: CGSize

    /// The safe area of the container.
    var safeArea: UIEdgeInsets

    /// `true` if the sheet is attached to the lower edge; `false` for a card in the middle.
    var isEdgeAttached: Bool

    /// `true` for a form sheet, which is smaller than a page.
    var isForm: Bool

    /// The preferred size of the content; zero for the standard size.
    var preferredSize: CGSize

    /// `true` if a sheet that is attached to the lower edge has the content's preferred width.
    var followsPreferredWidth = false

    /// The distance of a large sheet from the top of the safe area, in points.
    static let topMargin: CGFloat = 10
    static let formSize = CGSize(width: 540, height: 620)
    static let pageWidth: CGFloat = 672
    /// The least distance of a card from the container's edges.
    static let cardMargin: CGFloat = 24

    /// The height of a large sheet without the bottom safe area.
    var maximumDetentValue: CGFloat {
        if isEdgeAttached {
            return max(0, size.height - safeArea.top - Self.topMargin - safeArea.bottom)
        }
        let room = max(0, size.height - safeArea.top - safeArea.bottom - 2 * Self.cardMargin)
        guard isForm else { return room }
        return min(room, preferredSize.height > 0 ? preferredSize.height : Self.formSize.height)
    }

    /// Returns the frame of a sheet with a detent's height, without the bottom safe area.
    func frame(value: CGFloat) -> CGRect {
        let value = min(value, maximumDetentValue)
        if isEdgeAttached {
            let height = value + safeArea.bottom
            let room = max(0, size.width - safeArea.left - safeArea.right)
            let isNarrower = followsPreferredWidth && preferredSize.width > 0
            let width = isNarrower ? min(preferredSize.width, room) : room
            let x = safeArea.left + ((room - width) / 2).rounded()
            return CGRect(x: x, y: size.height - height, width: width, height: height)
        }
        let standard = isForm ? Self.formSize.width : Self.pageWidth
        let wanted = isForm && preferredSize.width > 0 ? preferredSize.width : standard
        let room = size.width - safeArea.left - safeArea.right - 2 * Self.cardMargin
        let width = max(0, min(wanted, room))
        let middle = (safeArea.top + size.height - safeArea.bottom) / 2
        return CGRect(
            x: ((size.width - width) / 2).rounded(), y: (middle - value / 2).rounded(),
            width: width, height: value)
    }
}
