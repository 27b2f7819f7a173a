import UIKit

extension GalleryPage {
    static var indicators: GalleryPage {
        GalleryPage(
            name: "Indicators", title: String(localized: "Pages and progress", bundle: .module),
            section: .controls, symbol: "ellipsis",
            color: .systemPurple, makeController: { IndicatorsPage() })
    }
}

/// Page controls, progress bars and spinners.
final class IndicatorsPage: ControlPage {
    override func makeGroups() -> [InsetGroup] {
        let plain = UIPageControl()
        plain.numberOfPages = 5
        plain.currentPage = 1
        let prominent = UIPageControl()
        prominent.numberOfPages = 8
        prominent.backgroundStyle = .prominent
        prominent.currentPageIndicatorTintColor = .systemBlue
        let timed = UIPageControl()
        timed.numberOfPages = 4
        let timer = UIPageControlTimerProgress(preferredDuration: 3)
        timer.resetsToInitialPageAfterEnd = true
        timed.progress = timer
        timer.currentProgress = 0.4
        let turns = toggle(false) { isOn in isOn ? timer.resumeTimer() : timer.pauseTimer() }
        for control in [plain, prominent, timed] {
            control.accessibilityLabel = String(localized: "Page", bundle: .module)
        }
        let bar = UIProgressView(progressViewStyle: .default)
        bar.progress = 0.35
        let green = UIProgressView(progressViewStyle: .default)
        green.progressTintColor = .systemGreen
        green.progress = 0.35
        for view in [bar, green] {
            view.accessibilityLabel = String(localized: "Progress", bundle: .module)
        }
        let slider = UISlider()
        slider.value = 0.35
        slider.accessibilityLabel = String(localized: "Value", bundle: .module)
        onChange(of: slider) {
            bar.progress = $0.value
            green.setProgress($0.value, animated: true)
        }
        let medium = UIActivityIndicatorView(style: .medium)
        let large = UIActivityIndicatorView(style: .large)
        large.color = .systemIndigo
        for spinner in [medium, large] { spinner.hidesWhenStopped = false }
        let spins = toggle(false) { isOn in
            for spinner in [medium, large] {
                isOn ? spinner.startAnimating() : spinner.stopAnimating()
            }
        }
        return [
            InsetGroup(
                header: String(localized: "Page controls", bundle: .module),
                rows: [
                    block(plain), block(prominent), block(timed),
                    row(String(localized: "Turns by itself", bundle: .module), turns),
                ]),
            InsetGroup(
                header: String(localized: "Progress", bundle: .module),
                rows: [block(bar), block(green), block(slider)]),
            InsetGroup(
                header: String(localized: "Spinners", bundle: .module),
                rows: [
                    line([medium, large]),
                    row(String(localized: "Animating", bundle: .module), spins),
                ]),
        ]
    }
}
