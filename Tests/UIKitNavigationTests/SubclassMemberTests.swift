import Foundation
import QuartzCore
import Testing
import UIKit

/// Initialisers and members that apps' subclasses override with Apple's UIKit.
@Suite("Members that subclasses override")
struct SubclassMemberTests {
    private static let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 6)).image {
        $0.fill(CGRect(x: 0, y: 0, width: 8, height: 6))
    }

    @Test("UIImageView: a subclass has initialisers with images of its own")
    func imageView() {
        final class Avatar: UIImageView {
            var made: [String] = []

            override init(image: UIImage?) {
                super.init(image: image)
                made.append("image")
            }

            override init(image: UIImage?, highlightedImage: UIImage?) {
                super.init(image: image, highlightedImage: highlightedImage)
                made.append("highlighted")
            }

            required init?(coder: NSCoder) { super.init(coder: coder) }
        }
        let avatar = Avatar(image: Self.image)
        #expect(avatar.made == ["image"] && avatar.image === Self.image)
        #expect(avatar.bounds.size == CGSize(width: 8, height: 6))
        #expect(!avatar.isUserInteractionEnabled)
        let other = Avatar(image: nil, highlightedImage: Self.image)
        #expect(other.made == ["highlighted"] && other.highlightedImage === Self.image)
    }

    @Test("UISegmentedControl: a subclass has an initialiser with items of its own")
    func segments() {
        final class Choice: UISegmentedControl {
            override init(items: [Any]?) {
                super.init(items: items)
                selectedSegmentIndex = 0
            }

            required init?(coder: NSCoder) { super.init(coder: coder) }
        }
        let choice = Choice(items: ["Day", "Week"])
        #expect(choice.numberOfSegments == 2 && choice.selectedSegmentIndex == 0)
        #expect(choice.titleForSegment(at: 1) == "Week" && choice.bounds.height == 31)
    }

    @Test("UIActivityIndicatorView, UIRefreshControl: subclasses override their states")
    func states() {
        final class Spinner: UIActivityIndicatorView {
            override init(style: UIActivityIndicatorView.Style) { super.init(style: style) }
            required init(coder: NSCoder) { super.init(coder: coder) }
            override var isAnimating: Bool { true }
        }
        final class Refresh: UIRefreshControl {
            override var isRefreshing: Bool { true }
        }
        #expect(Spinner(style: .large).isAnimating && Refresh().isRefreshing)
    }

    @Test("UIAlertController: the style that a subclass states counts")
    func alert() {
        final class Question: UIAlertController {
            override var preferredStyle: UIAlertController.Style { .alert }
        }
        let question = Question()
        question.addTextField()
        #expect(question.preferredStyle == .alert && question.textFields?.count == 1)
    }

    @Test("Gestures and bars: a subclass's view, colour and background count")
    func views() {
        final class Tap: UITapGestureRecognizer {
            let target = UIView()
            override var view: UIView? {
                get { target }
                set {}
            }
        }
        final class Bar: UINavigationBar {
            var log: [String] = []
            override var barTintColor: UIColor? { didSet { log.append("colour") } }
            override var isTranslucent: Bool { didSet { log.append("translucent") } }

            override func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {
                super.setBackgroundImage(image, for: metrics)
                log.append("background")
            }
        }
        let tap = Tap()
        #expect(tap.view === tap.target)
        let bar = Bar()
        bar.barTintColor = .red
        bar.isTranslucent = false
        bar.setBackgroundImage(Self.image, for: .default)
        #expect(bar.log == ["colour", "translucent", "background"])
        #expect(bar.backgroundImage(for: .default) === Self.image)
    }

    @Test("Layers, animations and text objects: subclasses pass on their coder")
    func coders() {
        final class Ring: CAShapeLayer {
            required init?(coder: NSCoder) { super.init(coder: coder) }
            override init() { super.init() }
        }
        final class Shake: CAKeyframeAnimation {
            required init?(coder: NSCoder) { super.init(coder: coder) }
            override init() { super.init() }
        }
        final class Layout: NSLayoutManager {
            required init?(coder: NSCoder) { super.init(coder: coder) }
        }
        final class Container: NSTextContainer {
            required init(coder: NSCoder) { super.init(coder: coder) }
        }
        let archive = NSKeyedArchiver(requiringSecureCoding: true)
        #expect(Ring(coder: archive)?.path == nil && Shake(coder: archive)?.values == nil)
        #expect(Layout(coder: archive)?.textContainers.isEmpty == true)
        #expect(Container(coder: archive).size == .zero)
    }

    @Test("Weights: those of symbols and of text correspond")
    func weights() {
        #expect(UIImage.SymbolWeight.semibold.fontWeight() == .semibold)
        #expect(UIImage.SymbolWeight.unspecified.fontWeight() == .regular)
        #expect(UIFont.Weight.black.symbolWeight() == .black)
        #expect(UIFont.Weight(0.5).symbolWeight() == .heavy)
    }
}
