import AssociatedValues
import Foundation
import UIKitCore

extension AssociatedKey where Value == UISpringLoadedInteraction {
    fileprivate static let springLoading = AssociatedKey("spring loading")
}

extension UIView {
    /// The interaction that ``setSpringLoaded(_:_:)`` added.
    package final var springLoading: UISpringLoadedInteraction? {
        AssociatedValues.existing(for: self)?[.springLoading]
    }

    /// Adds the interaction that a closure makes, or removes it.
    package final func setSpringLoaded(
        _ isSpringLoaded: Bool, _ make: () -> UISpringLoadedInteraction
    ) {
        if let old = springLoading {
            guard !isSpringLoaded else { return }
            removeInteraction(old)
            AssociatedValues.of(self)[.springLoading] = nil
        } else if isSpringLoaded {
            let made = make()
            AssociatedValues.of(self)[.springLoading] = made
            addInteraction(made)
        }
    }
}

extension UIButton: UISpringLoadedInteractionSupporting {
    /// `true` if items that are dragged over the button and rest there perform its action. `false`
    /// by default.
    public var isSpringLoaded: Bool {
        get { springLoading != nil }
        set {
            setSpringLoaded(newValue) {
                UISpringLoadedInteraction(
                    interactionBehavior: EnabledControl(), interactionEffect: nil
                ) { interaction, _ in
                    _ = (interaction.view as? UIButton)?.accessibilityActivate()
                }
            }
        }
    }
}

extension UISegmentedControl: UISpringLoadedInteractionSupporting {
    /// `true` if items that are dragged over a segment and rest there select it. `false` by
    /// default.
    public var isSpringLoaded: Bool {
        get { springLoading != nil }
        set {
            setSpringLoaded(newValue) {
                UISpringLoadedInteraction(
                    interactionBehavior: SegmentBelow(), interactionEffect: nil
                ) { interaction, context in
                    guard let control = interaction.view as? UISegmentedControl,
                        let segment = context.targetItem as? Int
                    else { return }
                    control.choose(segment)
                }
            }
        }
    }
}

extension AssociatedKey where Value == Bool {
    fileprivate static let isSpringLoaded = AssociatedKey("is spring loaded")
}

extension UIBarButtonItem: UISpringLoadedInteractionSupporting {
    /// `true` if items that are dragged over the button of the item and rest there perform its
    /// action. `false` by default.
    public var isSpringLoaded: Bool {
        get { AssociatedValues.existing(for: self)?[.isSpringLoaded] ?? false }
        set {
            AssociatedValues.of(self)[.isSpringLoaded] = newValue
            (shownView as? UIButton)?.isSpringLoaded = newValue
        }
    }
}

/// Permits the activation of controls that are enabled.
private final class EnabledControl: UISpringLoadedInteractionBehavior {
    func shouldAllow(
        _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
    ) -> Bool { (interaction.view as? UIControl)?.isEnabled ?? false }
}

/// Permits the activation of the enabled segments that are not selected.
private final class SegmentBelow: UISpringLoadedInteractionBehavior {
    func shouldAllow(
        _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
    ) -> Bool {
        guard let control = interaction.view as? UISegmentedControl, control.isEnabled,
            let index = control.segments.firstIndex(where: {
                $0.frame.contains(context.location(in: control))
            }),
            control.isEnabledForSegment(at: index), index != control.selectedSegmentIndex
        else { return false }
        context.targetItem = index
        context.targetView = control.segments[index]
        return true
    }
}
