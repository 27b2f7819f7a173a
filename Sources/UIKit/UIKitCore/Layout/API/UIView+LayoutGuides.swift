import CoreGraphics

extension UIView {
    /// The guides that were added with ``addLayoutGuide(_:)``.
    public final var layoutGuides: [UILayoutGuide] { layoutNode?.state.guides ?? [] }

    /// Makes a guide a part of this view, taking it from where it was.
    public final func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.owningView !== self else { return }
        layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
        layoutGuide.owningView = self
        layoutParticipant.state.guides.append(layoutGuide)
    }

    /// Takes a guide out of this view. Its constraints are no longer active.
    public final func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.owningView === self, !layoutGuide.followsOwner else { return }
        for constraint in layoutGuide.layoutNode?.state.uses.all ?? [] { constraint.leaveOwner() }
        layoutGuide.leaveEngine()
        layoutNode?.state.guides.removeAll { $0 === layoutGuide }
        layoutGuide.owningView = nil
    }

    // MARK: The guides that every view has

    /// The view without its ``layoutMargins``.
    public final var layoutMarginsGuide: UILayoutGuide {
        systemGuide(\.margins) {
            UILayoutGuide(identifier: "UIViewLayoutMarginsGuide", edges: LayoutGuideEdges.margins)
        }
    }

    /// The view without what bars and the like cover.
    public final var safeAreaLayoutGuide: UILayoutGuide {
        systemGuide(\.safeArea) {
            UILayoutGuide(identifier: "UIViewSafeAreaLayoutGuide", edges: LayoutGuideEdges.safeArea)
        }
    }

    /// The margins, but never wider than text reads well.
    public final var readableContentGuide: UILayoutGuide {
        systemGuide(\.readableContent) {
            UILayoutGuide(
                identifier: "UIViewReadableContentGuide", edges: LayoutGuideEdges.readableContent)
        }
    }

    /// The part of the view that the software keyboard covers; at the bottom of the safe area without height while
    /// there is none.
    public final var keyboardLayoutGuide: UIKeyboardLayoutGuide {
        systemGuide(\.keyboard) { UIKeyboardLayoutGuide() }
    }

    private func systemGuide<Guide: UILayoutGuide>(
        _ place: ReferenceWritableKeyPath<SystemGuides, Guide?>, _ make: () -> Guide
    ) -> Guide {
        let node = layoutParticipant
        let guides = node.state.systemGuides ?? SystemGuides()
        node.state.systemGuides = guides
        if let guide = guides[keyPath: place] { return guide }
        let guide = make()
        guide.owningView = self
        guides[keyPath: place] = guide
        return guide
    }
}

/// The guides of a view that somebody asked for.
nonisolated final class SystemGuides {
    var margins: UILayoutGuide?
    var safeArea: UILayoutGuide?
    var readableContent: UILayoutGuide?
    var keyboard: UIKeyboardLayoutGuide?

    /// Cuts the guides' links to the view, which is in its `deinit`.
    func ownerIsGoing() {
        for guide in [margins, safeArea, readableContent, keyboard] {
            guide?.layoutNode?.holder = nil
        }
    }
}
