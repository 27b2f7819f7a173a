import CoreGraphics
import Foundation
import FoundationGaps

/// The parts of a file's elements that were read. All others are reported, so that nothing that a
/// designer has set is ignored silently.
final class NibReadings {
    private var keys: [ObjectIdentifier: Set<String>] = [:]

    /// Records that an attribute, an element with a key or a named part was read.
    func note(_ key: String, of element: NibElement) {
        keys[ObjectIdentifier(element), default: []].insert(key)
    }

    /// Records that an element is being read.
    func begin(_ element: NibElement) {
        keys[ObjectIdentifier(element), default: []].formUnion([])
    }

    /// `true` if reading of the element has begun.
    func isReading(_ element: NibElement) -> Bool { keys[ObjectIdentifier(element)] != nil }

    func hasRead(_ key: String, of element: NibElement) -> Bool {
        keys[ObjectIdentifier(element)]?.contains(key) == true
    }

    /// Elements that are one value, of which no part is left out.
    static let values: Set<String> = [
        "color", "directionalEdgeInsets", "edgeInsets", "fontDescription", "inset", "point", "rect",
        "size",
    ]

    // MARK: Words

    /// The words that were reported, as in `label.text`: each is reported once.
    static var reported: Set<String> = []

    /// Attributes that Xcode writes for itself, that name an element, or that say nothing about
    /// what is shown.
    static let withoutEffect: Set<String> = [
        "adjustsLetterSpacingToFitWidth", "allowDoubleColumnStyle", "ambiguous",
        "autoresizesArchivedViewToFullSize", "customClass", "customModule", "customModuleProvider",
        "dataMode", "fixedFrame", "hidesAccessoryWhenEditing", "id", "initialViewController",
        "isExcluded", "key", "minimumFontSize", "misplaced", "opaque", "placeholderIdentifier",
        "placeholderIntrinsicHeight", "placeholderIntrinsicWidth", "pointerInteraction",
        "propertyAccessControl", "rect", "reuseIdentifier", "sceneMemberID", "segmentControlStyle",
        "simulatedAppContext", "storyboardIdentifier", "storyboardName", "tableViewCell",
        "useStoryboardIdentifierAsRestorationIdentifier", "userLabel", "usesAttributedText",
        "verifyAmbiguity", "wantsFullScreenLayout",
    ]

    /// Elements inside that are not properties, and keyed ones that are read when they are needed.
    static let structure: Set<String> = [
        "animations", "canvasLocation", "cells", "connections", "constraints", "contentView",
        "customSize", "extendedEdge", "frameInset", "freeformSize", "gestureRecognizers", "items",
        "layoutGuides", "mask", "navigationBar", "navigationItem", "nil", "objects", "prototypes",
        "sectionFooterView", "sectionHeaderView", "sections", "subviews", "tabBar", "tabBarItem",
        "toolbar", "toolbarItems", "userDefinedRuntimeAttributes", "variation", "view",
        "viewLayoutGuide",
    ]
}

extension NibBuilder {
    /// Reports what was not read of an element whose object is finished.
    func reportUnread(_ element: NibElement) {
        for name in element.attributes.keys.sorted()
        where !readings.hasRead(name, of: element) && !NibReadings.withoutEffect.contains(name) {
            reportOnce(name, of: element, at: element)
        }
        for child in element.children {
            let word = child["key"] ?? child.name
            guard child.name != "nil", !NibReadings.structure.contains(word),
                !NibReadings.structure.contains(child.name), !word.hasPrefix("simulated")
            else { continue }
            if readings.hasRead(word, of: element) || readings.hasRead(child.name, of: element) {
                for part in [child] + child.children
                where readings.isReading(part) && part.id.flatMap(existing) == nil
                    && !NibReadings.values.contains(part.name)
                {
                    reportUnread(part)
                }
            } else {
                reportOnce(word, of: element, at: child)
            }
        }
    }

    private func reportOnce(_ word: String, of element: NibElement, at place: NibElement) {
        let whole = "\(element.name).\(word)"
        guard NibReadings.reported.insert(whole).inserted else { return }
        report("“\(whole)” is not read", at: place)
    }
}
