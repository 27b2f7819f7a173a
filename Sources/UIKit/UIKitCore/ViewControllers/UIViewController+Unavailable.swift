extension UIViewController {
    /// The value of ``contentUnavailableConfigurationState``, unless overridden.
    final var currentUnavailableState: UIContentUnavailableConfigurationState {
        var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
        state.searchText = unavailableSearchText
        return state
    }

    /// Updates the configuration of unavailable content in the next layout pass.
    final func requestUnavailableUpdate() {
        guard !needsUnavailableUpdate else { return }
        needsUnavailableUpdate = true
        viewIfLoaded?.setNeedsLayout()
    }

    /// Updates the configuration of unavailable content, if that was requested.
    final func updateContentUnavailableIfNeeded() {
        guard needsUnavailableUpdate else { return }
        needsUnavailableUpdate = false
        updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
    }
}
