import QRMaking
import QRPayloads
import ScannerCore
import Toasts
import UIKit
import UniformTypeIdentifiers

/// Makes a code: its contents and look on one side, and what it looks like on the other.
final class MakeController: UIViewController, UITextViewDelegate, UIDocumentPickerDelegate {
    /// The width in points from which the code is next to the form, not above it.
    private static let wideWidth: CGFloat = 640

    private let services: ScannerServices
    private let form = DesignForm()
    private let imageView = UIImageView()
    private let message = UILabel()
    private let halves = UIStackView()
    private let shown = UIStackView()
    private lazy var shownWidth = shown.widthAnchor.constraint(equalToConstant: 300)
    private var makes = 0

    /// The code that is shown; `nil` while there is none.
    private var picture: QRPicture?

    /// The text of the code that is shown; that of the form may be newer.
    private var shownText = ""

    /// The file that is being exported.
    private var exported: URL?

    /// What a file that the user chooses is for.
    private enum Choice { case logo, export }
    private var choice = Choice.logo

    init(services: ScannerServices, text: String = "") {
        self.services = services
        super.init(nibName: nil, bundle: nil)
        title = String(localized: "Make", bundle: .module)
        form.setText(text)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        navigationItem.largeTitleDisplayMode = .never
        form.onChange = { [weak self] in self?.make() }
        form.onLogo = { [weak self] in self?.pickLogo() }
        setUpPreview()
        setUpActions()
        make()
    }

