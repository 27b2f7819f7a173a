import UIKit

/// A list of books, with cells from a nib file.
public class BookListViewController: UITableViewController {
    var titles = ["Emma", "Persuasion", "Sanditon"]
    private(set) var likes = 0

    public override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(
            UINib(nibName: "BookCell", bundle: .module), forCellReuseIdentifier: BookCell.identifier)
        tableView.rowHeight = 64
    }
}

// MARK: - Rows

extension BookListViewController {
    public override func tableView(
        _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int {
        titles.count
    }

    public override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(
            withIdentifier: BookCell.identifier, for: indexPath) as! BookCell
        cell.show(titles[indexPath.row])
        cell.onLike = { [weak self] in self?.likes += 1 }
        return cell
    }
}
