import Foundation
public import UIKitControls
import UIKitCore
import UIKitScrolling

extension UITableView: UISpringLoadedInteractionSupporting {
    /// `true` if items that are dragged over a row and rest there select it. `false` by default.
    public var isSpringLoaded: Bool {
        get { springLoading != nil }
        set {
            setSpringLoaded(newValue) {
                springLoadedInteraction { list, context in
                    guard let list = list as? UITableView,
                        let path = context.targetItem as? IndexPath
                    else { return }
                    list.choose(ItemPlace(path))
                }
            }
        }
    }
}

extension UICollectionView: UISpringLoadedInteractionSupporting {
    /// `true` if items that are dragged over an item and rest there select it. `false` by default.
    public var isSpringLoaded: Bool {
        get { springLoading != nil }
        set {
            setSpringLoaded(newValue) {
                springLoadedInteraction { list, context in
                    guard let list = list as? UICollectionView,
                        let path = context.targetItem as? IndexPath
                    else { return }
                    list.chooseByUser(path)
                }
            }
        }
    }
}

private func springLoadedInteraction(
    _ activate: @escaping (UIView?, any UISpringLoadedInteractionContext) -> Void
) -> UISpringLoadedInteraction {
    UISpringLoadedInteraction(
        interactionBehavior: ItemBelow(), interactionEffect: nil
    ) { interaction, context in activate(interaction.view, context) }
}

/// Permits the activation of the item below the drag, if the delegate does.
private final class ItemBelow: UISpringLoadedInteractionBehavior {
    func shouldAllow(
        _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
    ) -> Bool {
        guard let list = interaction.view as? any DraggableList,
            let path = list.draggedPath(at: context.location(in: list)),
            let cell = list.draggedCell(at: path)
        else { return false }
        context.targetItem = path
        context.targetView = cell
        return list.springLoads(path, context)
    }
}
