import ScannerCore
import UIKit

/// Pictures with several codes, outlined, of which the user chooses one.
final class PictureController: UIViewController {
    private let pictures: [ReadPicture]
    private let origin: ScannedCode.Origin

    init(pictures: [ReadPicture], origin: ScannedCode.Origin) {
        self.pictures = pictures
        self.origin = origin
        super.init(nibName: nil, bundle: nil)
        let count = pictures.reduce(0) { $0 + $1.codes.count }
        title = String(localized: "\(count) codes", bundle: .module)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        navigationItem.largeTitleDisplayMode = .never
        let advice = UILabel()
        advice.text = String(localized: "Touch the code that you want.", bundle: .module)
        advice.font = .preferredFont(forTextStyle: .footnote)
        advice.textColor = .secondaryLabel
        advice.textAlignment = .center
        advice.numberOfLines = 0
        let stack = UIStackView(arrangedSubviews: [advice] + pictures.map(pictureView))
        stack.axis = .vertical
        stack.spacing = 16
        stack.translatesAutoresizingMaskIntoConstraints = false
        let scroll = UIScrollView()
        scroll.translatesAutoresizingMaskIntoConstraints = false
        scroll.addSubview(stack)
        view.addSubview(scroll)
        let safe = view.safeAreaLayoutGuide
        let (content, frame) = (scroll.contentLayoutGuide, scroll.frameLayoutGuide)
        NSLayoutConstraint.activate([
            scroll.topAnchor.constraint(equalTo: safe.topAnchor),
            scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            scroll.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
            scroll.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
            stack.topAnchor.constraint(equalTo: content.topAnchor, constant: 16),
            stack.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -16),
            stack.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
            stack.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -16),
            stack.widthAnchor.constraint(equalTo: frame.widthAnchor, constant: -32),
        ])
    }

    private func pictureView(_ picture: ReadPicture) -> UIView {
        let shown = OutlinedPictureView(picture)
        shown.outlines.onChoose = { [weak self, origin] code in
            guard let self else { return }
            root?.show(code, from: origin, sender: self)
        }
        shown.onRead = { [weak self, origin] in self?.root?.read(picture.image, from: origin) }
        return shown
    }
}

/// A picture as wide as possible, with the outlines of its codes.
private final class OutlinedPictureView: UIView {
    let outlines = CodeOutlines()

    /// Called when the user wants all codes of the picture: of a film or a file of several pages,
    /// those that an earlier picture has are not among its own.
    var onRead: (() -> Void)?

    private let picture: ReadPicture
    private let imageView = UIImageView()

    init(_ picture: ReadPicture) {
        self.picture = picture
        super.init(frame: .zero)
        imageView.image = UIImage(cgImage: picture.image)
        imageView.contentMode = .scaleToFill
        addSubview(imageView)
        addSubview(outlines)
        addInteraction(UIContextMenuInteraction(delegate: self))
        let ratio = CGFloat(picture.image.height) / CGFloat(max(picture.image.width, 1))
        // A tall picture is not higher than a screen.
        heightAnchor.constraint(equalTo: widthAnchor, multiplier: min(ratio, 1.5)).isActive = true
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = CGSize(width: picture.image.width, height: picture.image.height)
        let factor = min(bounds.width / size.width, bounds.height / size.height)
        let shown = CGSize(width: size.width * factor, height: size.height * factor)
        imageView.frame = CGRect(
            x: (bounds.width - shown.width) / 2, y: 0, width: shown.width, height: shown.height)
        outlines.frame = imageView.frame
        outlines.show(
            picture.codes.map { code in
                let corners = code.corners.isEmpty ? Self.whole : code.corners
                return (
                    code,
                    corners.map { CGPoint(x: $0.x * shown.width, y: $0.y * shown.height) }
                )
            })
    }

    /// The outline of a code without corners.
    private static let whole = [(0, 0), (1, 0), (1, 1), (0, 1)].map { CGPoint(x: $0.0, y: $0.1) }
}

extension OutlinedPictureView: UIContextMenuInteractionDelegate {
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard imageView.frame.contains(location) else { return nil }
        return UIContextMenuConfiguration(actionProvider: { [weak self] _ in self?.menu })
    }

    /// The codes of the picture, and what may be done with the whole of it.
    private var menu: UIMenu {
        let codes = picture.codes.map { code in
            let read = ScannedCode(
                kind: code.kind, text: code.text, date: .distantPast, origin: .file)
            return UIAction(title: read.headline, image: UIImage(systemName: read.symbol)) {
                [weak self] _ in self?.outlines.onChoose?(code)
            }
        }
        let whole = [
            UIAction(
                title: String(localized: "Read the code", bundle: .module),
                image: UIImage(systemName: "qrcode.viewfinder")
            ) { [weak self] _ in self?.onRead?() },
            UIAction(
                title: String(localized: "Copy", bundle: .module),
                image: UIImage(systemName: "doc.on.doc")
            ) { [weak self] _ in
                guard let self else { return }
                UIPasteboard.general.image = UIImage(cgImage: picture.image)
            },
        ]
        return UIMenu(children: [
            UIMenu(options: .displayInline, children: codes),
            UIMenu(options: .displayInline, children: whole),
        ])
    }
}
