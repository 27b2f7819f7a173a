import PrintDeskServices
import UIKit

/// Crops, straightens and brightens a scanned page. The scan itself is kept: every edit can be
/// changed again until the page is submitted. Edits are kept however the screen is left.
final class ScanEditController: UIViewController {
    /// The longer side of the picture that is edited, in pixels.
    private static let longestSide = 900

    private let page: ScannedPage
    private let tray: ScanTray
    private let image: CGImage?
    private var edit: ScanEdit

    private let cropping = CropView()
    private let angle = UISlider()
    private let brightness = UISlider()
    private let angleLabel = UILabel()

    init(page: ScannedPage, tray: ScanTray) {
        self.page = page
        self.tray = tray
        edit = page.edit
        image = page.image(longestSide: Self.longestSide)
        super.init(nibName: nil, bundle: nil)
        title = String(localized: "Edit page", bundle: .module)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        navigationItem.largeTitleDisplayMode = .never
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: String(localized: "Done", bundle: .module), style: .done, target: self,
            action: ScanEditController.close)
        fill()
        let panel = UIView()
        panel.backgroundColor = .secondarySystemGroupedBackground
        let controls = UIStackView(arrangedSubviews: [
            row(String(localized: "Straighten", bundle: .module), angle, angleLabel),
            row(String(localized: "Brightness", bundle: .module), brightness, nil), buttons,
        ])
        controls.axis = .vertical
        controls.spacing = 10
        let stack = UIStackView(arrangedSubviews: [cropping, panel])
        stack.axis = .vertical
        stack.fillSafeArea(of: view)
        controls.translatesAutoresizingMaskIntoConstraints = false
        panel.addSubview(controls)
        let width = controls.widthAnchor.constraint(equalToConstant: 480)
        width.priority = .defaultHigh
        NSLayoutConstraint.activate([
            controls.topAnchor.constraint(equalTo: panel.topAnchor, constant: 14),
            controls.bottomAnchor.constraint(equalTo: panel.bottomAnchor, constant: -14),
            controls.centerXAnchor.constraint(equalTo: panel.centerXAnchor),
            controls.leadingAnchor.constraint(
                greaterThanOrEqualTo: panel.leadingAnchor, constant: 20),
            width,
        ])
        update()
        for name in [
            UIApplication.willResignActiveNotification, UIApplication.willTerminateNotification,
        ] {
            NotificationCenter.default.addObserver(
                self, selector: Selector(ScanEditController.appWillRest), name: name, object: nil)
        }
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        save(reportingTo: navigationController?.topViewController ?? self)
    }

    private func appWillRest(_ notification: Notification) { save(reportingTo: self) }

    private func fill() {
        angle.minimumValue = Float(-ScanEdit.mostDegrees)
        angle.maximumValue = Float(ScanEdit.mostDegrees)
        angle.accessibilityIdentifier = "StraightenSlider"
        angle.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                setAngle(Double(angle.value))
            }, for: .valueChanged)
        brightness.minimumValue = -1
        brightness.maximumValue = 1
        brightness.accessibilityIdentifier = "BrightnessSlider"
        brightness.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                edit.brightness = Double(brightness.value)
                update()
            }, for: .valueChanged)
        cropping.onChange = { [weak self] crop in self?.edit.crop = crop }
    }

    private func row(_ title: String, _ slider: UISlider, _ value: UILabel?) -> UIView {
        let label = UILabel()
        label.text = title
        label.widthAnchor.constraint(equalToConstant: 86).isActive = true
        label.adjustsFontSizeToFitWidth = true
        value?.textColor = .secondaryLabel
        value?.textAlignment = .right
        value?.font = .preferredFont(forTextStyle: .footnote)
        value?.widthAnchor.constraint(equalToConstant: 44).isActive = true
        let row = UIStackView(arrangedSubviews: [label, slider] + (value.map { [$0] } ?? []))
        row.alignment = .center
        row.spacing = 12
        row.heightAnchor.constraint(greaterThanOrEqualToConstant: 36).isActive = true
        slider.accessibilityLabel = title
        return row
    }

    private var buttons: UIView {
        let actions: [(String, (ScanEditController) -> () -> Void)] = [
            (String(localized: "Level", bundle: .module), ScanEditController.level),
            (String(localized: "Reset", bundle: .module), ScanEditController.reset),
            (String(localized: "Delete", bundle: .module), ScanEditController.deletePage),
        ]
        let row = UIStackView(
            arrangedSubviews: actions.map { title, action in
                let button = UIButton(configuration: .tinted())
                button.configuration?.title = title
                button.addAction(
                    UIAction { [weak self] _ in
                        if let self { action(self)() }
                    }, for: .primaryActionTriggered)
                return button
            })
        (row.arrangedSubviews.last as? UIButton)?.tintColor = .systemRed
        row.distribution = .fillEqually
        row.spacing = 12
        return row
    }

    private func setAngle(_ degrees: Double) {
        edit.angle = (degrees * 10).rounded() / 10
        update()
    }

    private func update() {
        angle.value = Float(edit.angle)
        brightness.value = Float(edit.brightness)
        angleLabel.text = edit.angle.formatted(.number.precision(.fractionLength(1))) + "°"
        var uncropped = edit
        uncropped.crop = ScanEdit().crop
        cropping.image = image.flatMap(uncropped.image(of:)).map { UIImage(cgImage: $0) }
        cropping.crop = edit.crop
    }

    // MARK: Actions

    private func level() {
        guard let image else { return }
        setAngle(ScanEdit.levelAngle(of: image))
    }

    private func reset() {
        edit = ScanEdit()
        update()
    }

    private func close() { navigationController?.popViewController(animated: true) }

    /// Keeps the edit; a page that was deleted has none.
    private func save(reportingTo screen: UIViewController) {
        do throws(DeskError) {
            try tray.setEdit(edit, of: page.id)
        } catch {
            screen.report(error)
        }
    }

    /// Deletes the page, and goes back to the others; what cannot be deleted is said there.
    private func deletePage() {
        let (pages, tray) = (navigationController, tray)
        save(reportingTo: self)
        pages?.popViewController(animated: true)
        do throws(DeskError) {
            guard let removed = try tray.remove(page.id) else { return }
            pages?.topViewController?.offerUndo(
                String(localized: "The page was deleted.", bundle: .module)
            ) { () throws(DeskError) in try tray.restore(removed) }
        } catch {
            pages?.topViewController?.report(error)
        }
    }
}
