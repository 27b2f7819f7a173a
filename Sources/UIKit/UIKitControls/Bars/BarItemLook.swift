import CoreGraphics
package import Foundation
package import UIKitCore

/// The attributes that an app sets for a bar item, or for a class of them, by methods.
struct BarItemLook {
    /// A state and a style with a background of their own.
    struct Background: Hashable {
        var state: UIControl.State
        /// The style; `nil` for all.
        var style: UIBarButtonItem.Style?
    }

    /// The attributes of an item itself, or of the back button that leads to it.
    struct Form {
        var backgrounds: [Background: [UIBarMetrics: UIImage]] = [:]
        var backgroundShifts: [UIBarMetrics: CGFloat] = [:]
        var titleOffsets: [UIBarMetrics: UIOffset] = [:]
    }

    var attributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]
    var badgeAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]
    var item = Form()
    var backButton = Form()
}

/// The look of a bar item where it is shown: its own, then that of its class, then the bar's.
@MainActor
package struct ShownBarItemLook {
    private let sources: [UIBarItem]
    private let form: KeyPath<BarItemLook, BarItemLook.Form>
    private let metrics: UIBarMetrics

    /// Finds the look of an item in a view.
    package init(_ item: UIBarItem, in view: UIView, isBackButton: Bool = false) {
        sources = [item] + BarItemRules.proxies(for: item, in: view)
        form = isBackButton ? \.backButton : \.item
        metrics = view.traitCollection.verticalSizeClass == .compact ? .compact : .default
    }

    /// Returns the attributes of titles that are set for exactly this state.
    package func attributes(for state: UIControl.State) -> [NSAttributedString.Key: Any] {
        merged(\.attributes, for: state)
    }

    /// Returns the attributes of badges that are set for exactly this state.
    package func badgeAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any] {
        merged(\.badgeAttributes, for: state)
    }

    private func merged(
        _ path: KeyPath<BarItemLook, [UIControl.State: [NSAttributedString.Key: Any]]>,
        for state: UIControl.State
    ) -> [NSAttributedString.Key: Any] {
        sources.reversed().reduce(into: [:]) { result, source in
            result.merge(source.look[keyPath: path][state] ?? [:]) { $1 }
        }
    }

    /// Returns the background of a state that is set for exactly this state.
    package func background(
        for state: UIControl.State, style: UIBarButtonItem.Style
    ) -> UIImage? {
        sources.lazy.compactMap { source in
            let backgrounds = source.look[keyPath: form].backgrounds
            return backgrounds[.init(state: state, style: style)]?.value(for: metrics)
                ?? backgrounds[.init(state: state)]?.value(for: metrics)
        }.first
    }

    /// The distance by which the background is moved down.
    package var backgroundShift: CGFloat? {
        sources.lazy.compactMap {
            $0.look[keyPath: form].backgroundShifts.value(for: metrics)
        }.first
    }

    /// The distance by which the title is moved.
    package var titleOffset: UIOffset? {
        sources.lazy.compactMap { $0.look[keyPath: form].titleOffsets.value(for: metrics) }.first
    }

    /// The colour of the item.
    package var tintColor: UIColor? {
        sources.lazy.compactMap { ($0 as? UIBarButtonItem)?.tintColor }.first
    }

    /// The title.
    package var title: String? { sources.lazy.compactMap(\.title).first }

    /// The image.
    package var image: UIImage? { sources.lazy.compactMap(\.image).first }
}

/// The looks of classes of bar items, within containers.
enum BarItemRules {
    private struct Rule {
        let type: UIBarItem.Type
        let containers: [any UIAppearanceContainer.Type]
        let covers: (UIBarItem) -> Bool
        let proxy: UIBarItem
    }

    private static var rules: [Rule] = []

    /// Returns the item whose properties are the look of a class.
    static func proxy<Item: UIBarItem>(
        of type: Item.Type, in containers: [any UIAppearanceContainer.Type]
    ) -> Item {
        let found = rules.first { rule in
            rule.type == type && rule.containers.count == containers.count
                && zip(rule.containers, containers).allSatisfy { $0 == $1 }
        }
        if let found { return unsafeDowncast(found.proxy, to: type) }
        // A subclass may set its look in its first initialiser, as libraries do, which must not
        // be called again.
        let isOwn = type is UIBarButtonItem.Type && type != UIBarButtonItem.self
        let proxy =
            isOwn ? makeShell(of: type, adopting: UIBarButtonItem()) : makeInstance(of: type)
        rules.append(
            Rule(type: type, containers: containers, covers: { $0 is Item }, proxy: proxy))
        return proxy
    }

    /// Returns the looks that hold for an item in a view, the strongest first: of longer chains of
    /// containers, then of subclasses, then later ones.
    static func proxies(for item: UIBarItem, in view: UIView) -> [UIBarItem] {
        guard !rules.isEmpty else { return [] }
        let matching = rules.filter { rule in
            rule.covers(item) && AppearanceRules.contains(view, rule.containers[...])
        }
        let ranked = matching.enumerated().sorted { one, other in
            let chains = (one.element.containers.count, other.element.containers.count)
            if chains.0 != chains.1 { return chains.0 > chains.1 }
            if one.element.type != other.element.type {
                return other.element.covers(one.element.proxy)
            }
            return one.offset > other.offset
        }
        return ranked.map(\.element.proxy)
    }
}
