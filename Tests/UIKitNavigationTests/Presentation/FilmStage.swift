import UIKit
import UIKitTesting

/// A screen with a title, a heading at its start and a list of lines.
final class FilmPage: UIViewController {
    let color: UIColor
    let heading = UILabel()
    let thumbnail = UIView(frame: CGRect(x: 24, y: 180, width: 120, height: 90))

    init(_ title: String, _ color: UIColor) {
        self.color = color
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = color
        heading.frame = CGRect(x: 24, y: 120, width: view.bounds.width - 48, height: 40)
        heading.text = title
        heading.font = .boldSystemFont(ofSize: 30)
        heading.autoresizingMask = .flexibleWidth
        thumbnail.backgroundColor = .systemIndigo
        view.addSubview(heading)
        view.addSubview(thumbnail)
    }
}

/// The screens and the app of one row of a film.
@MainActor
final class FilmStage {
    let first = FilmPage("First", .systemBackground)
    let second = FilmPage("Second", UIColor(red: 0.75, green: 0.88, blue: 1, alpha: 1))
    let isMirrored: Bool

    /// The size of the window in points. One of phones by default.
    var size = CGSize(width: 320, height: 480)

    private(set) var app: HeadlessApp!
    private var frames: [Snapshot] = []
    lazy var navigation = UINavigationController(rootViewController: first)

    init(isMirrored: Bool) { self.isMirrored = isMirrored }

    func show(_ root: UIViewController) {
        app = HeadlessApp(size: size, scale: 0.5, rootViewController: root)
        if isMirrored { app.window.traitOverrides.layoutDirection = .rightToLeft }
        app.settle()
    }

    /// Shows the stack with both screens, at rest.
    func showPushed() {
        show(navigation)
        navigation.pushViewController(second, animated: false)
        app.settle()
    }

    /// Shows the first screen with another one presented, at rest.
    func showPresented(_ screen: UIViewController? = nil) {
        show(first)
        first.present(screen ?? second, animated: false)
        app.settle()
    }

    /// Shows the first screen, and films how another one is presented.
    func filmPresenting(_ screen: UIViewController? = nil, for seconds: TimeInterval) {
        show(first)
        first.present(screen ?? second, animated: true)
        film(seconds)
    }

    /// An alert, or an action sheet, that asks about deleting something.
    func alert(_ style: UIAlertController.Style) -> UIAlertController {
        let alert = UIAlertController(
            title: "Delete?", message: "It cannot be undone.", preferredStyle: style)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
        return alert
    }

    /// A distance from the leading edge as an x coordinate.
    func x(_ distance: CGFloat) -> CGFloat {
        isMirrored ? size.width - distance : distance
    }

    func take() { frames.append(app.snapshot()) }

    /// Takes five frames in the course of some seconds.
    func film(_ seconds: TimeInterval) {
        for moment in 0..<5 {
            app.advance(by: moment == 0 ? 0.02 : seconds / 4)
            take()
        }
    }

    /// Takes frames of a horizontal drag between two distances from the leading edge.
    func filmDrag(from start: CGFloat, to end: CGFloat) {
        filmDrag(from: CGPoint(x: x(start), y: 300), to: CGPoint(x: x(end), y: 300))
    }

    /// Takes a frame before a drag, two in it, and two after the finger lifts.
    func filmDrag(from start: CGPoint, to end: CGPoint) {
        take()
        let middle = CGPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
        app.finger.down(at: start)
        for point in [middle, end] {
            app.finger.move(to: point, duration: 0.4)
            app.advance(by: 0.2)
            take()
        }
        app.finger.up()
        app.advance(by: 0.08)
        take()
        app.settle()
        take()
    }

    /// The frames side by side.
    func strip() -> Snapshot {
        let gap = 4
        let (width, height) = (frames[0].width + gap, frames[0].height)
        var pixels = [UInt32](repeating: 0xFF80_8080, count: width * frames.count * height)
        for (index, frame) in frames.enumerated() {
            for y in 0..<height {
                let start = (y * frames.count + index) * width
                pixels.replaceSubrange(
                    start..<start + frame.width,
                    with: frame.pixels[y * frame.width..<(y + 1) * frame.width])
            }
        }
        return Snapshot(width: width * frames.count, height: height, pixels: pixels)
    }
}

/// A transition to film, from left to right and from right to left.
@MainActor
struct Film {
    let name: String
    let play: (FilmStage) -> Void

    init(_ name: String, _ play: @escaping (FilmStage) -> Void) {
        self.name = name
        self.play = play
    }

    /// Compares the film, from left to right and below from right to left, with its golden.
    func check() throws {
        let strips = [false, true].map { isMirrored in
            let stage = FilmStage(isMirrored: isMirrored)
            play(stage)
            return stage.strip()
        }
        let sheet = Snapshot(
            width: strips[0].width, height: strips[0].height * 2,
            pixels: strips[0].pixels + strips[1].pixels)
        try sheet.matchGolden("film-\(name)")
    }
}
