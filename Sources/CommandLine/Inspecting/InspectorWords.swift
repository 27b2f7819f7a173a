import UIKit

/// The inspector's texts in the language of the app.
struct InspectorWords {
    var view: String { String(localized: "VIEW") }
    var constraints: String { String(localized: "CONSTRAINTS") }
    var recognisers: String { String(localized: "GESTURE RECOGNISERS") }
    var responders: String { String(localized: "RESPONDERS") }
    var touches: String { String(localized: "TOUCHES") }
    var parent: String { String(localized: "Parent") }
    var layers: String { String(localized: "Layers") }
    var useApp: String { String(localized: "Use App") }
    var close: String { String(localized: "Close") }
    var hint: String { String(localized: "Tap a view.") }
}
