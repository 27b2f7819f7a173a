import CoreGraphics

// Variations: a file has one look for each size class. They are resolved when a file is read, for
// the screen at that time, so that building sees plain elements.

/// The size classes for which the variations of a file are chosen.
nonisolated struct NibSizeClasses: Sendable {
    /// The words of the axes, such as `widthClass` with `compact`.
    private let words: [String: String]

    init(_ traits: UITraitCollection) {
        words = [
            "widthClass": Self.word(traits.horizontalSizeClass),
            "heightClass": Self.word(traits.verticalSizeClass),
        ]
    }

    private static func word(_ size: UIUserInterfaceSizeClass) -> String {
        switch size {
        case .compact: "compact"
        case .regular: "regular"
        case .unspecified: "any"
        }
    }

    /// Returns the number of classes that a variation is for; `nil` if the screen has others.
    ///
    /// - Parameter key: `default`, or pairs as in `heightClass=compact-widthClass=regular`.
    fileprivate func rank(of key: String) -> Int? {
        if key == "default" { return 0 }
        let pairs = key.split(separator: "-").map { $0.split(separator: "=").map(String.init) }
        for pair in pairs where pair.count == 2 {
            guard let word = words[pair[0]], pair[1] == word || pair[1] == "any" else { return nil }
        }
        return pairs.count
    }
}

extension NibSizeClasses {
    /// Those of the main screen.
    static var ofScreen: NibSizeClasses {
        NibSizeClasses(UIScreen.main.traits(ofWidth: UIScreen.main.bounds.width))
    }
}

nonisolated extension NibElement {
    /// The attribute of elements that a variation excludes: they are made for their outlets.
    private static let excluded = "isExcluded"

    /// `true` if the element is made, but neither added to its superview nor activated.
    var isExcluded: Bool { self[Self.excluded] != nil }

    /// Returns the element and those below it as they are for size classes.
    func varied(for sizes: NibSizeClasses) -> NibElement {
        let children = children.map { $0.varied(for: sizes) }
        let variations = children.filter { $0.name == "variation" }.compactMap { variation in
            variation["key"].flatMap(sizes.rank).map { (rank: $0, element: variation) }
        }.sorted { $0.rank < $1.rank }
        if variations.isEmpty, zip(children, self.children).allSatisfy({ $0 === $1 }),
            !children.contains(where: { $0.name == "variation" })
        {
            return self
        }
        var attributes = attributes
        var result = children.filter { $0.name != "variation" }
        var masks: [String: [String: Bool]] = [:]
        for (_, variation) in variations {
            for (name, value) in variation.attributes where name != "key" {
                attributes[name] = value
            }
            for child in variation.children {
                guard let key = child["key"] else { continue }
                if child.name == "mask" {
                    for item in child.children {
                        guard let id = item["reference"] else { continue }
                        masks[key, default: [:]][id] = item.name == "exclude"
                    }
                } else {
                    result.removeAll { $0["key"] == key }
                    result.append(child)
                }
            }
        }
        for (key, mask) in masks {
            guard let index = result.firstIndex(where: { $0.name == key }) else { continue }
            let masked = result[index].children.map { item in
                item.id.flatMap { mask[$0] } == true
                    ? NibElement(
                        item, attributes: item.attributes.merging([Self.excluded: "YES"]) { $1 })
                    : item
            }
            result[index] = NibElement(result[index], children: masked)
        }
        return NibElement(self, attributes: attributes, children: result)
    }
}
