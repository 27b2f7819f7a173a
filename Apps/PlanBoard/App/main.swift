import AppLaunching
import PlanBoardUI

AppProgram(
    "PlanBoard", "keeps plans as cards on a board", size: PlanBoardApp.usualSize,
    windowSize: PlanBoardApp.desktopSize,
    recording: { _ in PlanBoardRecording.script }
) { launch in
    PlanBoardApp(
        size: launch.size, style: launch.style,
        content: launch.keepsData ? .file(PlanBoardApp.usualPath) : .demo)
}.main()
