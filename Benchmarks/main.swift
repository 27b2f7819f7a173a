// Measures Touchstone against floors of the same run, prints Markdown tables, and exits with 1 when
// a limit is exceeded.
//
//   make bench                        everything
//   make bench ARGS="hit"             the benchmarks with “hit” in their names
//   make bench ARGS="layout"          the constraint solver
//   make bench ARGS="lists"           tables
//   make bench ARGS="text"            typing, opening and scrolling of texts
//   make bench ARGS="testing"         tests of apps
//   make bench ARGS="components"      components
//   make bench ARGS="controls"        forms and switches
//   make bench ARGS="navigation"      screens on their way
//   make bench ARGS="board"           Plan Board
//   make bench ARGS="crowd"           a thousand people with Plan Board on one server
//   make bench ARGS="books"           Bookshelf, and the pages of Print Desk
//   make bench ARGS="painting"        TouchPainter with a million vertices
//   make bench ARGS="maps"            frames and tiles of maps; TOUCHSTONE_MAP=city.mbtiles
//   make bench ARGS="places"          searches among a million places
//   make bench ARGS="--write FILE"    writes the tables to FILE too
//   make bench-instructions           counts the solver's instructions, with Valgrind

import Foundation

var arguments = Array(CommandLine.arguments.dropFirst())
switch arguments.first {
case StartBenchmark.probeArgument: StartBenchmark.runProbe()
case let probe? where MapBenchmark.isProbe(probe): MapBenchmark.runProbe(probe)
case LayoutInstructions.onceArgument:
    LayoutInstructions.runOnce(Array(arguments.dropFirst()))
case LayoutMemory.probeArgument: LayoutMemory.runProbe(Array(arguments.dropFirst()))
case ListMemory.probeArgument: ListMemory.runProbe(Array(arguments.dropFirst()))
case TextMemory.probeArgument: TextMemory.runProbe()
case PaintingMemory.probeArgument: PaintingMemory.runProbe()
case BookMemory.probeArgument: BookMemory.runProbe(Array(arguments.dropFirst()))
case CoordinateFileBenchmark.probeArgument:
    CoordinateFileBenchmark.runProbe(Array(arguments.dropFirst()))
case QRReadingBenchmark.probeArgument:
    QRReadingBenchmark.runProbe(Array(arguments.dropFirst()))
default: break
}

var file: String?
if let index = arguments.firstIndex(of: "--write"), index + 1 < arguments.count {
    file = arguments[index + 1]
    arguments.removeSubrange(index...(index + 1))
}

/// Returns `true` if the command line selects this name.
func isChosen(_ name: String) -> Bool {
    arguments.isEmpty || arguments.contains { name.localizedCaseInsensitiveContains($0) }
}

/// Prints a part of the result, and stores it for the file.
func show(_ text: String) {
    FileHandle.standardOutput.write(Data(text.utf8))
    result += text
}

let all =
    TouchMoveBenchmark.all + RepaintBenchmark.all + StartBenchmark.all + HitTestBenchmark.all
    + RuntimeBenchmark.all + SingletonBenchmark.all + LayoutBenchmark.all + UIKitLayoutBenchmark.all
    + ListBenchmark.all + TextBenchmark.all + NavigationBenchmark.all + ControlBenchmark.all
    + TestingBenchmark.all
    + ComponentBenchmark.all + BoardBenchmark.all + BookBenchmark.all
    + PaintingBenchmark.all + MapBenchmark.all
let reports =
    arguments == [LayoutInstructions.argument]
    ? [LayoutInstructions.report]
    : [
        LayoutGrowth.report, LayoutProtocol.report, LayoutBudget.report,
        UIKitLayoutBenchmark.parts, UIKitLayoutBenchmark.budget, LayoutMemory.report,
        ListMemory.frames, ListMemory.report, NavigationMemory.report, TextMemory.report,
        BookMemory.report, PaintingMemory.report,
        BoardCrowd.report,
        CoordinateBenchmark.report,
        CoordinateFileBenchmark.report, PlacesBenchmark.report, MapBenchmark.report,
    ] + QRReadingBenchmark.reports
let chosen = all.filter { isChosen($0.name) }

var result = ""
var isWithinLimits = true
if !chosen.isEmpty {
    show("| what | median | minimum | floor, median | ratio | limit | kept |\n")
    show("|---|---|---|---|---|---|---|\n")
}
for benchmark in chosen {
    let measured = try benchmark.run()
    show(measured.row + "\n")
    isWithinLimits = isWithinLimits && measured.isWithinLimit
}
for report in reports where isChosen(report.name) {
    let table = try report.make()
    show("\n" + table.text)
    isWithinLimits = isWithinLimits && table.isWithinLimits
}
if let file {
    let text = Machine.header(by: "make bench") + "\n" + result
    try text.write(toFile: file, atomically: true, encoding: .utf8)
}
exit(isWithinLimits ? 0 : 1)
