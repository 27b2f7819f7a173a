import CoreGraphics

/// The looks that the app has asked for, and their application to views.
package enum AppearanceRules {
    /// The look of a class within containers.
    final class Rule {
        let type: UIView.Type
        let containers: [any UIAppearanceContainer.Type]

        /// The traits of the views; `nil` for all.
        let traits: UITraitCollection?

        /// Returns `true` for views of the class.
        let covers: (UIView) -> Bool

        /// The view whose properties the app sets.
        let proxy: UIView

        /// A view as the class makes it.
        let plain: UIView

        init(
            type: UIView.Type, containers: [any UIAppearanceContainer.Type],
            traits: UITraitCollection?, covers: @escaping (UIView) -> Bool
        ) {
            self.type = type
            self.containers = containers
            self.traits = traits
            self.covers = covers
            proxy = makeView(of: type, frame: .zero)
            plain = makeView(of: type, frame: .zero)
        }
    }

    private static var rules: [Rule] = []

    /// The number of times that a look was asked for, to set properties of it.
    static private(set) var requests = 0

    /// Returns the look of a class within containers, for views with certain traits.
    static func rule(
        for type: UIView.Type, in containers: [any UIAppearanceContainer.Type],
        traits: UITraitCollection?, covers: @escaping (UIView) -> Bool
    ) -> Rule {
        requests += 1
        let found = rules.first { rule in
            rule.type == type && rule.traits == traits
                && rule.containers.count == containers.count
                && zip(rule.containers, containers).allSatisfy { $0 == $1 }
        }
        if let found { return found }
        let rule = Rule(type: type, containers: containers, traits: traits, covers: covers)
        rules.append(rule)
        return rule
    }

    // MARK: Applying

    /// Sets the look of a view that enters a window.
    static func apply(to view: UIView) {
        guard !rules.isEmpty else { return }
        let matching = rules.filter { rule in
            rule.covers(view) && contains(view, rule.containers[...])
                && rule.traits.map(view.traitCollection.containsTraits) != false
        }
        guard !matching.isEmpty else { return }
        // Longer chains of containers first, then classes further from UIView, then rules for
        // certain traits, then later rules.
        let ranked = matching.enumerated().sorted { one, other in
            let chains = (one.element.containers.count, other.element.containers.count)
            if chains.0 != chains.1 { return chains.0 > chains.1 }
            let isFiner = other.element.covers(one.element.proxy)
            let isCoarser = one.element.covers(other.element.proxy)
            if isFiner != isCoarser { return isFiner }
            let areForTraits = (one.element.traits != nil, other.element.traits != nil)
            if areForTraits.0 != areForTraits.1 { return areForTraits.0 }
            return one.offset > other.offset
        }
        var done: Set<AnyKeyPath> = []
        for (_, rule) in ranked {
            for property in Swift.type(of: rule.proxy).propertyTable.appearanceProperties
            where property.value(rule.proxy) != property.value(rule.plain)
                && done.insert(property.key).inserted
            {
                set(property, of: view, by: rule)
            }
        }
    }

    /// Sets the looks of a view and of all views in it.
    static func applyInTree(of view: UIView) {
        apply(to: view)
        for subview in view.storedSubviews { applyInTree(of: subview) }
    }

    /// Sets a property unless the view has a value of its own.
    private static func set(_ property: AppearanceProperty, of view: UIView, by rule: Rule) {
        let value = property.value(view)
        let earlier = view.requiredExtras.appearance[property.key]
        guard value == property.value(rule.plain) || value == earlier else { return }
        property.copy(rule.proxy, view)
        view.requiredExtras.appearance[property.key] = property.value(view)
    }

    /// Returns `true` if each of the types contains the view or the one before it.
    package static func contains(
        _ view: UIView, _ types: ArraySlice<any UIAppearanceContainer.Type>
    ) -> Bool {
        var rest = types
        var responder = view.next
        while let type = rest.first, let container = responder {
            if isInstance(container, of: type) { rest.removeFirst() }
            responder = container.next
        }
        return rest.isEmpty
    }

    private static func isInstance<Container>(_ object: Any, of type: Container.Type) -> Bool {
        object is Container
    }
}
