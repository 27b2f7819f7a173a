import PatternCatalogue
import ProgressHUD
import UIKit

/// The panel's parts and usual values, read from a panel.
enum HUDPartsExample {
    static func run() -> [String] {
        let hud = HUD(view: UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200)))
        return [
            "mode \(hud.mode), animation \(hud.animationType)",
            "grace time \(hud.graceTime), minimum \(hud.minShowTime)",
            "removed when hidden: \(hud.removeFromSuperViewOnHide)",
            "margin \(hud.margin), alpha \(hud.alpha), opaque \(hud.isOpaque)",
            "motion effects \(hud.bezelView.motionEffects.count)",
        ]
    }

    /// The classes of a panel's stored properties, as its mirror lists them.
    static func diagram() -> ClassDiagram {
        let hud = HUD(view: UIView())
        var parts: [String] = []
        var attributes: [ClassMember] = []
        for (label, value) in Mirror(reflecting: hud).children {
            guard let label, !label.contains("$") else { continue }
            let type = "\(Swift.type(of: value))"
            if value is UIView, ["HUDBackgroundView"].contains(type) {
                if !parts.contains(type) { parts.append(type) }
            } else if value is TimeInterval || value is Bool || value is HUD.Mode {
                attributes.append(ClassMember(stringLiteral: "\(label): \(type)"))
            }
        }
        return ClassDiagram(
            boxes: [ClassBox("UIView"), ClassBox("HUD", attributes: attributes)]
                + parts.map { ClassBox($0) } + [ClassBox("HUDDelegate", .interface)],
            relations: [
                ClassRelation("HUD", .generalisation, "UIView"),
                ClassRelation("HUD", .association, "HUDDelegate"),
            ] + parts.map { ClassRelation("HUD", .composition, $0) }
                + parts.map { ClassRelation($0, .generalisation, "UIView") })
    }
}
