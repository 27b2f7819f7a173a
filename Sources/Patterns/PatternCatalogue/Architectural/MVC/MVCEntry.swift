extension Catalogue {
    static let mvc = Entry(
        id: "mvc",
        aliases: ["model-view-controller"],
        name: BilingualText("Model–view–controller", "MVC 模式"),
        family: .architectural,
        intent: BilingualText(
            "Separates what a program knows from what it shows: a controller stands between model and view, and "
                + "neither knows the other.",
            "把程序的数据与界面分开：控制器位于模型与视图之间，模型与视图互不相识。"),
        motivation: BilingualText(
            "A view that keeps the number it shows cannot be shown twice, and the number cannot be tested without a "
                + "screen. With model, view and controller each part can be replaced and tested by itself.",
            "若视图自己保存数据，同一数据就无法显示在两处，也无法脱离界面测试。分成模型、视图、控制器后，各部分都能单独替换和测试。"),
        whenToUse: [
            BilingualText("The same data is shown in several places.", "同一份数据要在多处显示。"),
            BilingualText("The data should be tested without a screen.", "希望不依赖界面就能测试数据逻辑。"),
        ],
        symptoms: [
            BilingualText("views that store the data they show", "视图自己保存数据"),
            BilingualText("a model that imports UIKit", "模型依赖界面框架"),
            BilingualText("massive view controllers", "视图控制器过于庞大"),
        ],
        roles: [
            PatternRole(
                BilingualText("Model", "模型"), ["CounterModel"],
                BilingualText("Keeps the data and says when it changes.", "保存数据，变化时发出通知。")),
            PatternRole(
                BilingualText("View", "视图"), ["CounterView"],
                BilingualText("Shows, and says what the user does.", "显示内容，并报告用户的操作。")),
            PatternRole(
                BilingualText("Controller", "控制器"), ["CounterController"],
                BilingualText("Mediates between the two.", "在两者之间协调。")),
        ],
        examples: [Counter.example],
        threadSafety: BilingualText(
            "Views belong to the main thread, and here the model does too. `State` is a value.",
            "视图属于主线程，此处的模型也是；`State` 是值。"),
        related: ["observer", "mediator", "composite", "delegation", "strategy"],
        usedIn: [
            RepositoryUse(
                "Apps/TouchPainter/Core",
                BilingualText("The drawing and its commands: the model.", "画作与命令：模型。")),
            RepositoryUse(
                "Apps/TouchPainter/UI/CanvasViewController.swift",
                BilingualText("The controller of the canvas.", "画布的控制器。")),
        ])
}
