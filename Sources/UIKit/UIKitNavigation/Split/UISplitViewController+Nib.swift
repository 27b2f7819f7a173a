@_spi(UIKitInternals) import UIKitCore

extension UISplitViewController {
    /// Sets how a storyboard wants the columns to be shown.
    func decodeModes(_ nib: NibCoder) {
        let modes: [String: DisplayMode] = [
            "automatic": .automatic, "secondaryOnly": .secondaryOnly,
            "primaryHidden": .secondaryOnly, "beside": .oneBesideSecondary,
            "allVisible": .oneBesideSecondary, "over": .oneOverSecondary,
            "primaryOverlay": .oneOverSecondary, "twoBeside": .twoBesideSecondary,
            "twoOver": .twoOverSecondary, "twoDisplace": .twoDisplaceSecondary,
        ]
        if let mode = nib.choice("preferredDisplayMode", modes) { preferredDisplayMode = mode }
        let behaviors: [String: SplitBehavior] = [
            "automatic": .automatic, "tile": .tile, "overlay": .overlay, "displace": .displace,
        ]
        if let behavior = nib.choice("behavior", behaviors) { preferredSplitBehavior = behavior }
        let backgrounds: [String: BackgroundStyle] = ["none": .none, "sidebar": .sidebar]
        if let style = nib.choice("primaryBackgroundStyle", backgrounds) {
            primaryBackgroundStyle = style
        }
    }
}
