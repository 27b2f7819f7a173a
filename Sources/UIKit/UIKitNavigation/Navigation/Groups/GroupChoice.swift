import Foundation
import UIKitControls

/// The user's choice of the groups in the middle of a navigation bar, and their order. It is kept
/// in the app's defaults.
struct GroupChoice: Hashable {
    /// The identifiers of the groups that the user may move, in their order.
    var order: [String] = []

    /// The identifiers of those that are in the bar.
    var shown: Set<String> = []

    /// Reads the choice for an item; `nil` if the user made none.
    init?(customizationIdentifier: String) {
        guard
            let kept = UserDefaults.standard.dictionary(
                forKey: Self.key(customizationIdentifier)),
            let order = kept["order"] as? [String], let shown = kept["shown"] as? [String]
        else { return nil }
        self.order = order
        self.shown = Set(shown)
    }

    /// Creates the choice that the app made.
    init(_ groups: [UIBarButtonItemGroup]) {
        order = groups.compactMap(\.customizationIdentifier)
        shown = Set(groups.filter(\.isShownByDefault).compactMap(\.customizationIdentifier))
    }

    private static func key(_ identifier: String) -> String { "UINavigationItem.\(identifier)" }

    /// Keeps the choice for an item.
    func keep(for customizationIdentifier: String) {
        UserDefaults.standard.set(
            ["order": order, "shown": shown.sorted()],
            forKey: Self.key(customizationIdentifier))
    }

    /// Returns `groups` in the chosen order. Groups that cannot be moved keep their places, and
    /// those that the choice does not know come last of the others.
    func ordered(_ groups: [UIBarButtonItemGroup]) -> [UIBarButtonItemGroup] {
        func rank(_ group: UIBarButtonItemGroup) -> Int {
            group.customizationIdentifier.flatMap { order.firstIndex(of: $0) } ?? order.count
        }
        let movable = groups.filter { $0.customizationIdentifier != nil }
        var sorted = movable.enumerated().sorted {
            (rank($0.element), $0.offset) < (rank($1.element), $1.offset)
        }.map(\.element)[...]
        return groups.map { $0.customizationIdentifier == nil ? $0 : sorted.removeFirst() }
    }

    /// Returns `true` if a group is in the bar.
    func shows(_ group: UIBarButtonItemGroup) -> Bool {
        guard group.isOptional, let identifier = group.customizationIdentifier else { return true }
        return order.contains(identifier) ? shown.contains(identifier) : group.isShownByDefault
    }
}

extension UIBarButtonItemGroup {
    /// The group's name among those that the user may change; `nil` for others.
    final var customizationIdentifier: String? {
        switch customization {
        case .fixed: nil
        case .movable(let identifier), .optional(let identifier, _): identifier
        }
    }

    /// `true` if the user may remove the group.
    final var isOptional: Bool {
        if case .optional = customization { return true }
        return false
    }

    /// `true` if the group is in the bar before the user changes it.
    final var isShownByDefault: Bool {
        if case .optional(_, let isDefault) = customization { return isDefault }
        return true
    }
}
