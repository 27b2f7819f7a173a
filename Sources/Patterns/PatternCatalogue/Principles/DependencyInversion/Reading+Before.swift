/// Readers and the texts they read aloud.
enum Reading {
    final class Book {
        let text = "从前有座山"
    }

    final class Newspaper {
        let text = "今日要闻"
    }

    final class Letter {
        let text = "见字如面"
    }

    /// Before: the reader names the classes of what can be read. Everything else needs another
    /// method.
    final class BookReader {
        private let stage: Stage

        init(stage: Stage) { self.stage = stage }

        func read(_ book: Book) -> String {
            stage.call(self, "read(book)") { "朗读:\(book.text)" }
        }

        /// Any other text.
        func read(_ other: AnyObject) -> String {
            stage.call(self, "read(other)") { "不会朗读\(type(of: other))" }
        }
    }
}
