import UIKit

// Further pages of the article on layout.
extension Page {
    static var fourPictures: Page {
        Page(
            "four-pictures", .localized("Four pictures in the middle"),
            .localized(
                "A group is centred; each picture in it has a width that a switch sets to 32 or 0. The group gets as wide as its pictures, and stays in the middle."
            ),
            rows: ["S0-99"], files: ["PicturesExample.swift"],
            live: .screen(height: 130) { _ in PicturesExample() })
    }

    static var share: Page {
        Page(
            "share", .localized("Three quarters of the width"),
            .localized("A width may be a multiple of another one: a·x + b with a = 0.75."),
            rows: ["S0-100"], files: ["BoundsExample.swift"],
            live: .lines([.text("width", .localized("Width of the parent"), "240")]) { run in
                guard let width = run.number("width"), 0...10_000 ~= width else {
                    throw NotANumber()
                }
                return BoundsExample.share(of: width)
            })
    }

    static var severalBounds: Page {
        Page(
            "several-bounds", .localized("Several bounds on one edge"),
            .localized(
                "A label begins after a third of the box and after each of three bars: four inequalities on its left edge, of which the tightest decides. A weak equation pulls it to the left."
            ),
            rows: ["S0-101"], files: ["BoundsExample.swift"],
            live: .lines([
                .choice(
                    "bars", .localized("Bars"),
                    ["50, 140, 90", "50, 60, 70", "200, 20, 20"])
            ]) { run in
                let bars: [[CGFloat]] = [[50, 140, 90], [50, 60, 70], [200, 20, 20]]
                return BoundsExample.bounds(bars[run.index("bars")])
            })
    }

    static var diagnosis: Page {
        Page(
            "diagnosis", .localized("Determined, ambiguous, contradictory"),
            .localized(
                "A layout with one solution is determined; one with several is ambiguous, and the engine can say so for each view; one with none is a contradiction, which is logged and broken at its weakest constraint."
            ),
            rows: ["S0-94"], asks: [.localized("Why has my view disappeared?")],
            files: ["DiagnosisExample.swift"],
            problem: .explained(
                .localized(
                    "The document says that a program crashes on a contradiction. The engine logs it and goes on without one of the constraints."
                )),
            live: .lines([.flag("complete", .localized("With all constraints"), true)]) {
                DiagnosisExample.run(isComplete: $0.isOn("complete"))
            })
    }

    static var sizeOverlay: Page {
        Page(
            "size-overlay", .localized("A view that shows its size"),
            .localized("Arrows along the edges show width and height. Move the slider."),
            rows: ["S0-121"], files: ["SizeOverlayExample.swift"],
            live: .screen(height: 230) { _ in SizeOverlayExample() })
    }

    static var layoutChart: Page {
        Page(
            "layout-chart", .localized("How long does a layout take?"),
            .localized(
                "The time of one layout over 5 to 40 views, measured as the page opens: by frames, by constraints next to each other, and by constraints one in the other. The dashed line is at 16.67 ms, the time of a frame."
            ),
            rows: ["S0-88", "S0-96", "S0-122"],
            asks: [.localized("Is Auto Layout slow?")], files: ["LayoutChartExample.swift"],
            problem: .explained(
                .localized(
                    "The document calls the growth exponential in one place and polynomial in another. Measure it."
                )), live: .screen(height: 240) { _ in LayoutChartExample() })
    }
}
