import Testing
import UIKit
import UIKitTesting

@Suite("Traits of the hardware")
@MainActor
struct HardwareTraitTests {
    @Test("Traits: the screen shows sRGB, measures no force, and is not recorded")
    func values() {
        let app = HeadlessApp(
            size: CGSize(width: 100, height: 100), rootViewController: UIViewController())
        let traits = app.window.traitCollection
        #expect(traits.displayGamut == .SRGB && traits.forceTouchCapability == .unavailable)
        #expect(traits.imageDynamicRange == .standard && traits.sceneCaptureState == .inactive)
        #expect(traits[UITraitDisplayGamut.self] == .SRGB)
    }

    @Test("Traits: a view overrides them for its subviews, and is notified")
    func overrides() {
        let (view, inner) = (UIView(), UIView())
        view.addSubview(inner)
        var changes = 0
        inner.registerForTraitChanges([UITraitImageDynamicRange.self]) { (_: UIView, _) in
            changes += 1
        }
        view.traitOverrides.imageDynamicRange = .high
        view.traitOverrides.displayGamut = .P3
        #expect(inner.traitCollection.imageDynamicRange == .high && changes == 1)
        #expect(inner.traitCollection.containsTraits(in: UITraitCollection(displayGamut: .P3)))
        view.traitOverrides.remove(UITraitImageDynamicRange.self)
        #expect(inner.traitCollection.imageDynamicRange != .high && changes == 2)
    }
}
