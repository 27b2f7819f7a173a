extension UIViewController {
    /// The traits that the controller sets for its view and its children.
    public var traitOverrides: UITraitOverrides {
        get { storedTraitOverrides }
        set {
            storedTraitOverrides = newValue
            viewIfLoaded?.updateTraits()
        }
    }
}

extension UIViewController: UITraitChangeObservable {
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        traitObservers.removeAll { $0.registration === registration }
    }

    public func addTraitChangeHandler(
        _ traits: [UITrait], _ handler: @escaping (UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        traitObservers.add(traits, handler)
    }
}
