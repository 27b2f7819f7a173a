extension UIApplication {
    /// The delegate, if it can be the end of the responder chain, in which each responder occurs
    /// once.
    var delegateAtEnd: UIResponder? {
        guard let responder = delegate as? UIResponder, !responder.isInterface,
            !responder.chain.contains(where: { $0 === self })
        else { return nil }
        return responder
    }
}

extension UIResponder {
    /// `true` for a responder with a place of its own in the chain.
    fileprivate var isInterface: Bool {
        self is UIView || self is UIViewController || self is UIApplication || self is UIScene
    }
}
