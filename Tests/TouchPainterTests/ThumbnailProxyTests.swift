import Foundation
import TestSupport
import Testing
import TouchPainterCore
import UIKit
import UIKitTesting

@testable import TouchPainterUI

@Suite("Thumbnails")
struct ThumbnailProxyTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func show(_ proxy: ThumbnailProxy) -> (HeadlessApp, ThumbnailCell) {
        let cell = ThumbnailCell(frame: CGRect(x: 5, y: 5, width: 90, height: 130))
        let controller = UIViewController()
        controller.view.addSubview(cell)
        let app = HeadlessApp(
            size: CGSize(width: 100, height: 140), scale: 1, rootViewController: controller)
        cell.source = proxy
        return (app, cell)
    }

    @Test("Proxy: first a dashed frame, then the picture, which is loaded once", .rows("S1-29"))
    func loading() throws {
        let url = folder.url.appendingPathComponent("a.png")
        let scribble = MementoTests.makeScribble()
        try #require(ScribbleThumbnail.pngData(of: scribble)).write(to: url)
        let proxy = ThumbnailProxy(url: url)
        #expect(proxy.loads == 0)
        #expect(proxy.image == nil)
        let (app, cell) = show(proxy)
        app.settle()
        #expect(proxy.image?.size == CGSize(width: 90, height: 130))
        #expect(proxy.loads == 1)
        #expect(app.snapshot()[50, 10] == 0xFFFF_FFFF)
        cell.source = nil
        cell.source = proxy
        app.settle()
        #expect(proxy.loads == 1)
    }

    @Test("Proxy: a missing picture leaves the frame, and is not looked for again", .rows("S1-29"))
    func missing() {
        let proxy = ThumbnailProxy(url: folder.url.appendingPathComponent("none.png"))
        let (app, _) = show(proxy)
        app.settle()
        #expect(proxy.isMissing)
        #expect(proxy.loads == 1)
        #expect(app.snapshot()[30, 70] == 0xFFAA_AAAA)
    }

    @Test("Gallery: only the thumbnails in sight have views and are loaded")
    func lazily() {
        let gallery = GalleryView()
        let proxies = (0..<10_000).map { _ in
            ThumbnailProxy(url: folder.url.appendingPathComponent("none.png"))
        }
        gallery.sources = proxies
        let controller = UIViewController()
        controller.view = gallery
        let app = HeadlessApp(
            size: CGSize(width: 320, height: 480), scale: 1, rootViewController: controller)
        app.settle()
        #expect(gallery.subviews.count { $0 is ThumbnailCell } == 12)
        gallery.contentOffset.y = 30_000
        app.settle()
        #expect(gallery.subviews.count { $0 is ThumbnailCell } <= 24)
        #expect(proxies.count { $0.loads > 0 } <= 27)
    }

    @Test("Gallery: views are in the order of the thumbnails, after scrolling and changes too")
    func order() {
        let gallery = GalleryView()
        gallery.configure = { cell, index in cell.name = "\(index)" }
        func show(_ count: Int) {
            gallery.sources = (0..<count).map { _ in
                ThumbnailProxy(url: folder.url.appendingPathComponent("none.png"))
            }
        }
        show(60)
        let controller = UIViewController()
        controller.view = gallery
        let app = HeadlessApp(
            size: CGSize(width: 320, height: 480), scale: 1, rootViewController: controller)
        func shown() -> [Int] {
            app.settle()
            return gallery.subviews.compactMap { $0 as? ThumbnailCell }.filter { !$0.isHidden }
                .compactMap { Int($0.name) }
        }
        #expect(shown() == Array(0..<12))
        for offset in [470.0, 2000, 1850, 300, 0] {
            gallery.contentOffset.y = offset
            let order = shown()
            #expect(order == order.sorted() && order.count >= 12)
        }
        show(61)
        #expect(shown() == Array(0..<12))
    }

    @Test("Gallery: the title counts rows of three, a single row for one to three")
    func rows() {
        #expect(
            [0, 1, 3, 4, 6, 7].map { GalleryGrid(count: $0, width: 320).rows } == [
                0, 1, 1, 2, 2, 3,
            ])
        #expect(GalleryGrid(count: 0, width: 320).indices(from: 0, to: 500).isEmpty)
        #expect(GalleryGrid(count: 5, width: 320).indices(from: 9000, to: 9500).isEmpty)
    }
}
