/// Pictures that are read from their files when they are looked at.
enum Thumbnails {
    /// Something to show in a gallery.
    protocol Picture: AnyObject {
        /// The present picture.
        func draw() -> String
    }

    /// A picture in memory: the real subject.
    final class LoadedPicture: Picture {
        private let file: String
        private let stage: Stage

        init(file: String, stage: Stage) {
            self.file = file
            self.stage = stage
        }

        func draw() -> String {
            stage.call(self) { "缩略图 \(file)" }
        }
    }

    /// Reads pictures from files.
    final class PictureLoader {
        /// How many files were read.
        private(set) var count = 0

        private let stage: Stage

        init(stage: Stage) { self.stage = stage }

        func load(_ file: String) -> LoadedPicture {
            stage.call(self, "load(\(file))") {
                count += 1
                stage.say("读取 \(file)")
                return stage.create(LoadedPicture(file: file, stage: stage))
            }
        }
    }

    /// The place of a picture in a gallery. A ``ReplacedPicture`` in it replaces itself.
    final class PictureSlot {
        var picture: any Picture

        init(_ picture: any Picture) { self.picture = picture }

        func draw() -> String { picture.draw() }
    }

    /// A proxy that turns into its subject: at the first use it loads the picture, puts it into its
    /// own place, and is used no more.
    final class ReplacedPicture: Picture {
        private let file: String
        private let loader: PictureLoader
        private let stage: Stage
        private weak var slot: PictureSlot?

        /// How many calls were forwarded to the loaded picture.
        private(set) var forwards = 0

        init(file: String, loader: PictureLoader, stage: Stage) {
            self.file = file
            self.loader = loader
            self.stage = stage
        }

        /// Puts the proxy into a place of its own.
        func makeSlot() -> PictureSlot {
            let slot = PictureSlot(self)
            self.slot = slot
            return slot
        }

        func draw() -> String {
            stage.call(self) {
                let picture = loader.load(file)
                slot?.picture = picture
                forwards += 1
                return picture.draw()
            }
        }
    }

    /// Stands in for a picture: a grey area with a dashed border until the real one was loaded,
    /// which is done once.
    final class PictureProxy: Picture {
        private let file: String
        private let loader: PictureLoader
        private let stage: Stage
        private var picture: LoadedPicture?

        init(file: String, loader: PictureLoader, stage: Stage) {
            self.file = file
            self.loader = loader
            self.stage = stage
        }

        func draw() -> String {
            stage.call(self) { picture?.draw() ?? "占位图 90×130" }
        }

        /// Loads the picture if that was not done yet.
        func loadIfNeeded() {
            stage.call(self) {
                if picture == nil { picture = loader.load(file) }
            }
        }
    }
}
