import CoreGraphics
import Foundation
@_spi(UIKitInternals) public import UIKitCore

extension UITableView {
    /// The style that an element states.
    static func style(_ nib: NibCoder) -> Style {
        switch nib.string("style") {
        case "grouped": .grouped
        case "insetGrouped": .insetGrouped
        default: .plain
        }
    }

    /// Sets what an element states, and registers its prototypes.
    func decodeTable(_ nib: NibCoder) {
        if let height = nib.number("rowHeight"), height > 0 { rowHeight = height }
        if let height = nib.number("estimatedRowHeight"), height > 0 { estimatedRowHeight = height }
        if let value = nib.choice(
            "separatorStyle",
            [
                "default": UITableViewCell.SeparatorStyle.singleLine, "singleLine": .singleLine,
                "none": .none,
            ])
        {
            separatorStyle = value
        }
        for cell in nib.coders(in: "prototypes") {
            guard let identifier = cell.string("reuseIdentifier") else { continue }
            register(cell.prototype(), forCellReuseIdentifier: identifier)
        }
        if nib.string("dataMode") == "static" {
            staticSections = nib.coders(in: "sections").map(StaticSection.init)
        }
    }

    /// Registers a nib file with one cell for an identifier; `nil` ends the registration.
    public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        reuse.cellMakers[identifier] = nib.map { nib in
            .factory {
                let cells = nib.instantiate(withOwner: nil).compactMap { $0 as? UITableViewCell }
                guard cells.count == 1 else {
                    preconditionFailure(
                        """
                        The nib registered for “\(identifier)” has \(cells.count) cells at its top. \
                        It needs exactly one UITableViewCell.
                        """)
                }
                return cells[0]
            }
        }
    }
}

/// A section of a table whose rows are part of the storyboard.
struct StaticSection {
    let headerTitle: String?
    let footerTitle: String?
    let cells: [UITableViewCell]

    /// `true` if the storyboard states a row's height.
    var hasHeights: Bool { cells.contains { $0.nibRowHeight != nil } }

    init(_ nib: NibCoder) {
        headerTitle = nib.string("headerTitle")
        footerTitle = nib.string("footerTitle")
        cells = nib.coders(in: "cells").compactMap { $0.object() as? UITableViewCell }
    }
}

/// The segues of a cell: the one of its selection, and that of its accessory button.
struct CellSegues {
    private var actions: [String: @MainActor (Any?) -> Void] = [:]

    /// Keeps what performs a segue on an event, in the file's words.
    mutating func add(_ event: String?, _ perform: @escaping @MainActor (Any?) -> Void) {
        actions[event ?? "selection"] = perform
    }

    /// Performs the segue of an event, if there is one.
    func perform(_ event: String = "selection", sender: AnyObject) { actions[event]?(sender) }
}

@_spi(UIKitInternals) extension UITableViewCell: NibSegueSender {
    public func connectNibSegue(event: String?, perform: @escaping @MainActor (Any?) -> Void) {
        segues.add(event, perform)
    }
}

@_spi(UIKitInternals) extension UICollectionViewCell: NibSegueSender {
    public func connectNibSegue(event: String?, perform: @escaping @MainActor (Any?) -> Void) {
        segues.add(event, perform)
    }
}

extension UITableViewCell {
    /// The style that an element states.
    static func style(_ nib: NibCoder) -> CellStyle {
        switch nib.string("style") {
        case "IBUITableViewCellStyleValue1": .value1
        case "IBUITableViewCellStyleValue2": .value2
        case "IBUITableViewCellStyleSubtitle": .subtitle
        default: .default
        }
    }

    func decodeCell(_ nib: NibCoder) {
        // The views of a cell's style are among those of its content.
        for (key, view) in [
            ("textLabel", textLabel), ("detailTextLabel", detailTextLabel),
            ("imageView", nib.string("imageView") == nil ? nil : imageView),
        ] as [(String, UIView?)] {
            if let view { nib.coder(id: key)?.adopt(view) }
        }
        if let height = nib.number("rowHeight"), height > 0 { nibRowHeight = height }
        if let content = nib.coder(key: "contentView") { content.adopt(contentView) }
        let accessories: [String: AccessoryType] = [
            "none": .none, "disclosureIndicator": .disclosureIndicator, "checkmark": .checkmark,
            "detailButton": .detailButton, "detailDisclosureButton": .detailDisclosureButton,
        ]
        if let accessory = nib.choice("accessoryType", accessories) { accessoryType = accessory }
        let selections: [String: SelectionStyle] = [
            "none": .none, "default": .default, "blue": .blue, "gray": .gray,
        ]
        if let selection = nib.choice("selectionStyle", selections) { selectionStyle = selection }
    }
}

extension UICollectionViewCell {
    func decodeCell(_ nib: NibCoder) {
        if let content = nib.coder(key: "contentView") { content.adopt(contentView) }
    }
}

extension UICollectionView {
    /// Registers a nib file with one cell for an identifier; `nil` ends the registration.
    public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        let key = ReusePool.Key(category: .cell, identifier: identifier)
        reuse.makers[key] = nib.map { nib in
            { frame in
                let cells = nib.instantiate(withOwner: nil)
                    .compactMap { $0 as? UICollectionViewCell }
                guard cells.count == 1 else {
                    preconditionFailure(
                        """
                        The nib registered for “\(identifier)” has \(cells.count) cells at its top. \
                        It needs exactly one UICollectionViewCell.
                        """)
                }
                cells[0].frame = frame
                return cells[0]
            }
        }
    }
}
