extension Template {
    /// A list.
    static let planets = #"""
        /// The list of the planets.
        final class PlanetsViewController: UITableViewController {
            private let planets = [
                "Mercury", "Venus", "Earth", "Mars", "Jupiter", "Saturn", "Uranus", "Neptune",
            ]

            override func viewDidLoad() {
                super.viewDidLoad()
                title = "Planets"
                tableView.register(UITableViewCell.self, forCellReuseIdentifier: "planet")
            }

            override func tableView(
                _ tableView: UITableView, numberOfRowsInSection section: Int
            ) -> Int {
                planets.count
            }

            override func tableView(
                _ tableView: UITableView, cellForRowAt indexPath: IndexPath
            ) -> UITableViewCell {
                let cell = tableView.dequeueReusableCell(withIdentifier: "planet", for: indexPath)
                var content = cell.defaultContentConfiguration()
                content.text = planets[indexPath.row]
                cell.contentConfiguration = content
                cell.accessoryType = .disclosureIndicator
                return cell
            }

            override func tableView(
                _ tableView: UITableView, didSelectRowAt indexPath: IndexPath
            ) {
                let page = PlanetViewController(planet: planets[indexPath.row])
                navigationController?.pushViewController(page, animated: true)
            }
        }

        """#

    /// The page of a row.
    static let planet = #"""
        /// The page of a planet.
        final class PlanetViewController: UIViewController {
            private let planet: String

            init(planet: String) {
                self.planet = planet
                super.init(nibName: nil, bundle: nil)
            }

            required init?(coder: NSCoder) { fatalError("This page has no nib.") }

            override func viewDidLoad() {
                super.viewDidLoad()
                title = planet
                view.backgroundColor = .systemBackground
                let label = UILabel()
                label.text = "This is \(planet)."
                label.font = .preferredFont(forTextStyle: .title2)
                label.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(label)
                NSLayoutConstraint.activate([
                    label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
                    label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
                ])
            }
        }

        """#

    static let planetTests = #"""
            @Test("__Name__: a row opens its page, which leaves nothing behind")
            func page() throws {
                #expect(app.query(UITableViewCell.self).count == 8)
                try app.expectNoLeaks {
                    try app.finger.tap(
                        on: app.query(UITableViewCell.self).containing("Mars").require())
                    app.settle()
                    _ = try app.query(UILabel.self).text("This is Mars.").require()
                    try app.finger.tap(on: "Planets")
                    app.settle()
                }
            }

        """#
}
