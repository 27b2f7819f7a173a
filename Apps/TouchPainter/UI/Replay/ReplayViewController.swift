import Foundation
import FoundationGaps
import TouchPainterCore
import UIKit

/// The screen that shows a drawing as it was made, at any speed, and writes it as pictures.
final class ReplayViewController: UIViewController {
    private let replay: Replay
    private let name: String
    private let folder: URL?
    private let picture: ReplayView
    private let playButton = UIButton(type: .system)
    private let slider = UISlider()
    private let speeds = UISegmentedControl(items: ["1×", "2×", "4×", "8×", "16×"])
    private lazy var exportButton = makeExportButton(
        String(localized: "Frames (PNG)", bundle: .module), "Export Frames"
    ) { (target, controller) throws(PaintingFileError) in
        let count = try controller.frames.write(to: target, speed: controller.speed)
        let path = target.path
        return String(localized: "Written: \(count) frames in \(path)", bundle: .module)
    }
    private lazy var gifButton = makeExportButton(
        String(localized: "Animation (GIF)", bundle: .module), "Export GIF", "gif"
    ) { (target, controller) throws(PaintingFileError) in
        try controller.frames.writeGIF(to: target, speed: controller.speed)
        let path = target.path
        return String(localized: "Written: \(path)", bundle: .module)
    }
    private lazy var filmButton = makeExportButton(
        String(localized: "Film (WebM)", bundle: .module), "Export Film", "webm"
    ) { (target, controller) throws(PaintingFileError) in
        try controller.frames.writeFilm(to: target, speed: controller.speed)
        let path = target.path
        return String(localized: "Written: \(path)", bundle: .module)
    }
    private let resultLabel = UILabel()
    private var link: CADisplayLink?
    private var lastTime: CFTimeInterval?

    private static let factors: [Double] = [1, 2, 4, 8, 16]

    /// - Parameters:
    ///   - name: The name of the drawing; `nil` for one that was never saved.
    ///   - folder: Where pictures are written to; `nil` to offer none.
    init(replay: Replay, name: String?, folder: URL?) {
        self.replay = replay
        self.name = name ?? "scribble"
        self.folder = folder
        picture = ReplayView(replay: replay)
        super.init(nibName: nil, bundle: nil)
        title = String(localized: "Replay", bundle: .module)
    }

    /// Controllers of this class are not loaded from archives: `nil`.
    required init?(coder: NSCoder) { nil }

    private var speed: Double { Self.factors[max(speeds.selectedSegmentIndex, 0)] }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        speeds.selectedSegmentIndex = 2
        speeds.accessibilityIdentifier = "Speed"
        speeds.accessibilityLabel = String(localized: "Speed", bundle: .module)
        slider.maximumValue = Float(max(replay.duration, 0.001))
        slider.accessibilityIdentifier = "Time"
        slider.accessibilityLabel = String(localized: "Time", bundle: .module)
        slider.addAction(UIAction { [weak self] _ in self?.sliderMoved() }, for: .valueChanged)
        playButton.accessibilityIdentifier = "Play"
        playButton.addAction(UIAction { [weak self] _ in self?.toggle() }, for: .touchUpInside)
        resultLabel.font = .preferredFont(forTextStyle: .footnote)
        resultLabel.textColor = .secondaryLabel
        resultLabel.textAlignment = .center
        resultLabel.numberOfLines = 2
        resultLabel.accessibilityIdentifier = "Result"
        let parts = [
            picture, playButton, slider, speeds, filmButton, gifButton, exportButton, resultLabel,
        ]
        for part in parts { view.addSubview(part) }
        showState()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        play()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        pause()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let top = view.safeAreaInsets.top
        let bottom = view.safeAreaInsets.bottom
        let bar = CGRect(
            x: 16, y: view.bounds.maxY - bottom - 172, width: view.bounds.width - 32, height: 172)
        picture.frame = CGRect(
            x: 0, y: top, width: view.bounds.width, height: max(bar.minY - top, 0))
        playButton.frame = CGRect(x: bar.minX, y: bar.minY + 4, width: 44, height: 44)
        slider.frame = CGRect(
            x: bar.minX + 52, y: bar.minY + 4, width: max(bar.width - 56, 0), height: 44)
        let width = min(bar.width, 420)
        let x = bar.midX - width / 2
        speeds.frame = CGRect(x: x, y: bar.minY + 54, width: width, height: 32)
        let buttons = [filmButton, gifButton, exportButton]
        let step = (width + 10) / CGFloat(buttons.count)
        for (index, button) in buttons.enumerated() {
            button.frame = CGRect(
                x: x + step * CGFloat(index), y: bar.minY + 92, width: step - 10, height: 36)
        }
        resultLabel.frame = CGRect(x: bar.minX, y: bar.minY + 130, width: bar.width, height: 36)
    }

    // MARK: Playing

    private func toggle() {
        if link == nil {
            if replay.time >= replay.duration { replay.seek(to: 0) }
            play()
        } else {
            pause()
        }
    }

    private func play() {
        guard link == nil else { return }
        lastTime = nil
        let link = CADisplayLink(
            target: self, selector: Selector(ReplayViewController.tick, name: "tick"))
        link.add(to: .main, forMode: .common)
        self.link = link
        showState()
    }

    private func pause() {
        link?.invalidate()
        link = nil
        showState()
    }

    private func tick(_ link: CADisplayLink) {
        let elapsed = link.timestamp - (lastTime ?? link.timestamp)
        lastTime = link.timestamp
        show(replay.time + elapsed * speed)
        if replay.time >= replay.duration { pause() }
    }

    private func sliderMoved() {
        pause()
        show(Double(slider.value))
    }

    private func show(_ time: Double) {
        replay.seek(to: time)
        picture.setNeedsDisplay()
        if !slider.isTracking { slider.value = Float(replay.time) }
    }

    private func showState() {
        playButton.setImage(
            UIImage(systemName: link == nil ? "play.fill" : "pause.fill"), for: .normal)
        playButton.accessibilityLabel =
            link == nil
            ? String(localized: "Play", bundle: .module)
            : String(localized: "Pause", bundle: .module)
    }

    private var frames: ReplayFrames { ReplayFrames(replay: replay) }

    /// A button that writes the replay.
    ///
    /// - Parameter write: Writes to a free place, and returns the words for what was written.
    private func makeExportButton(
        _ title: String, _ identifier: String, _ pathExtension: String = "",
        write: @escaping (URL, ReplayViewController) throws(PaintingFileError) -> String
    ) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        button.titleLabel?.adjustsFontSizeToFitWidth = true
        button.titleLabel?.minimumScaleFactor = 0.7
        button.accessibilityIdentifier = identifier
        button.isEnabled = folder != nil
        button.addAction(
            UIAction { [weak self] _ in self?.export(pathExtension, write) }, for: .touchUpInside)
        return button
    }

    private func export(
        _ pathExtension: String,
        _ write: (URL, ReplayViewController) throws(PaintingFileError) -> String
    ) {
        guard let folder else { return }
        pause()
        let target = PictureExport.freeURL(
            in: folder, name: "\(name) replay", pathExtension: pathExtension)
        do throws(PaintingFileError) {
            resultLabel.text = try write(target, self)
        } catch {
            resultLabel.text = error.localizedText
        }
        resultLabel.accessibilityLabel = resultLabel.text
        show(replay.time)
    }

    override var keyCommands: [UIKeyCommand]? {
        [
            UIKeyCommand(
                title: String(localized: "Play", bundle: .module),
                action: Selector(ReplayViewController.toggle, name: "toggle"), input: " ",
                modifierFlags: [])
        ]
    }
}
