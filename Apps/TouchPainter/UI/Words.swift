public import Foundation

/// What TouchPainter says to a person, in their language.
public nonisolated struct Words: Hashable, Sendable {
    public let canvas: String
    public let trash: String
    public let save: String
    public let open: String
    public let palette: String
    public let undo: String
    public let redo: String

    public static let english = Words(
        canvas: "Canvas", trash: "Clear", save: "Save", open: "Open", palette: "Palette",
        undo: "Undo", redo: "Redo")

    public static let simplifiedChinese = Words(
        canvas: "画布", trash: "清空", save: "存储", open: "打开", palette: "调色板", undo: "撤销",
        redo: "重做")

    /// The words for the languages of a locale: Chinese, and English for all others.
    public static func words(for locale: Locale) -> Words {
        locale.language.languageCode == .chinese ? simplifiedChinese : english
    }
}
