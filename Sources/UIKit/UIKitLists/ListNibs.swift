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
