import CoreGraphics

extension UISplitViewController {
    /// The preferred mode in the way of the preferred behaviour. Columns that would cover or
    /// displace the secondary one are hidden until the app asks for them.
    final func preferredMode(in width: CGFloat) -> DisplayMode {
        let mode = preferredDisplayMode
        guard !isClassic, usedColumns.count > 1 else { return mode }
        switch (mode, preferredSplitBehavior) {
        case (.twoBesideSecondary, .overlay): return .twoOverSecondary
        case (.twoBesideSecondary, .displace): return .twoDisplaceSecondary
        case (.twoBesideSecondary, .automatic) where usedColumns.count > 2 && isModeAskedLater:
            return fits(2, in: width) ? mode : .twoOverSecondary
        case (.oneOverSecondary, _) where !isModeAskedLater,
            (.twoOverSecondary, _) where !isModeAskedLater:
            return .secondaryOnly
        case (.twoDisplaceSecondary, _) where !isModeAskedLater: return .twoBesideSecondary
        default: return mode
        }
    }

    /// The mode that shows a number of columns in addition to the secondary one.
    final func mode(showing count: Int) -> DisplayMode {
        let width = viewIfLoaded?.bounds.width ?? 0
        switch preferredSplitBehavior {
        case .automatic where fits(count, in: width), .tile:
            return count == 2 ? .twoBesideSecondary : .oneBesideSecondary
        case .automatic where count == 2 && fits(1, in: width), .displace where count == 2:
            return .twoDisplaceSecondary
        case .automatic, .overlay, .displace:
            return count == 2 ? .twoOverSecondary : .oneOverSecondary
        }
    }
}
