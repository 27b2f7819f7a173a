import UIKit

/// The articles, or the pages that a search found.
final class ContentsController: UITableViewController, UISearchResultsUpdating {
    private let guide: Guide
    private let searching = UISearchController(searchResultsController: nil)
    private var found: [Page]?

    init(_ guide: Guide) {
        self.guide = guide
        super.init(style: .insetGrouped)
        title = String(localized: "Field Guide", bundle: .module)
        navigationItem.backButtonTitle = String(localized: "Contents", bundle: .module)
        searching.searchResultsUpdater = self
        searching.obscuresBackgroundDuringPresentation = false
        searching.searchBar.placeholder = String(
            localized: "A question or a word", bundle: .module)
        navigationItem.searchController = searching
        navigationItem.hidesSearchBarWhenScrolling = false
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
    }

    // MARK: Searching

    func beginSearch() {
        navigationController?.popToViewController(self, animated: false)
        searching.isActive = true
        searching.searchBar.becomeFirstResponder()
    }

    /// Searches for words.
    func search(_ words: String) {
        beginSearch()
        searching.searchBar.text = words
        updateSearchResults(for: searching)
    }

    func updateSearchResults(for searchController: UISearchController) {
        let words = (searching.searchBar.text ?? "").trimmingCharacters(in: .whitespaces)
        found = words.isEmpty ? nil : guide.search(words)
        tableView.reloadData()
    }

    /// Marks the open page in the lists that show it.
    func select(_ page: Page) {
        for case let list as ArticleController in navigationController?.viewControllers ?? [] {
            list.select(page)
        }
    }

    // MARK: Rows

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        found.map { max($0.count, 1) } ?? guide.articles.count
    }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
        guard let found else {
            let article = guide.articles[indexPath.row]
            var content = UIListContentConfiguration.cell()
            content.text = article.title.shown
            content.image = UIImage(systemName: article.symbol)
            content.imageProperties.tintColor = article.color
            content.imageProperties.reservedLayoutSize = CGSize(width: 28, height: 28)
            cell.contentConfiguration = content
            cell.accessoryType = .disclosureIndicator
            cell.accessibilityIdentifier = article.id
            return cell
        }
        cell.accessoryType = .none
        guard found.indices.contains(indexPath.row) else {
            var content = UIListContentConfiguration.cell()
            content.text = String(
                localized: "No page has these words. Try fewer, or a class's name.",
                bundle: .module)
            content.textProperties.color = .secondaryLabel
            cell.contentConfiguration = content
            cell.selectionStyle = .none
            return cell
        }
        cell.selectionStyle = .default
        let page = found[indexPath.row]
        cell.contentConfiguration = Self.content(
            of: page, note: guide.article(of: page)?.title.shown)
        cell.accessibilityIdentifier = page.id
        return cell
    }

    /// The content of a page's row.
    static func content(of page: Page, note: String?) -> UIListContentConfiguration {
        var content = UIListContentConfiguration.subtitleCell()
        content.text = page.title.shown
        content.secondaryText = note
        content.secondaryTextProperties.color = .secondaryLabel
        return content
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        if let found {
            guard found.indices.contains(indexPath.row) else { return }
            (splitViewController as? any PageOpening)?.open(found[indexPath.row])
            return
        }
        tableView.deselectRow(at: indexPath, animated: true)
        let article = guide.articles[indexPath.row]
        navigationController?.pushViewController(ArticleController(article), animated: true)
    }
}

/// The chapters and pages of an article.
final class ArticleController: UITableViewController {
    private let article: Article

    init(_ article: Article) {
        self.article = article
        super.init(style: .insetGrouped)
        title = article.title.shown
        navigationItem.largeTitleDisplayMode = .never
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if let page = (splitViewController as? any PageOpening)?.page { select(page) }
    }

    /// Marks the open page, if it is one of this article.
    func select(_ page: Page) {
        guard isViewLoaded else { return }
        let places = article.chapters.enumerated().flatMap { section, chapter in
            chapter.pages.indices.map { (section, $0) }
        }
        let place = places.first { article.chapters[$0.0].pages[$0.1].id == page.id }
        let isWide = splitViewController?.isCollapsed == false
        guard let place, isWide else {
            if let open = tableView.indexPathForSelectedRow {
                tableView.deselectRow(at: open, animated: false)
            }
            return
        }
        tableView.selectRow(
            at: IndexPath(row: place.1, section: place.0), animated: false, scrollPosition: .none)
    }

    override func numberOfSections(in tableView: UITableView) -> Int { article.chapters.count }

    override func tableView(
        _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { article.chapters[section].title.shown }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        article.chapters[section].pages.count
    }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
        let page = article.chapters[indexPath.section].pages[indexPath.row]
        cell.contentConfiguration = ContentsController.content(of: page, note: nil)
        cell.accessibilityIdentifier = page.id
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let page = article.chapters[indexPath.section].pages[indexPath.row]
        (splitViewController as? any PageOpening)?.open(page)
    }
}
