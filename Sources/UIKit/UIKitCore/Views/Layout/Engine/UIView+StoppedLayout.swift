import QuartzCore

// Layout that does not settle is stopped after a number of passes: see `RelayoutLimit`.

extension RelayoutLimit {
    /// Runs `body`, which calls a member of an app's object.
    ///
    /// It is here because a closure on the main actor that another module calls checks the actor.
    @inline(__always)
    static func during<Result>(
        _ name: StaticString, of object: AnyObject, _ body: () -> Result
    ) -> Result {
        let outer = begin(LayoutCall(object: object, name: name))
        defer { end(outer) }
        return body()
    }
}

extension UIView: LayoutStopping {
    /// The class, the frame and the identifier.
    package final var layoutName: String {
        let identifier = accessibilityIdentifier.map { " '\($0)'" } ?? ""
        return "<\(type(of: self))\(identifier) \(ViewDescription.text(frame))>"
    }

    /// Gives up the tree's requests for updates of constraints and of the engine, if the view is
    /// the topmost one. Relations that wait for rows get them, and the next change solves.
    package final func layoutWasStopped() {
        guard superviewLink == nil else { return }
        layoutMarks.remove(.needsOnlyEngineUpdate)
        dropConstraintUpdates()
        guard let engine = layoutNode?.state.ownEngine else { return }
        engine.installPendingRelations(in: self)
        engine.isStopped = engine.isDirty
    }

    private final func dropConstraintUpdates() {
        layoutMarks.remove(.needsUpdateConstraints)
        guard layoutMarks.remove(.descendantNeedsUpdateConstraints) != nil else { return }
        for subview in storedSubviews { subview.dropConstraintUpdates() }
    }
}
