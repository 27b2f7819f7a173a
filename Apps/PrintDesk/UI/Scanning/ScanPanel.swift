import PrintDeskServices
import UIKit

/// How the next page is scanned, with the button that scans it and the bar that follows it.
final class ScanPanel: UIView {
    enum State {
        case searching
        case ready([ScannerDevice])
    }

    /// The resolutions in dots per inch.
    private static let resolutions = [150, 200, 300]

    var onScan: (ScanTicket) -> Void = { _ in }
    var onStop: () -> Void = {}
    var onSearch: () -> Void = {}

    var state = State.searching {
        didSet {
            if case .ready(let scanners) = state {
                self.scanners = scanners
                if !scanners.contains(where: { $0.name == chosen?.name }) {
                    chosen = scanners.first
                }
            }
            update()
        }
    }

    /// Of the scan that is under way, the part of the page, or `nil` if it is unknown; no value
    /// without a scan.
    var progress: Double?? {
        didSet { update() }
    }

    private var scanners: [ScannerDevice] = []
    private var chosen: ScannerDevice?

    private let scanner = UIButton(configuration: .tinted())
    private let source = UISegmentedControl(items: [
        String(localized: "Glass", bundle: .module), String(localized: "Feeder", bundle: .module),
    ])
    private let color = UISegmentedControl(items: [
        String(localized: "Grey", bundle: .module), String(localized: "Color", bundle: .module),
    ])
    private let resolution = UISegmentedControl(items: resolutions.map(String.init))
    private let button = UIButton(configuration: .filled())
    private let bar = UIProgressView(progressViewStyle: .default)

    override init(frame: CGRect) {
        super.init(frame: frame)
        translatesAutoresizingMaskIntoConstraints = false
        backgroundColor = .secondarySystemGroupedBackground
        let rows: [(String, UIView)] = [
            (String(localized: "Scanner", bundle: .module), scanner),
            (String(localized: "Pages from", bundle: .module), source),
            (String(localized: "Colors", bundle: .module), color),
            (String(localized: "Dots per inch", bundle: .module), resolution),
        ]
        for (control, identifier) in [
            (source, "Source"), (color, "Colors"), (resolution, "Resolution"),
        ] {
            control.selectedSegmentIndex = 0
            control.accessibilityIdentifier = identifier
        }
        resolution.selectedSegmentIndex = 1
        scanner.showsMenuAsPrimaryAction = true
        scanner.accessibilityIdentifier = "ScannerButton"
        scanner.titleLabel?.lineBreakMode = .byTruncatingTail
        scanner.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        button.accessibilityIdentifier = "ScanButton"
        button.addAction(UIAction { [weak self] _ in self?.press() }, for: .primaryActionTriggered)
        bar.accessibilityIdentifier = "ScanProgress"
        let stack = UIStackView(
            arrangedSubviews: rows.map { title, control in
                let label = UILabel()
                label.text = title
                label.setContentHuggingPriority(.defaultLow, for: .horizontal)
                label.setContentCompressionResistancePriority(.required, for: .horizontal)
                let row = UIStackView(arrangedSubviews: [label, control])
                row.alignment = .center
                row.spacing = 12
                return row
            } + [bar, button])
        stack.axis = .vertical
        stack.spacing = 10
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        let width = stack.widthAnchor.constraint(equalToConstant: 480)
        width.priority = .defaultHigh
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: topAnchor, constant: 14),
            stack.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -14),
            stack.centerXAnchor.constraint(equalTo: centerXAnchor),
            stack.leadingAnchor.constraint(greaterThanOrEqualTo: leadingAnchor, constant: 20),
            width,
        ])
        for control in [source, color, resolution] {
            control.widthAnchor.constraint(equalToConstant: 180).isActive = true
        }
        update()
    }

    required init?(coder: NSCoder) { nil }

    /// What the user can do while there is no page.
    var advice: String {
        switch state {
        case .searching: String(localized: "Looking for scanners…", bundle: .module)
        case .ready(let scanners) where scanners.isEmpty:
            String(
                localized: "No scanner was found. Connect one, switch it on, and search again.",
                bundle: .module)
        case .ready: String(localized: "Lay a page on the glass, and scan it.", bundle: .module)
        }
    }

    private func update() {
        let isScanning = progress != nil
        scanner.configuration?.title =
            chosen?.title ?? String(localized: "None", bundle: .module)
        scanner.menu = UIMenu(
            children: scanners.map { device in
                UIAction(title: device.title, state: device == chosen ? .on : .off) {
                    [weak self] _ in
                    self?.chosen = device
                    self?.update()
                }
            })
        for control in [scanner, source, color, resolution] as [UIControl] {
            control.isEnabled = !isScanning && chosen != nil
        }
        bar.progress = Float((progress ?? nil) ?? 0)
        bar.isHidden = !isScanning
        if case .searching = state { button.isEnabled = false } else { button.isEnabled = true }
        button.configuration?.title =
            if isScanning {
                String(localized: "Stop", bundle: .module)
            } else if chosen == nil {
                String(localized: "Search again", bundle: .module)
            } else {
                String(localized: "Scan page", bundle: .module)
            }
    }

    private func press() {
        if progress != nil { return onStop() }
        guard let chosen else { return onSearch() }
        onScan(
            ScanTicket(
                scanner: chosen.name,
                resolution: Self.resolutions[resolution.selectedSegmentIndex],
                isColor: color.selectedSegmentIndex == 1,
                usesFeeder: source.selectedSegmentIndex == 1))
    }
}
