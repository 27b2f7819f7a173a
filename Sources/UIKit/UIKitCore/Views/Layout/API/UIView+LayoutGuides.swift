import CoreGraphics

extension UIView {
    /// The guides that were added with ``addLayoutGuide(_:)``.
    public final var layoutGuides: [UILayoutGuide] { layoutNode?.state.guides ?? [] }

    /// Adds a guide to this view, and removes it from the view that owned it.
    public final func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.owningView !== self else { return }
        layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
        layoutGuide.owningView = self
        ensuredLayoutNode.state.guides.append(layoutGuide)
    }

    /// Removes a guide from this view, and deactivates its constraints.
    public final func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.owningView === self, !layoutGuide.followsOwner else { return }
        for constraint in layoutGuide.layoutNode?.state.constraints.references ?? [] {
            constraint.removeFromOwner()
        }
        layoutGuide.leaveEngine()
        layoutNode?.state.guides.removeAll { $0 === layoutGuide }
        layoutGuide.owningView = nil
    }

    // MARK: Guides of every view

    /// The view without its ``layoutMargins``.
    public final var layoutMarginsGuide: UILayoutGuide {
        systemGuide(\.margins) {
            UILayoutGuide(identifier: "UIViewLayoutMarginsGuide", edges: LayoutGuideEdges.margins)
        }
    }

    /// The part of the view that no bar covers.
    public final var safeAreaLayoutGuide: UILayoutGuide {
        systemGuide(\.safeArea) {
            UILayoutGuide(identifier: "UIViewSafeAreaLayoutGuide", edges: LayoutGuideEdges.safeArea)
        }
    }

    /// The margins, limited to the width at which text is readable.
    public final var readableContentGuide: UILayoutGuide {
        systemGuide(\.readableContent) {
            UILayoutGuide(
                identifier: "UIViewReadableContentGuide", edges: LayoutGuideEdges.readableContent)
        }
    }

    /// The part of the view that the software keyboard covers; without a keyboard, at the bottom of
    /// the safe area and of no height.
    public final var keyboardLayoutGuide: UIKeyboardLayoutGuide {
        markKeyboardGuide()
        return systemGuide(\.keyboard) { UIKeyboardLayoutGuide() }
    }

    /// The part of the view above the safe area.
    final var topCoverGuide: CoveredEdgeGuide {
        let guide = systemGuide(\.topCover) { CoveredEdgeGuide(isTop: true) }
        guide.place(in: self)
        return guide
    }

    /// The part of the view below the safe area.
    final var bottomCoverGuide: CoveredEdgeGuide {
        let guide = systemGuide(\.bottomCover) { CoveredEdgeGuide(isTop: false) }
        guide.place(in: self)
        return guide
    }

    private func systemGuide<Guide: UILayoutGuide>(
        _ place: ReferenceWritableKeyPath<SystemGuides, Guide?>, _ make: () -> Guide
    ) -> Guide {
        let node = ensuredLayoutNode
        let guides = node.state.systemGuides ?? SystemGuides()
        node.state.systemGuides = guides
        if let guide = guides[keyPath: place] { return guide }
        let guide = make()
        guide.owningView = self
        guides[keyPath: place] = guide
        return guide
    }
}

/// The guides of every view, each created on first use.
nonisolated final class SystemGuides {
    var margins: UILayoutGuide?
    var safeArea: UILayoutGuide?
    var readableContent: UILayoutGuide?
    var keyboard: UIKeyboardLayoutGuide?
    var topCover: CoveredEdgeGuide?
    var bottomCover: CoveredEdgeGuide?

    /// Cuts the guides' links to the view, which is in its `deinit`.
    func detach() {
        let guides = [margins, safeArea, readableContent, keyboard, topCover, bottomCover]
        for guide in guides {
            guide?.layoutNode?.holder = nil
        }
    }
}
