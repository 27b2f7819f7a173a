import Foundation
import LayoutLabUI
import Playback
import TouchPainterUI
import UIKit

/// An app that the tool can run.
struct App {
    let name: String

    /// The window's size in points, unless another is asked for.
    let usualSize: CGSize

    /// A script that shows what the app can do, and what to call it in messages.
    let recording: (json: Data, name: String)

    /// Makes the app as the options say, for a window of some size.
    let makeDelegate: (CGSize, RunOptions) -> any UIApplicationDelegate

    static let all = [
        App(
            name: "TouchPainter", usualSize: TouchPainterApp.usualSize,
            recording: (TouchPainterRecording.script, "TouchPainter’s recording"),
            makeDelegate: { size, options in
                TouchPainterApp(
                    size: size, style: options.appearance.map { UIUserInterfaceStyle($0) },
                    words: options.language.map { Words($0) })
            }),
        App(
            name: "LayoutLab", usualSize: LayoutLabApp.usualSize,
            recording: (LayoutLabRecording.script, "LayoutLab’s recording"),
            makeDelegate: { size, options in
                LayoutLabApp(
                    size: size, style: options.appearance.map { UIUserInterfaceStyle($0) },
                    words: options.language.map { LabWords($0) })
            }),
    ]
}

extension UIUserInterfaceStyle {
    /// The style that an appearance on the command line stands for.
    init(_ appearance: ScriptStep.Appearance) {
        self = appearance == .dark ? .dark : .light
    }
}

extension Words {
    /// The words of a language on the command line.
    fileprivate init(_ language: RunOptions.Language) {
        self = language == .zh ? .simplifiedChinese : .english
    }
}

extension LabWords {
    /// The words of a language on the command line.
    fileprivate init(_ language: RunOptions.Language) {
        self = language == .zh ? .simplifiedChinese : .english
    }
}