    private func setUpPreview() {
        imageView.contentMode = .scaleAspectFit
        imageView.backgroundColor = .white
        imageView.layer.cornerRadius = 12
        imageView.clipsToBounds = true
        // Modules are squares with sharp edges at every size.
        imageView.layer.magnificationFilter = .nearest
        imageView.isAccessibilityElement = true
        imageView.accessibilityLabel = String(localized: "The code", bundle: .module)
        imageView.isUserInteractionEnabled = true
        imageView.addInteraction(UIContextMenuInteraction(delegate: self))
        message.font = .preferredFont(forTextStyle: .footnote)
        message.textColor = .secondaryLabel
        message.textAlignment = .center
        message.numberOfLines = 0
        message.accessibilityIdentifier = "Message"
        for part in [imageView, message] { shown.addArrangedSubview(part) }
        shown.axis = .vertical
        shown.spacing = 8
        shown.alignment = .center
        for part in [shown, form] { halves.addArrangedSubview(part) }
        halves.spacing = 24
        halves.translatesAutoresizingMaskIntoConstraints = false
        let scroll = UIScrollView()
        scroll.keyboardDismissMode = .interactive
        scroll.translatesAutoresizingMaskIntoConstraints = false
        scroll.addSubview(halves)
        view.addSubview(scroll)
        let (content, frame) = (scroll.contentLayoutGuide, scroll.frameLayoutGuide)
        let wanted = halves.widthAnchor.constraint(equalTo: frame.widthAnchor, constant: -32)
        wanted.priority = .defaultHigh
        let side = imageView.widthAnchor.constraint(equalToConstant: 280)
        side.priority = .defaultHigh
        NSLayoutConstraint.activate([
            scroll.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            scroll.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
            scroll.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
            scroll.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
            halves.topAnchor.constraint(equalTo: content.topAnchor, constant: 16),
            halves.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -24),
            halves.centerXAnchor.constraint(equalTo: frame.centerXAnchor),
            content.widthAnchor.constraint(equalTo: frame.widthAnchor),
            wanted, halves.widthAnchor.constraint(lessThanOrEqualToConstant: 900),
            side, imageView.heightAnchor.constraint(equalTo: imageView.widthAnchor),
            message.widthAnchor.constraint(lessThanOrEqualTo: imageView.widthAnchor),
        ])
        arrange()
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        arrange()
    }

    private func arrange() {
        let isWide = view.bounds.width >= Self.wideWidth
        halves.axis = isWide ? .horizontal : .vertical
        halves.alignment = isWide ? .top : .fill
        shownWidth.isActive = isWide
    }

    // MARK: Making

    /// Makes the code of the form's design off the main thread; only the last design is shown.
    private func make() {
        makes += 1
        let (number, design) = (makes, form.design)
        Task { [weak self] in
            let result = await Task.detached {
                Result { () throws(CodeDesignError) in
                    let picture = try design.picture()
                    return (picture, try? picture.image(pixels: picture.pixels(perModule: 8)))
                }
            }.value
            guard let self, number == makes else { return }
            switch result {
            case .success(let (picture, image)): show(picture, image, design.text)
            case .failure(let error): show(error)
            }
        }
    }

    private func show(_ picture: QRPicture, _ image: CGImage?, _ text: String) {
        self.picture = picture
        shownText = text
        imageView.image = image.map { UIImage(cgImage: $0) }
        imageView.alpha = 1
        imageView.accessibilityValue = text
        let version = picture.matrix.version
        message.text = String(
            localized: "Version \(version). Touch and hold for more.", bundle: .module)
        message.textColor = .secondaryLabel
        updateActions()
    }

    private func show(_ error: CodeDesignError) {
        picture = nil
        imageView.alpha = 0.3
        message.text = error.text
        message.textColor = error == .making(.emptyText) ? .secondaryLabel : .systemRed
        updateActions()
    }

    // MARK: Actions

    private func setUpActions() {
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            image: UIImage(systemName: "square.and.arrow.up"), menu: menu)
        navigationItem.rightBarButtonItem?.accessibilityLabel = String(
            localized: "Use the code", bundle: .module)
        updateActions()
    }

    private func updateActions() {
        navigationItem.rightBarButtonItem?.isEnabled = picture != nil
        navigationItem.rightBarButtonItem?.menu = menu
    }

    private var menu: UIMenu {
        func action(
            _ title: String, _ symbol: String, _ work: @escaping (MakeController) -> Void
        ) -> UIAction {
            UIAction(title: title, image: UIImage(systemName: symbol)) { [weak self] _ in
                self.map(work)
            }
        }
        var actions = [
            action(String(localized: "Copy", bundle: .module), "doc.on.doc") { $0.copyPicture() },
            action(String(localized: "Print", bundle: .module), "printer") { $0.printPicture() },
            action(String(localized: "Save as PNG", bundle: .module), "photo") {
                $0.export("png") { try $0.png(pixels: $0.pixels(perModule: 16)) }
            },
            action(String(localized: "Save as SVG", bundle: .module), "doc.text") {
                $0.export("svg") { Data($0.svg().utf8) }
            },
            action(String(localized: "Save as PDF", bundle: .module), "doc.richtext") {
                $0.export("pdf") { $0.pdf() }
            },
        ]
        if case .network(let network) = form.design.contents {
            actions += [
                action(String(localized: "Print a Wi-Fi card", bundle: .module), "wifi") {
                    $0.printCard(of: network)
                },
                action(String(localized: "Save a Wi-Fi card", bundle: .module), "doc.richtext") {
                    $0.export("pdf") { try WiFiCard(network: network, picture: $0).pdf() }
                },
            ]
        }
        return UIMenu(children: actions)
    }

    private func keep() {
        do throws(ScanHistoryError) {
            try services.history.add(kind: "qr", text: shownText, origin: .made)
        } catch {
            view.makeToast(error.text)
        }
    }

    /// Uses the code that is shown; what fails is reported.
    private func use(_ work: (QRPicture) throws -> Void) {
        guard let picture else { return }
        do {
            try work(picture)
            keep()
        } catch let error as QRMakingError {
            tell(CodeDesignError.making(error).text)
        } catch {
            tell(error.localizedDescription)
        }
    }

    private func copyPicture() {
        use { picture in
            let image = try picture.image(pixels: picture.pixels(perModule: 16))
            UIPasteboard.general.image = UIImage(cgImage: image)
            view.makeToast(String(localized: "Copied.", bundle: .module))
        }
    }

    private func printPicture() { use { send($0.pdf(side: 360)) } }

    private func printCard(of network: WiFiNetwork) {
        use { send(try WiFiCard(network: network, picture: $0).pdf()) }
    }

    private func send(_ pdf: Data) {
        let printer = UIPrintInteractionController.shared
        printer.printInfo = UIPrintInfo.printInfo()
        printer.printInfo?.jobName = String(localized: "QR code", bundle: .module)
        printer.printingItem = pdf
        printer.present(animated: true) { [weak self] _, _, error in
            if let error { self?.tell(error.localizedDescription) }
        }
    }

    private func export(_ ending: String, _ data: (QRPicture) throws -> Data) {
        use { picture in
            let file = try FileManager.default.privateFile(
                named: String(localized: "QR code", bundle: .module) + ".\(ending)")
            exported = file
            try data(picture).write(to: file, options: .atomic)
            choice = .export
            let picker = UIDocumentPickerViewController(forExporting: [file])
            picker.delegate = self
            present(picker, animated: true)
        }
    }

    // MARK: Files

    private func removeExported() {
        if let exported { FileManager.default.removePrivateFile(exported) }
        exported = nil
    }

    private func pickLogo() {
        guard form.design.logo == nil else { return form.setLogo(nil) }
        choice = .logo
        let types = CodeFile.pictureExtensions.compactMap { UTType(filenameExtension: $0) }
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: types)
        picker.delegate = self
        present(picker, animated: true)
    }

    func documentPicker(
        _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
    ) {
        guard choice == .logo else {
            removeExported()
            return view.makeToast(String(localized: "The code was saved.", bundle: .module))
        }
        guard let file = urls.first else { return }
        do {
            form.setLogo(try QRLogo(data: Data(contentsOf: file)))
        } catch {
            tell(CodeDesignError.making(.badLogo("\(error)")).text)
        }
    }

    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {
        removeExported()
    }
}

extension MakeController: UIContextMenuInteractionDelegate {
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard picture != nil else { return nil }
        let read = UIAction(
            title: String(localized: "Read the code", bundle: .module),
            image: UIImage(systemName: "qrcode.viewfinder")
        ) { [weak self] _ in
            guard let self, let image = imageView.image?.cgImage else { return }
            root?.read(image, from: .made)
        }
        return UIContextMenuConfiguration(actionProvider: { [weak self] _ in
            UIMenu(children: [read] + (self?.menu.children ?? []))
        })
    }
}
