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

    /// Makes a script that shows what the app can do in a window of some size.
    let recording: @MainActor (CGSize) -> Data

    /// Makes the app as the options say, for a window of some size.
    let makeDelegate: (CGSize, RunOptions) -> any UIApplicationDelegate

    static let all = [
        App(
            name: "TouchPainter", usualSize: TouchPainterApp.usualSize,
            recording: { _ in TouchPainterRecording.script },
            makeDelegate: { size, options in
                TouchPainterApp(
                    size: size, style: options.appearance.map { UIUserInterfaceStyle($0) },
                    words: options.language.map { Words($0) })
            }),
        App(
            name: "LayoutLab", usualSize: LayoutLabApp.usualSize,
            recording: LayoutLabRecording.script(inWindowOf:),
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
    fileprivate init(_ language: Language) {
        self = language == .simplifiedChinese ? .simplifiedChinese : .english
    }
}

extension LabWords {
    /// The words of a language on the command line.
    fileprivate init(_ language: Language) {
        self = language == .simplifiedChinese ? .simplifiedChinese : .english
    }
}
