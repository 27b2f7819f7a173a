import BookshelfUI
import Foundation
import GalleryUI
import LayoutLabUI
import PlanBoardUI
import PrintDeskUI
import ScannerUI
import TouchPainterUI
import UIKit
import UIKitTesting

// Walks through the app that the second argument names, in the language that the first one names,
// and prints each text that it sees, on a line of its own.

let words = CommandLine.arguments.dropFirst()
guard let language = words.first.flatMap(Language.init(tag:)), let name = words.last else {
    fatalError("textprobe <language> <app>")
}
let size = CGSize(width: 400, height: 800)
let delegate: any UIApplicationDelegate =
    switch name {
    case "TouchPainter": TouchPainterApp(size: size)
    case "PlanBoard": PlanBoardApp(size: size)
    case "PrintDesk": PrintDeskApp(size: size)
    case "Scanner": ScannerApp(size: size)
    case "Bookshelf": BookshelfApp(size: size)
    case "LayoutLab": LayoutLabApp(size: size)
    case "Gallery": GalleryApp(size: size)
    default: fatalError("There is no app “\(name)”.")
    }
let app = HeadlessApp(size: size, scale: 1, language: language, delegate: delegate)
app.paintsFrames = false
let walk = TextWalk(app: app)
walk.start()
for text in walk.texts.sorted() { print(text.replacing("\n", with: "⏎")) }
