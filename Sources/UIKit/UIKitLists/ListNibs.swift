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
        cellPool.makers[identifier] = nib.map { nib in
            { _ in nib.onlyView(of: UITableViewCell.self, registeredFor: identifier) }
        }
    }

    /// Registers a nib file with one header or footer for an identifier; `nil` ends the
    /// registration.
    public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        headerPool.makers[identifier] = nib.map { nib in
            { _ in
                let view = nib.onlyView(
                    of: UITableViewHeaderFooterView.self, registeredFor: identifier)
                view.poolIdentifier = identifier
                return view
            }
        }
    }
}

extension UINib {
    /// Returns the only view of a class at the top of the file.
    func onlyView<View: UIView>(of type: View.Type, registeredFor identifier: String) -> View {
        let views = instantiate(withOwner: nil).compactMap { $0 as? View }
        guard views.count == 1 else {
            fatalError(
                """
                The nib registered for “\(identifier)” has \(views.count) objects of the class \
                \(type) at its top. It needs exactly one.
                """)
        }
        return views[0]
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
    }
}

extension UICollectionViewCell {
    func decodeCell(_ nib: NibCoder) {
        if let content = nib.coder(key: "contentView") { content.adopt(contentView) }
    }
}

@_spi(UIKitInternals) extension UICollectionViewLayout: NibMakeable {}

extension UICollectionViewFlowLayout {
    /// Sets what an element states.
    func decode(_ nib: NibCoder) {
        Self.flowTable.decode(nib, into: self)
    }
}

extension UICollectionView {
    /// Registers the prototypes of an element.
    func decodeCollection(_ nib: NibCoder) {
        for cell in nib.coders(in: "cells") {
            guard let identifier = cell.string("reuseIdentifier") else { continue }
            register(cell.prototype(), forCellWithReuseIdentifier: identifier)
        }
        for (key, kind) in [
            ("sectionHeaderView", Self.elementKindSectionHeader),
            ("sectionFooterView", Self.elementKindSectionFooter),
        ] {
            guard let view = nib.coder(key: key), let identifier = view.string("reuseIdentifier")
            else { continue }
            register(
                view.prototype(), forSupplementaryViewOfKind: kind,
                withReuseIdentifier: identifier)
        }
    }

    /// Registers a nib file with one cell for an identifier; `nil` ends the registration.
    public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        let key = ViewRegistration(category: .cell, identifier: identifier)
        reuse.makers[key] = nib?.maker(UICollectionViewCell.self, registeredFor: identifier)
    }

    /// Registers a nib file with one view for a kind and an identifier; `nil` ends the
    /// registration.
    public func register(
        _ nib: UINib?, forSupplementaryViewOfKind kind: String,
        withReuseIdentifier identifier: String
    ) {
        let key = ViewRegistration(category: .supplementaryView, kind: kind, identifier: identifier)
        reuse.makers[key] = nib?.maker(UICollectionReusableView.self, registeredFor: identifier)
    }
}

extension UICollectionViewLayout {
    /// Registers a nib file with one decoration view for a kind; `nil` ends the registration.
    public func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
        decorationMakers[elementKind] = nib?.maker(
            UICollectionReusableView.self, registeredFor: elementKind)
    }
}

extension UINib {
    /// Returns a closure that makes the only view of a class at the top of the file.
    func maker<View: UICollectionReusableView>(
        _ type: View.Type, registeredFor identifier: String
    ) -> (CGRect) -> UICollectionReusableView {
        { frame in
            let view = self.onlyView(of: type, registeredFor: identifier)
            view.frame = frame
            return view
        }
    }
}
