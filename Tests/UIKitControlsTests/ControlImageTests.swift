import Foundation
import Testing
import UIKit
import UIKitTesting

@Suite("Images of controls")
struct ControlImageTests {
    private func image(_ color: UIColor, _ width: CGFloat, _ height: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { context in
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: width, height: height))
        }
    }

    @Test("Slider: thumb and track images are shown, and decide their sizes")
    func slider() {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 204, height: 34))
        let app = HeadlessApp.showing(slider)
        slider.setThumbImage(image(.red, 40, 20), for: .normal)
        slider.setThumbImage(image(.blue, 40, 20), for: .highlighted)
        slider.setMinimumTrackImage(image(.green, 10, 10), for: .normal)
        slider.setMaximumTrackImage(image(.yellow, 10, 10), for: .normal)
        #expect(slider.trackRect(forBounds: slider.bounds).height == 10)
        // The track is 200 wide, so the thumb moves by 160.
        slider.value = 0.5
        let thumb = slider.thumbRect(
            forBounds: slider.bounds, trackRect: slider.trackRect(forBounds: slider.bounds),
            value: 0.5)
        #expect(thumb == CGRect(x: 82, y: 7, width: 40, height: 20))
        app.advance(by: 0.1)
        let picture = app.snapshot()
        // 20 is the slider's origin; 2 pixels a point.
        #expect(picture[2 * (20 + 102), 2 * 37] == 0xFFFF_0000)
        #expect(picture[2 * (20 + 40), 2 * 37] == 0xFF00_FF00)
        #expect(picture[2 * (20 + 180), 2 * 37] == 0xFFFF_FF00)
        app.finger.down(at: CGPoint(x: 122, y: 37))
        app.advance(by: 0.1)
        #expect(slider.currentThumbImage === slider.thumbImage(for: .highlighted))
        #expect(app.snapshot()[2 * 122, 2 * 37] == 0xFF00_00FF)
        app.finger.move(to: CGPoint(x: 202, y: 37))
        app.finger.up()
        #expect(slider.value == 1)
        slider.thumbTintColor = .black
        #expect(slider.currentThumbImage == nil)
    }

    @Test("Progress bar: images replace the colours")
    func progressImages() {
        let bar = UIProgressView(progressViewStyle: .default)
        bar.progress = 0.5
        bar.progressImage = image(.red, 8, 8)
        bar.trackImage = image(.blue, 8, 8)
        #expect(bar.intrinsicContentSize.height == 8)
        bar.frame.size = CGSize(width: 100, height: 8)
        let picture = HeadlessApp.showing(bar).snapshot()
        #expect(picture[2 * 40, 2 * 24] == 0xFFFF_0000 && picture[2 * 100, 2 * 24] == 0xFF00_00FF)
    }

    @Test("Progress bar: follows an observed progress until it is finished")
    func observedProgress() {
        let bar = UIProgressView(progressViewStyle: .default)
        let app = HeadlessApp.showing(bar)
        let task = Progress(totalUnitCount: 4)
        bar.observedProgress = task
        task.completedUnitCount = 2
        #expect(bar.progress == 0)
        app.advance(by: 0.2)
        #expect(bar.progress == 0.5)
        task.completedUnitCount = 4
        #expect(app.settle() && bar.progress == 1)
    }

    @Test("Page control: the current page has its own image, and pages go in any direction")
    func pages() {
        let pages = UIPageControl(frame: CGRect(x: 0, y: 0, width: 26, height: 120))
        pages.numberOfPages = 3
        pages.direction = .bottomToTop
        #expect(pages.size(forNumberOfPages: 3) == CGSize(width: 26, height: 57))
        let app = HeadlessApp.showing(pages)
        // The dots are 17 apart around y = 80, the first one at the bottom.
        app.finger.tap(at: CGPoint(x: 33, y: 30))
        #expect(pages.currentPage == 1)
        pages.preferredCurrentPageIndicatorImage = UIImage(systemName: "star.fill")
        pages.setCurrentPageIndicatorImage(UIImage(systemName: "heart.fill"), forPage: 2)
        #expect(pages.currentPageIndicatorImage(forPage: 2) != nil)
        let dots = pages.subviews.compactMap { $0 as? UIImageView }
        #expect(dots.map { $0.image != nil } == [false, true, false])
        pages.currentPage = 0
        #expect(dots.map { $0.image != nil } == [true, false, false])
    }

    @Test("Page control: defers the display of a page that the user chose")
    func deferredPage() {
        let pages = UIPageControl(frame: CGRect(x: 0, y: 0, width: 200, height: 26))
        pages.numberOfPages = 3
        pages.preferredCurrentPageIndicatorImage = UIImage(systemName: "star.fill")
        pages.defersCurrentPageDisplay = true
        let app = HeadlessApp.showing(pages)
        let dots = pages.subviews.compactMap { $0 as? UIImageView }
        app.finger.tap(at: CGPoint(x: 200, y: 33))
        #expect(pages.currentPage == 1)
        #expect(dots.map { $0.image != nil } == [true, false, false])
        pages.updateCurrentPageDisplay()
        #expect(dots.map { $0.image != nil } == [false, true, false])
    }

    @Test("Spinner: the styles of iOS 12 have their sizes and colours")
    func spinnerStyles() {
        let spinner = UIActivityIndicatorView(style: .whiteLarge)
        #expect(spinner.intrinsicContentSize == CGSize(width: 37, height: 37))
        #expect(spinner.color == .white)
        spinner.style = .gray
        #expect(spinner.intrinsicContentSize == CGSize(width: 20, height: 20))
        #expect(spinner.color == .systemGray)
    }
}

