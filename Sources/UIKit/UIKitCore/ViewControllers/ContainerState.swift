/// State that a container keeps for a child.
@MainActor
package protocol ContainerState: AnyObject {
    /// Called after the child began or ended editing.
    func editingDidChange(_ isEditing: Bool)

    /// Called after the edges changed at which the controller's view extends under bars.
    func extendedEdgesDidChange(of controller: UIViewController)
}
