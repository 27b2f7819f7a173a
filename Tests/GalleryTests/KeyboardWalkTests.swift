import GalleryUI
import Testing
import UIKit
import UIKitTesting

@Suite("Gallery by keyboard")
struct KeyboardWalkTests {
    private func app(_ page: GalleryPage) -> HeadlessApp {
        HeadlessApp(size: GalleryApp.usualSize, delegate: GalleryApp(page: page.name))
    }

    @Test("Gallery: Tab, and arrows in groups, reach every control of a page and ring it")
    func reach() {
        // Mail has too many rows to walk through.
        for page in GalleryPage.all where page.name != "Mail" {
            let app = app(page)
            let walk = KeyboardWalk(app)
            let missed = app.controls.filter { !walk.found.contains(ObjectIdentifier($0)) }
            #expect(missed.isEmpty, "\(page.name): \(missed)")
            #expect(walk.unringed.isEmpty, "\(page.name) without a ring: \(walk.unringed)")
        }
    }

    @Test("Gallery: the keyboard changes the value of every control that has one")
    func values() {
        var changed: [String: Int] = [:]
        for page in GalleryPage.all {
            let app = app(page)
            var seen: Set<ObjectIdentifier> = []
            for _ in 0..<200 {
                app.pressTab()
                guard let view = app.focusedView, seen.insert(ObjectIdentifier(view)).inserted
                else { break }
                guard let old = view.changingValue else { continue }
                app.change(view)
                #expect(view.changingValue != old, "\(page.name): \(view) keeps \(old)")
                changed["\(type(of: view))", default: 0] += 1
            }
        }
        let kinds = ["UISwitch", "UISlider", "UIStepper", "UISegmentedControl", "UIPageControl"]
        for kind in kinds + ["UITextField", "UITextView", "PickerColumn"] {
            #expect(changed[kind, default: 0] > 0, "No \(kind) was changed: \(changed)")
        }
    }

    @Test("Gallery: the keyboard opens a page and goes back")
    func pages() {
        let app = HeadlessApp(size: GalleryApp.usualSize, delegate: GalleryApp())
        app.keyboard.press(.tab)
        app.keyboard.press(.enter)
        app.advance(by: 0.6)
        #expect(app.find("Back") != nil)
        app.keyboard.press(.left, .alt)
        app.advance(by: 0.6)
        #expect(app.find("Back") == nil)
    }

    @Test("Gallery: every accessibility element of every page has a label")
    func labels() {
        for page in GalleryPage.all {
            let unnamed = app(page).accessibilityElements().filter {
                ($0.label ?? "").isEmpty
            }
            #expect(unnamed.isEmpty, "\(page.name): \(unnamed)")
        }
    }
}

/// A walk through the controls of an app by keys alone.
@MainActor
private struct KeyboardWalk {
    private(set) var found: Set<ObjectIdentifier> = []
    private(set) var unringed: [UIView] = []

    init(_ app: HeadlessApp) {
        for _ in 0..<300 {
            app.pressTab()
            guard let view = app.focusedView, !found.contains(ObjectIdentifier(view)) else { break }
            note(view, app)
            exploreGroup(of: view, app)
            UIFocusSystem.focusSystem(for: view)?.requestFocusUpdate(to: view)
        }
    }

    private mutating func note(_ view: UIView, _ app: HeadlessApp) {
        found.insert(ObjectIdentifier(view))
        app.advance(by: 0.02)
        let window = CGRect(origin: .zero, size: GalleryApp.usualSize)
        if app.focusRing.map({ !$0.intersects(window) }) ?? true { unringed.append(view) }
    }

    /// Reaches the neighbours of a group's item by arrows, and theirs.
    private mutating func exploreGroup(of view: UIView, _ app: HeadlessApp) {
        guard view.group != nil, !(view is UITableViewCell), !(view is UICollectionViewCell) else {
            return
        }
        var waiting = [view]
        while let next = waiting.popLast() {
            for press in [app.pressUp, app.pressDown, app.pressLeft, app.pressRight] {
                UIFocusSystem.focusSystem(for: next)?.requestFocusUpdate(to: next)
                press()
                guard let reached = app.focusedView, reached.group == view.group,
                    !found.contains(ObjectIdentifier(reached))
                else { continue }
                note(reached, app)
                waiting.append(reached)
            }
        }
    }
}

extension HeadlessApp {
    fileprivate func pressTab() {
        if focusedView is UITextView {
            keyboard.press(.tab, .control)
        } else {
            keyboard.press(.tab)
        }
    }

    fileprivate func pressUp() { keyboard.press(.up) }
    fileprivate func pressDown() { keyboard.press(.down) }
    fileprivate func pressLeft() { keyboard.press(.left) }
    fileprivate func pressRight() { keyboard.press(.right) }

    /// The controls on the screen that a user can reach, apart from those in cells.
    fileprivate var controls: [UIControl] {
        func visit(_ view: UIView) -> [UIControl] {
            guard !view.isHidden, view.alpha >= 0.01, view.isUserInteractionEnabled,
                !(view is UITableViewCell), !(view is UICollectionViewCell)
            else { return [] }
            let own = [view as? UIControl].compactMap { $0 }.filter {
                $0.canBecomeFocused && !$0.bounds.isEmpty
            }
            return own + view.subviews.flatMap(visit)
        }
        return visit(window)
    }

    /// Changes the value of the view that has the focus, by the keys of its kind.
    fileprivate func change(_ view: UIView) {
        guard let old = view.changingValue else { return }
        switch view {
        case is UITextField, is UITextView: keyboard.type("7")
        case is UISwitch: keyboard.press(.space)
        default:
            // From an end of the range, a value goes only one way.
            for press in [pressDown, pressUp, pressRight, pressLeft]
            where view.changingValue == old {
                press()
                // A date that does not exist turns back.
                advance(by: 0.5)
            }
        }
    }
}

extension UIView {
    /// The focus group of the view or the nearest around it.
    fileprivate var group: String? {
        var environment: (any UIFocusEnvironment)? = self
        while let current = environment {
            if let group = current.focusGroupIdentifier { return group }
            environment = current.parentFocusEnvironment
        }
        return nil
    }

    /// The value that keys change; `nil` for a view without one.
    fileprivate var changingValue: String? {
        switch self {
        case let control as UISwitch: "\(control.isOn)"
        case let control as UISlider: "\(control.value)"
        case let control as UIStepper: "\(control.value)"
        case let control as UISegmentedControl:
            control.isMomentary || control.numberOfSegments < 2
                ? nil : "\(control.selectedSegmentIndex)"
        case let control as UIPageControl: "\(control.currentPage)"
        case let field as UITextField: field.inputView == nil ? field.text ?? "" : nil
        case let view as UITextView: view.text
        default:
            accessibilityTraits.contains(.adjustable) ? accessibilityValue : nil
        }
    }
}
