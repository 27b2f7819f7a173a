/// A behaviour that can be added to any view, such as a context menu.
///
/// A view retains its interactions. An interaction adds its gesture recognisers when it joins a
/// view, and removes them when it leaves.
@preconcurrency @MainActor
public protocol UIInteraction: AnyObject {
    /// The view to which the interaction was added. Store it weakly.
    var view: UIView? { get }

    /// Called before the interaction joins `view`, or leaves its view (`nil`).
    func willMove(to view: UIView?)

    /// Called after the interaction joined `view`, or left its view (`nil`).
    func didMove(to view: UIView?)
}

extension UIView {
    /// The interactions of the view, in the order in which they were added.
    public var interactions: [any UIInteraction] {
        get { extras?.interactions ?? [] }
        set {
            for interaction in interactions
            where !newValue.contains(where: { $0 === interaction }) {
                removeInteraction(interaction)
            }
            for interaction in newValue { addInteraction(interaction) }
        }
    }

    /// Adds an interaction, removing it from its current view.
    public func addInteraction(_ interaction: any UIInteraction) {
        guard interaction.view !== self else { return }
        interaction.view?.removeInteraction(interaction)
        interaction.willMove(to: self)
        requiredExtras.interactions.append(interaction)
        interaction.didMove(to: self)
    }

    /// Removes an interaction of this view.
    public func removeInteraction(_ interaction: any UIInteraction) {
        guard let index = interactions.firstIndex(where: { $0 === interaction }) else { return }
        interaction.willMove(to: nil)
        requiredExtras.interactions.remove(at: index)
        interaction.didMove(to: nil)
    }
}