@Suite("Images of segments and steppers")
struct SegmentImageTests {
    private func image(_ color: UIColor, _ width: CGFloat = 4) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: width, height: 4)).image { context in
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: width, height: 4))
        }
    }

    @Test("Segmented control: background and divider images follow the states")
    func segments() {
        let control = UISegmentedControl(items: ["", "", ""])
        control.frame = CGRect(x: 0, y: 0, width: 150, height: 30)
        control.setBackgroundImage(image(.red), for: .normal, barMetrics: .default)
        control.setBackgroundImage(image(.blue), for: .selected, barMetrics: .default)
        control.setDividerImage(
            image(.green), forLeftSegmentState: .normal, rightSegmentState: .normal,
            barMetrics: .default)
        control.setDividerImage(
            image(.yellow), forLeftSegmentState: .selected, rightSegmentState: .normal,
            barMetrics: .default)
        control.selectedSegmentIndex = 0
        let app = HeadlessApp.showing(control)
        func colors() -> [UInt32] {
            let picture = app.snapshot()
            return [20, 50, 70, 100, 120].map { picture[2 * (20 + $0), 2 * 25] }
        }
        #expect(colors() == [0xFF00_00FF, 0xFFFF_FF00, 0xFFFF_0000, 0xFF00_FF00, 0xFFFF_0000])
        control.selectedSegmentIndex = 2
        app.settle()
        #expect(colors() == [0xFFFF_0000, 0xFF00_FF00, 0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF])
        #expect(control.backgroundImage(for: .selected, barMetrics: .default) != nil)
        control.setContentPositionAdjustment(
            UIOffset(horizontal: 3, vertical: 4), forSegmentType: .left, barMetrics: .default)
        #expect(
            control.contentPositionAdjustment(forSegmentType: .left, barMetrics: .default)
                == UIOffset(horizontal: 3, vertical: 4))
    }

    @Test("Stepper: background and divider images follow the states of the halves")
    func stepper() {
        let stepper = UIStepper()
        stepper.setBackgroundImage(image(.red), for: .normal)
        stepper.setBackgroundImage(image(.gray), for: .disabled)
        stepper.setBackgroundImage(image(.blue), for: .highlighted)
        stepper.setDividerImage(
            image(.green), forLeftSegmentState: .normal, rightSegmentState: .normal)
        let app = HeadlessApp.showing(stepper)
        func pixel(_ x: Int) -> UInt32 { app.snapshot()[2 * (20 + x), 2 * 25] }
        #expect(pixel(4) == 0xFF80_8080 || pixel(4) == 0xFF7F_7F7F)
        #expect(pixel(47) == 0xFF00_FF00 && pixel(90) == 0xFFFF_0000)
        app.finger.down(at: CGPoint(x: 110, y: 30))
        app.advance(by: 0.1)
        #expect(pixel(90) == 0xFF00_00FF && pixel(4) == 0xFFFF_0000)
        app.finger.up()
    }
}
