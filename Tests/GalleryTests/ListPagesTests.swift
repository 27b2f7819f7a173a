import GalleryUI
import Testing
import UIKit
import UIKitTesting

@Suite("Pages of lists")
struct ListPagesTests {
    private func app(_ page: String) -> HeadlessApp {
        HeadlessApp(size: GalleryApp.usualSize, delegate: GalleryApp(page: page))
    }

    @Test("Gallery: an outline shows and hides what a folder contains, in another appearance too")
    func outline() throws {
        let app = app("Outline")
        func tapChevron() throws {
            let frame = try #require(app.find("Notes")).frame
            app.finger.tap(at: CGPoint(x: GalleryApp.usualSize.width - 34, y: frame.midY))
            app.settle()
        }
        #expect(app.find("Shopping list") == nil)
        try tapChevron()
        #expect(app.find("Shopping list") != nil)
        let start = try #require(app.query(UICollectionViewCell.self).first).frame.minX
        try app.finger.tap(on: "Sidebar")
        app.settle()
        try app.finger.tap(on: "Inset grouped")
        app.settle()
        let cell = try #require(app.query(UICollectionViewCell.self).first)
        #expect(start == 0 && cell.frame.minX >= 16)
        #expect(app.find("Inset grouped") != nil && app.find("Sidebar") == nil)
        try tapChevron()
        #expect(app.find("Shopping list") == nil)
    }

    @Test("Gallery: tiles of a circle go to its middle, and come from there")
    func circle() throws {
        let app = app("CustomLayout")
        func place(_ name: String) throws -> CGRect { try #require(app.find(name)).frame }
        let (middle, amber) = (try place("More"), try place("Amber"))
        let coral = try #require(
            app.query(UICollectionViewCell.self).containing("Coral").first
        ).view
        try app.finger.tap(on: "Coral")
        app.advance(by: 0.15)
        let shown = try #require(coral.layer.presentation())
        #expect(shown.opacity < 1 && shown.position.y > coral.frame.height)
        app.settle()
        #expect(app.find("Coral") == nil && app.query(UICollectionViewCell.self).count == 9)
        #expect(try place("More") == middle && place("Amber") != amber)
        try app.finger.tap(on: "More")
        app.settle()
        #expect(app.query(UICollectionViewCell.self).count == 10)
        #expect(try place("Coral") != middle)
    }
}
