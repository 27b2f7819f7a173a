public import Foundation
public import UIKitControls
public import UIKitCore

/// The images and the places of a search bar's parts, as far as the app set them.
struct SearchBarPieces {
    var images: [UISearchBar.Icon: StateImages] = [:]
    var adjustments: [UISearchBar.Icon: UIOffset] = [:]
    var fieldBackgrounds = StateImages()

    /// The images of the bar's background, by place and height.
    var backgrounds = OlderBarLook()

    func image(_ icon: UISearchBar.Icon, for state: UIControl.State) -> UIImage? {
        images[icon]?.image(for: state)
    }

    @MainActor
    func apply(to field: UISearchTextField) {
        if let glass = field.leftView as? UIImageView {
            glass.image =
                image(.search, for: .normal) ?? UIImage(systemName: "magnifyingglass")
        }
        field.glassAdjustment = adjustments[.search] ?? .zero
        field.clearImage = image(.clear, for: .normal)
        field.clearAdjustment = adjustments[.clear] ?? .zero
        field.background = fieldBackgrounds.image(for: .normal)
        field.disabledBackground = fieldBackgrounds[exactly: .disabled]
        field.setNeedsLayout()
    }
}

extension UISearchBar: UIBarPositioning {
    /// A part of a search bar's field that has an image.
    public nonisolated enum Icon: Int, Hashable, Sendable {
        /// The magnifying glass.
        case search = 0
        /// The button that removes the text.
        case clear
        case bookmark, resultsList
    }

    /// Sets the image behind the bar at a place and for a height; ``backgroundImage`` is the one
    /// for all of them.
    public func setBackgroundImage(
        _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        pieces.backgrounds.setBackground(backgroundImage, at: barPosition, barMetrics)
        updateBackground()
    }

    /// Returns the image that was set behind the bar at a place and for a height.
    public func backgroundImage(
        for barPosition: UIBarPosition, barMetrics: UIBarMetrics
    ) -> UIImage? { pieces.backgrounds.background(exactlyAt: barPosition, barMetrics) }

    /// The place of the bar, on which a delegate that is a `UIBarPositioningDelegate` decides.
    public final var barPosition: UIBarPosition {
        delegate?.position(for: self) ?? .any
    }

    /// The image for the bar as it is now.
    final var shownBackgroundImage: UIImage? {
        let isCompact = traitCollection.verticalSizeClass == .compact
        let hasPrompt = !(prompt ?? "").isEmpty
        let metrics: UIBarMetrics =
            switch (isCompact, hasPrompt) {
            case (true, true): .compactPrompt
            case (true, false): .compact
            case (false, true): .defaultPrompt
            case (false, false): .default
            }
        return pieces.backgrounds.background(at: barPosition, metrics)
    }

    /// Sets the image of a part in a state; the standard one when `nil`.
    public func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
        pieces.images[icon, default: StateImages()][exactly: state] = iconImage
        piecesDidChange()
    }

    /// Returns the image of a part in a state, if one was set.
    public func image(for icon: Icon, state: UIControl.State) -> UIImage? {
        pieces.image(icon, for: state)
    }

    /// Sets the distance by which a part is moved from its place.
    public func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
        pieces.adjustments[icon] = adjustment
        piecesDidChange()
    }

    /// Returns the distance by which a part is moved from its place.
    public func positionAdjustment(for icon: Icon) -> UIOffset {
        pieces.adjustments[icon] ?? .zero
    }

    /// Sets the image of the field's background in a state, which decides the field's height.
    public func setSearchFieldBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State
    ) {
        pieces.fieldBackgrounds[exactly: state] = backgroundImage
        piecesDidChange()
    }

    /// Returns the image of the field's background in a state, if one was set.
    public func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? {
        pieces.fieldBackgrounds.image(for: state)
    }

    /// Sets the text attributes of the scopes' titles in a state.
    public func setScopeBarButtonTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) {
        scopeControl.setTitleTextAttributes(attributes, for: state)
    }

    /// Returns the text attributes that were set for the scopes' titles in a state.
    public func scopeBarButtonTitleTextAttributes(
        for state: UIControl.State
    ) -> [NSAttributedString.Key: Any]? {
        scopeControl.titleTextAttributes(for: state)
    }

    /// Sets the image behind the scopes in a state.
    public func setScopeBarButtonBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State
    ) {
        scopeControl.setBackgroundImage(backgroundImage, for: state, barMetrics: .default)
    }

    /// Returns the image that was set behind the scopes in a state.
    public func scopeBarButtonBackgroundImage(for state: UIControl.State) -> UIImage? {
        scopeControl.backgroundImage(for: state, barMetrics: .default)
    }

    /// Sets the image between two scopes with certain states.
    public func setScopeBarButtonDividerImage(
        _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
        rightSegmentState rightState: UIControl.State
    ) {
        scopeControl.setDividerImage(
            dividerImage, forLeftSegmentState: leftState, rightSegmentState: rightState,
            barMetrics: .default)
    }

    /// Returns the image that was set between two scopes with certain states.
    public func scopeBarButtonDividerImage(
        forLeftSegmentState leftState: UIControl.State,
        rightSegmentState rightState: UIControl.State
    ) -> UIImage? {
        scopeControl.dividerImage(
            forLeftSegmentState: leftState, rightSegmentState: rightState, barMetrics: .default)
    }

    /// Shows the button for bookmarks or for recent results in an empty field.
    func updateFieldButton(of field: UISearchTextField) {
        let icon: Icon? =
            showsSearchResultsButton ? .resultsList : showsBookmarkButton ? .bookmark : nil
        guard let icon, (field.text ?? "").isEmpty else {
            return field.rightView = nil
        }
        let state: UIControl.State =
            icon == .resultsList && isSearchResultsButtonSelected ? .selected : .normal
        let symbol = icon == .bookmark ? "book" : "list.bullet"
        let button = UIButton(type: .system)
        button.setImage(
            pieces.image(icon, for: state) ?? UIImage(systemName: symbol), for: .normal)
        button.tintColor = state == .selected ? nil : .secondaryLabel
        button.isSelected = state == .selected
        button.accessibilityLabel = SystemText.localized(
            icon == .bookmark ? "Bookmarks" : "Recent Results")
        let adjustment = positionAdjustment(for: icon)
        button.bounds.size = CGSize(width: 32, height: 32)
        button.imageEdgeInsets = UIEdgeInsets(
            top: adjustment.vertical, left: adjustment.horizontal, bottom: -adjustment.vertical,
            right: -adjustment.horizontal)
        button.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                if icon == .bookmark {
                    delegate?.searchBarBookmarkButtonClicked(self)
                } else {
                    delegate?.searchBarResultsListButtonClicked(self)
                }
            }, for: .touchUpInside)
        field.rightView = button
        field.rightViewMode = .always
    }
}
