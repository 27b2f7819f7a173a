import Foundation
import Testing
import UIKit
import UIKitTesting

@Suite("Configured headers of tables")
struct TableHeaderConfigurationTests {
    private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }

        func tableView(
            _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }

        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
            let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
            guard let header else { return nil }
            var content = header.defaultContentConfiguration()
            content.text = "Section \(section)"
            header.contentConfiguration = content
            header.configurationUpdateHandler = { header, state in
                var background = header.defaultBackgroundConfiguration()
                background.backgroundColor = state.isPinned ? .systemRed : .systemBlue
                header.backgroundConfiguration = background
            }
            return header
        }
    }

    @Test("Header: shows a content configuration, measured, and knows when it is pinned")
    func configured() throws {
        let source = Source()
        let world = TableWorld()
        let table = world.table
        table.register(
            UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
        table.dataSource = source
        table.delegate = source
        world.app.settle()
        let header = try #require(table.headerView(forSection: 0))
        #expect(header.contentView.subviews.contains { $0 is UIListContentView })
        #expect(header.frame.height >= 28)
        #expect(header.configurationState.isPinned == false)
        #expect(header.backgroundConfiguration?.backgroundColor == .systemBlue)
        table.setContentOffset(CGPoint(x: 0, y: 200), animated: false)
        world.app.settle()
        #expect(header.configurationState.isPinned)
        #expect(header.backgroundConfiguration?.backgroundColor == .systemRed)
        header.contentConfiguration = nil
        #expect(header.contentView.subviews.isEmpty)
    }
}
