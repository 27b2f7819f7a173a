import CommandLineKit
import UIKit

/// The inspector's texts in the language of the app.
struct InspectorWords {
    private let language = Language.current

    private func text(_ english: String, _ chinese: String) -> String {
        Wording(english, chinese).text(in: language)
    }

    var view: String { text("VIEW", "视图") }
    var constraints: String { text("CONSTRAINTS", "约束") }
    var recognisers: String { text("GESTURE RECOGNISERS", "手势识别器") }
    var responders: String { text("RESPONDERS", "响应者") }
    var touches: String { text("TOUCHES", "触摸") }
    var parent: String { text("Parent", "上一级") }
    var layers: String { text("Layers", "图层") }
    var useApp: String { text("Use App", "使用应用") }
    var close: String { text("Close", "关闭") }
    var hint: String { text("Tap a view.", "请点按一个视图。") }
}
