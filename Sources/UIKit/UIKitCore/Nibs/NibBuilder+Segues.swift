import CoreGraphics

extension NibBuilder {
    /// Makes a control or cell of a scene perform a segue, or a container embed its controller.
    func connectSegue(_ segue: NibElement, of sender: AnyObject) {
        guard segue["kind"] != "relationship", !(sender is UIViewController) else { return }
        if segue["kind"] == "embed", let container = sender as? UIView {
            controller?.embed(segue, in: container)
            return
        }
        guard let sender = sender as? any NibSegueSender else {
            report("a segue of \(type(of: sender)) is not performed", at: segue)
            return
        }
        let controller = controller
        sender.connectNibSegue(event: segue["trigger"]) { [weak controller] sender in
            guard let controller else { return }
            let name = segue["identifier"]
            guard controller.shouldPerformSegue(withIdentifier: name ?? "", sender: sender) else {
                return
            }
            controller.perform(segue, sender: sender)
        }
    }
}

extension UIViewController {
    /// The file and the identifier of the controller.
    private var placeInStoryboard: [String]? {
        guard let id = nibCoder?.element.id else { return nil }
        return storyboard?.place(id)
    }

    /// Makes the controller of a container view its child, after preparing the segue.
    fileprivate func embed(_ element: NibElement, in container: UIView) {
        guard let storyboard, let id = element["destination"] else { return }
        let around = sequence(first: self, next: \.parent)
        let place = storyboard.place(id)
        if around.contains(where: { $0.placeInStoryboard == place }) {
            nibCoder?.builder.report("the scene “\(id)” contains itself", at: element)
            return
        }
        let child = storyboard.instantiate(id)
        let segue = UIStoryboardSegue(
            identifier: element["identifier"], source: self, destination: child)
        segue.show = { [unowned self, unowned child] in
            addChild(child)
            child.view.frame = container.bounds
            child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            container.addSubview(child.view)
            child.didMove(toParent: self)
        }
        prepare(for: segue, sender: container)
        segue.perform()
    }
}
