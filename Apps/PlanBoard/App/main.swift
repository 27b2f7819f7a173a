import AppLaunching
import PlanBoardUI

AppProgram(
    "PlanBoard", PlanBoardApp.summary, size: PlanBoardApp.usualSize,
    windowSize: PlanBoardApp.desktopSize,
    recording: { _ in PlanBoardRecording.script }
) { launch in
    PlanBoardApp(
        size: launch.size, style: launch.style,
        content: launch.keepsData ? .file(PlanBoardApp.usualPath) : .demo)
}.main()
