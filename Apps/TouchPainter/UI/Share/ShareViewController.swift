import Foundation
import FoundationGaps
import TouchPainterCore
import UIKit
import UniformTypeIdentifiers

/// The screen that writes the scribble as a picture, in one of some formats.
final class ShareViewController: UIViewController {
    private let scribble: Scribble
    private let folder: URL?
    private weak var mediator: (any ScreenMediator)?
    private let stack = UIStackView()
    private let preview = UIImageView()
    private let resultLabel = UILabel()

    init(scribble: Scribble, folder: URL?, mediator: any ScreenMediator) {
        self.scribble = scribble
        self.folder = folder
        self.mediator = mediator
        super.init(nibName: nil, bundle: nil)
        title = String(localized: "Share", bundle: .module)
    }

    /// Controllers of this class are not loaded from archives: `nil`.
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        preview.image = ScribbleThumbnail.pngData(of: scribble).flatMap {
            UIImage(data: $0, scale: 2)
        }
        preview.contentMode = .scaleAspectFit
        preview.heightAnchor.constraint(equalToConstant: 130).isActive = true
        stack.addArrangedSubview(preview)
        stack.setCustomSpacing(20, after: preview)
        let buttons =
            PictureExport.Format.allCases.map { button($0) } + [
                button(String(localized: "Replay", bundle: .module), "replay") {
                    $0.mediator?.request(.replay)
                },
                button(String(localized: "Copy Picture", bundle: .module), "copy") { $0.copy() },
                button(String(localized: "Print…", bundle: .module), "print") { $0.print() },
            ]
        for start in stride(from: 0, to: buttons.count, by: 2) {
            let row = UIStackView(arrangedSubviews: Array(buttons[start...].prefix(2)))
            row.spacing = 10
            row.distribution = .fillEqually
            stack.addArrangedSubview(row)
        }
        resultLabel.numberOfLines = 0
        resultLabel.textAlignment = .center
        resultLabel.textColor = .secondaryLabel
        resultLabel.font = .preferredFont(forTextStyle: .footnote)
        resultLabel.accessibilityIdentifier = "Result"
        stack.addArrangedSubview(resultLabel)
        stack.axis = .vertical
        stack.spacing = 10
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        let width = stack.widthAnchor.constraint(equalTo: view.widthAnchor, constant: -48)
        width.priority = UILayoutPriority(999)
        NSLayoutConstraint.activate([
            stack.centerXAnchor.constraint(equalTo: view.centerXAnchor), width,
            stack.widthAnchor.constraint(lessThanOrEqualToConstant: 340),
            stack.topAnchor.constraint(
                equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
        ])
    }

    private func button(_ format: PictureExport.Format) -> UIButton {
        let title =
            switch format {
            case .jpeg: String(localized: "Picture (JPEG)", bundle: .module)
            case .png: String(localized: "Picture (PNG)", bundle: .module)
            case .postcard: String(localized: "Postcard (PNG)", bundle: .module)
            case .svg: String(localized: "Drawing (SVG)", bundle: .module)
            case .pdf: String(localized: "Document (PDF)", bundle: .module)
            }
        let button = ChoiceButton(title: title, identifier: format.rawValue) { [weak self] in
            self?.export(format)
        }
        button.isEnabled = folder != nil
        button.heightAnchor.constraint(equalToConstant: 44).isActive = true
        return button
    }

    private func button(
        _ title: String, _ identifier: String, action: @escaping (ShareViewController) -> Void
    ) -> UIButton {
        let button = ChoiceButton(title: title, identifier: identifier) { [weak self] in
            if let self { action(self) }
        }
        button.heightAnchor.constraint(equalToConstant: 44).isActive = true
        return button
    }

    /// Puts the drawing on the clipboard in all formats: programs take the one they know best.
    private func copy() {
        let export = PictureExport(scribble: scribble)
        var item: [String: Any] = [UTType.image.identifier: export.image]
        for (format, type) in [
            (PictureExport.Format.jpeg, UTType.jpeg), (.pdf, .pdf), (.svg, .svg),
        ] {
            item[type.identifier] = export.data(format)
        }
        UIPasteboard.general.items = [item]
        tell(String(localized: "Copied", bundle: .module))
    }

    /// Opens the desktop's dialog for printers, with a PDF.
    private func print() {
        let printer = UIPrintInteractionController.shared
        let info = UIPrintInfo()
        info.jobName = scribble.title ?? String(localized: "Scribble", bundle: .module)
        printer.printInfo = info
        printer.printingItem = PictureExport(scribble: scribble).data(.pdf)
        printer.present(animated: true) { [weak self] _, _, error in
            if let error { self?.tell("\(error)") }
        }
    }

    private func tell(_ result: String) {
        resultLabel.text = result
        resultLabel.accessibilityLabel = result
    }

    private func export(_ format: PictureExport.Format) {
        guard let folder else { return }
        do throws(PaintingFileError) {
            let url = try PictureExport(scribble: scribble).write(format, to: folder)
            let path = url.path
            tell(String(localized: "Written: \(path)", bundle: .module))
        } catch {
            tell(error.localizedText)
        }
    }
}
