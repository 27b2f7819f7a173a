import CoreGraphics
import Foundation
import UIKitControls
import UIKitCore
import UIKitLists
import UIKitText

/// A list of fonts, each name in its own font: the families, or the faces of one.
final class FontListController: UITableViewController, UISearchResultsUpdating {
    private let names: [String]
    private let configuration: UIFontPickerViewController.Configuration

    /// The family whose faces are listed; `nil` in the list of families.
    private let family: String?

    /// The names that contain what was searched for.
    private var shown: [String]

    /// Called with the font of a row that the user taps.
    var didChoose: (UIFontDescriptor) -> Void = { _ in }

    /// The font whose row is marked.
    var selected: UIFontDescriptor? {
        didSet { if isViewLoaded { tableView.reloadData() } }
    }

    init(
        title: String, names: [String], family: String? = nil,
        configuration: UIFontPickerViewController.Configuration
    ) {
        self.names = names
        self.family = family
        self.configuration = configuration
        shown = names
        super.init(style: .plain)
        self.title = title
    }

    required init?(coder: NSCoder) { return nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Font")
        guard family == nil else { return }
        let search = UISearchController(searchResultsController: nil)
        search.searchResultsUpdater = self
        search.obscuresBackgroundDuringPresentation = false
        search.searchBar.placeholder = SystemText.localized("Search fonts")
        navigationItem.searchController = search
        navigationItem.hidesSearchBarWhenScrolling = false
    }

    func updateSearchResults(for searchController: UISearchController) {
        let text = searchController.searchBar.text ?? ""
        shown =
            text.isEmpty
            ? names : names.filter { $0.range(of: text, options: .caseInsensitive) != nil }
        tableView.reloadData()
    }

    // MARK: Rows

    private func descriptor(of name: String) -> UIFontDescriptor {
        UIFontDescriptor(name: family == nil ? Self.regularFace(of: name) : name, size: 17)
    }

    private static func regularFace(of family: String) -> String {
        UIFont.fontNames(forFamilyName: family).first ?? family
    }

    /// The name of a face without that of its family, such as "Bold Italic".
    private func text(of name: String) -> String {
        guard family != nil else { return name }
        let face = name.split(separator: "-").dropFirst().joined(separator: " ")
        return face.isEmpty ? "Regular" : face
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        shown.count
    }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Font", for: indexPath)
        let name = shown[indexPath.row]
        let descriptor = descriptor(of: name)
        var content = cell.defaultContentConfiguration()
        content.text = text(of: name)
        if !configuration.displayUsingSystemFont {
            content.textProperties.font = UIFont(descriptor: descriptor, size: 17)
        }
        cell.contentConfiguration = content
        let isSelected = selected?.postscriptName == descriptor.postscriptName
        cell.accessoryType =
            isSelected
            ? .checkmark
            : configuration.includeFaces && family == nil ? .disclosureIndicator : .none
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        let name = shown[indexPath.row]
        guard configuration.includeFaces, family == nil else {
            return didChoose(descriptor(of: name))
        }
        let faces = FontListController(
            title: name, names: UIFont.fontNames(forFamilyName: name), family: name,
            configuration: configuration)
        faces.selected = selected
        faces.didChoose = { [weak self, weak faces] in
            faces?.selected = $0
            self?.didChoose($0)
        }
        navigationController?.pushViewController(faces, animated: true)
    }
}
