extension Template {
    /// The tabs.
    static let root = #"""
        /// The tabs of the app.
        final class RootViewController: UITabBarController {
            override func viewDidLoad() {
                super.viewDidLoad()
                let counter = CounterViewController()
                counter.tabBarItem = UITabBarItem(
                    title: "Counter", image: UIImage(systemName: "plus.circle"), tag: 0)
                let settings = SettingsViewController()
                settings.tabBarItem = UITabBarItem(
                    title: "Settings", image: UIImage(systemName: "gearshape"), tag: 1)
                viewControllers = [counter, settings]
            }
        }

        """#

    /// The second tab.
    static let settings = #"""
        /// A setting with its switch.
        final class SettingsViewController: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                view.backgroundColor = .systemBackground
                let label = UILabel()
                label.text = "Sounds"
                let toggle = UISwitch()
                toggle.accessibilityLabel = "Sounds"
                let row = UIStackView(arrangedSubviews: [label, toggle])
                row.alignment = .center
                row.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(row)
                let margins = view.layoutMarginsGuide
                NSLayoutConstraint.activate([
                    row.topAnchor.constraint(
                        equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
                    row.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
                    row.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
                ])
            }
        }

        """#

    static let tabTests = #"""
            @Test("__Name__: the tabs show the counter and the settings")
            func tabs() throws {
                try app.finger.tap(on: "Settings")
                app.settle()
                let toggle = try app.query(UISwitch.self).require()
                try app.finger.tap(on: toggle)
                #expect((toggle.view as? UISwitch)?.isOn == true)
                try app.finger.tap(on: "Counter")
                app.settle()
                try app.finger.tap(on: "Count")
                #expect(app.query(UILabel.self).identifier("count").first?.text == "1")
            }

        """#
}
