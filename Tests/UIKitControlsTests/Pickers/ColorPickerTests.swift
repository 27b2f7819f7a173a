import Testing
import UIKit
import UIKitTesting

@Suite("Color and font pickers")
struct ColorPickerTests {
    private final class Log: UIColorPickerViewControllerDelegate,
        UIFontPickerViewControllerDelegate
    {
        var colors: [(color: UIColor, isContinuous: Bool)] = []
        var fonts: [String] = []

        func colorPickerViewController(
            _ viewController: UIColorPickerViewController, didSelect color: UIColor,
            continuously: Bool
        ) { colors.append((color, continuously)) }

        func fontPickerViewControllerDidPickFont(
            _ viewController: UIFontPickerViewController
        ) { fonts.append(viewController.selectedFontDescriptor?.postscriptName ?? "none") }

        func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {
            fonts.append("cancelled")
        }
    }

    private let log = Log()

    private func start() -> HeadlessApp {
        HeadlessApp(
            size: CGSize(width: 375, height: 667), rootViewController: UIViewController())
    }

    @Test("Color picker: the spectrum has hues from left to right, white above and black below")
    func spectrum() throws {
        let app = start()
        let picker = UIColorPickerViewController()
        picker.delegate = log
        app.window.rootViewController = picker
        app.settle()
        try app.finger.tap(on: "Spectrum")
        app.settle()
        let area = try #require(
            app.accessibilityElements().first { $0.label == "Spectrum" && $0.frame.height > 100 }
        ).frame
        app.finger.tap(at: CGPoint(x: area.minX + 0.5, y: area.midY))
        let red = try #require(log.colors.last)
        #expect(!red.isContinuous && log.colors.first?.isContinuous == true)
        var (r, g, b, a) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        red.color.getRed(&r, green: &g, blue: &b, alpha: &a)
        #expect(r > 0.97 && g < 0.05 && b < 0.05 && a == 1)
        app.finger.tap(at: CGPoint(x: area.midX, y: area.minY + 0.5))
        log.colors.last?.color.getRed(&r, green: &g, blue: &b, alpha: &a)
        #expect(min(r, g, b) > 0.97)
        app.finger.tap(at: CGPoint(x: area.midX, y: area.maxY - 0.5))
        log.colors.last?.color.getRed(&r, green: &g, blue: &b, alpha: &a)
        #expect(max(r, g, b) < 0.03)
    }

    @Test("Color picker: the older method of the delegate is called too")
    func olderMethod() throws {
        final class Older: UIColorPickerViewControllerDelegate {
            var colors: [UIColor] = []
            func colorPickerViewControllerDidSelectColor(
                _ viewController: UIColorPickerViewController
            ) { colors.append(viewController.selectedColor) }
        }
        let app = start()
        let older = Older()
        let picker = UIColorPickerViewController()
        picker.delegate = older
        app.window.rootViewController = picker
        app.settle()
        let grid = try #require(app.accessibilityElements().first { $0.frame.height > 100 }).frame
        app.finger.tap(at: CGPoint(x: grid.midX, y: grid.midY))
        #expect(!older.colors.isEmpty && older.colors.last == picker.selectedColor)
    }

    @Test("Color picker: the eyedropper takes the colour of a pixel, and Escape takes none")
    func eyedropper() throws {
        let app = start()
        let picker = UIColorPickerViewController()
        picker.delegate = log
        app.window.rootViewController = picker
        let patch = UIView(frame: CGRect(x: 10, y: 600, width: 40, height: 40))
        patch.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
        picker.view.addSubview(patch)
        app.settle()
        try app.finger.tap(on: "Pick a colour from the screen")
        app.keyboard.press(.escape)
        app.settle()
        #expect(log.colors.isEmpty)
        try app.finger.tap(on: "Pick a colour from the screen")
        app.settle()
        app.finger.tap(at: CGPoint(x: 30, y: 620))
        #expect(log.colors.count == 1)
        #expect(picker.selectedColor == UIColor(red: 0, green: 1, blue: 0, alpha: 1))
    }

    @Test("Font picker: lists the families, searches, and reports the one that is tapped")
    func fonts() throws {
        let app = start()
        let picker = UIFontPickerViewController()
        picker.delegate = log
        app.window.rootViewController = picker
        app.settle()
        let family = try #require(UIFont.familyNames.first)
        try app.finger.tap(on: family)
        app.settle()
        #expect(log.fonts.count == 1)
        #expect(picker.selectedFontDescriptor?.fontAttributes.isEmpty == false)
        try app.finger.tap(on: "Cancel")
        #expect(log.fonts.last == "cancelled")
    }

    @Test("Font picker: with faces, a family leads to its faces")
    func faces() throws {
        let app = start()
        var configuration = UIFontPickerViewController.Configuration()
        configuration.includeFaces = true
        let picker = UIFontPickerViewController(configuration: configuration)
        picker.delegate = log
        app.window.rootViewController = picker
        app.settle()
        let family = try #require(
            UIFont.familyNames.first { family in
                UIFont.fontNames(forFamilyName: family).contains { $0.hasSuffix("-Bold") }
            })
        try app.finger.tap(on: family)
        app.settle()
        #expect(log.fonts.isEmpty)
        try app.finger.tap(on: "Bold")
        #expect(log.fonts.last?.contains("Bold") == true)
    }
}
