import UIKit

/// The texts of a gallery in one language.
struct GalleryWords {
    let greeting: String
    let paragraph: String
    let action: String
    let other: String

    static let english = GalleryWords(
        greeting: "Hello, Touchstone",
        paragraph: """
            A label wraps its text to its width, and ends with an ellipsis when there are more lines than it may show.
            """, action: "Continue", other: "Skip")

    static let chinese = GalleryWords(
        greeting: "你好，试金石",
        paragraph: "标签按照宽度换行，行数超出限制时以省略号结尾。这一段文字故意写得很长很长，好让两行怎么也放不下它。",
        action: "继续", other: "跳过")
}

/// A gallery of the controls in their states.
final class ControlGallery: UIViewController {
    private let words: GalleryWords

    init(words: GalleryWords) {
        self.words = words
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { return nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        addLabels()
        addButtons()
        addSliders()
        addImages()
        addToolbars()
    }

    private func addLabels() {
        let title = UILabel(frame: CGRect(x: 16, y: 12, width: 343, height: 34))
        title.font = .systemFont(ofSize: 28, weight: .bold)
        title.text = words.greeting
        let paragraph = UILabel(frame: CGRect(x: 16, y: 50, width: 343, height: 44))
        paragraph.numberOfLines = 2
        paragraph.textColor = .secondaryLabel
        paragraph.font = .systemFont(ofSize: 15)
        paragraph.text = words.paragraph
        for (index, alignment) in [NSTextAlignment.left, .center, .right].enumerated() {
            let label = UILabel(
                frame: CGRect(x: 16 + 114 * CGFloat(index), y: 100, width: 110, height: 24))
            label.textAlignment = alignment
            label.backgroundColor = .secondarySystemBackground
            label.font = .systemFont(ofSize: 13)
            label.lineBreakMode =
                [.byTruncatingTail, .byTruncatingMiddle, .byTruncatingHead][index]
            label.text = index == 1 ? words.action : words.greeting
            view.addSubview(label)
        }
        view.addSubview(title)
        view.addSubview(paragraph)
    }

    private func addButtons() {
        let plain = UIButton(type: .system)
        plain.setTitle(words.action, for: .normal)
        let withImage = UIButton(type: .system)
        withImage.setTitle(" " + words.other, for: .normal)
        withImage.setImage(UIImage(systemName: "trash"), for: .normal)
        let disabled = UIButton(type: .system)
        disabled.setTitle(" " + words.other, for: .normal)
        disabled.setImage(UIImage(systemName: "folder"), for: .normal)
        disabled.isEnabled = false
        let filled = UIButton(type: .custom)
        filled.setTitle(words.action, for: .normal)
        filled.titleLabel?.font = .systemFont(ofSize: 15, weight: .semibold)
        filled.backgroundColor = .systemBlue
        filled.layer.cornerRadius = 10
        filled.contentEdgeInsets = UIEdgeInsets(top: 0, left: 14, bottom: 0, right: 14)
        let highlighted = UIButton(type: .system)
        highlighted.setTitle(words.other, for: .normal)
        highlighted.isHighlighted = true
        var x: CGFloat = 16
        for button in [plain, withImage, disabled, highlighted, filled] {
            button.sizeToFit()
            button.frame.origin = CGPoint(x: x, y: 136)
            x = button.frame.maxX + 12
            view.addSubview(button)
        }
    }

    private func addSliders() {
        for (index, value) in [Float(0), 0.35, 1].enumerated() {
            let slider = UISlider(
                frame: CGRect(x: 16, y: 180 + 40 * CGFloat(index), width: 343, height: 34))
            slider.value = value
            if index == 1 {
                slider.minimumValueImage = UIImage(systemName: "minus")
                slider.maximumValueImage = UIImage(systemName: "plus")
            }
            slider.isEnabled = index < 2
            view.addSubview(slider)
        }
    }

    private func addImages() {
        let modes: [UIView.ContentMode] = [
            .scaleToFill, .scaleAspectFit, .scaleAspectFill, .center,
        ]
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image {
            context in
            UIColor.systemOrange.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
            UIColor.systemIndigo.setFill()
            context.cgContext.fillEllipse(in: CGRect(x: 10, y: 0, width: 20, height: 20))
        }
        for (index, mode) in modes.enumerated() {
            let image = UIImageView(image: picture)
            image.frame = CGRect(x: 16 + 70 * CGFloat(index), y: 306, width: 60, height: 60)
            image.contentMode = mode
            image.clipsToBounds = true
            image.backgroundColor = .secondarySystemBackground
            view.addSubview(image)
        }
        let tinted = UIImageView(image: picture.withRenderingMode(.alwaysTemplate))
        tinted.frame.origin = CGPoint(x: 300, y: 306)
        tinted.tintColor = .systemGreen
        view.addSubview(tinted)
    }

    private func addToolbars() {
        let rows: [[UIBarButtonItem]] = [
            Self.items([.trash, .save, .organize, .flexibleSpace, .undo, .redo]),
            Self.items([.cancel, .flexibleSpace, .edit, .flexibleSpace, .done]),
            Self.items([
                .add, .flexibleSpace, .compose, .flexibleSpace, .reply, .flexibleSpace, .action,
                .flexibleSpace, .bookmarks,
            ]),
            Self.items([
                .search, .flexibleSpace, .refresh, .flexibleSpace, .stop, .flexibleSpace, .camera,
                .flexibleSpace, .organize,
            ]),
            Self.items([
                .rewind, .flexibleSpace, .play, .flexibleSpace, .pause, .flexibleSpace,
                .fastForward,
            ]),
            [
                UIBarButtonItem(title: words.action, primaryAction: UIAction { _ in }),
                .flexibleSpace(),
                UIBarButtonItem(title: words.other, primaryAction: UIAction { _ in }),
            ],
        ]
        rows[0][4].isEnabled = false
        for (index, items) in rows.enumerated() {
            let toolbar = UIToolbar(
                frame: CGRect(x: 0, y: 380 + 48 * CGFloat(index), width: 375, height: 44))
            toolbar.items = items
            if index == 5 { toolbar.barStyle = .black }
            view.addSubview(toolbar)
        }
    }

    private static func items(_ kinds: [UIBarButtonItem.SystemItem]) -> [UIBarButtonItem] {
        kinds.map { UIBarButtonItem(systemItem: $0) }
    }
}
