import Foundation
import PrintDeskData
import PrintDeskInformation
import PrintDeskServices
import Testing
import UIKit
import UIKitTesting

@testable import PrintDeskUI

@Suite("Print Desk's looks")
struct DeskLookTests {
    /// The screens of the app, besides those of scanning.
    nonisolated enum Screen: String, CaseIterable {
        case desk, jobs, printing, copying, preview, confirm, options, layers, refused
    }

    @Test(
        "Looks: each screen matches its goldens", arguments: Screen.allCases,
        AppVariant.narrowAndWide)
    func screens(screen: Screen, variant: AppVariant) async throws {
        let factory = ServiceFactory.forgetful()
        if screen != .desk { try await addJobs(factory) }
        try compare(screen, variant, factory)
    }

    private func compare(
        _ screen: Screen, _ variant: AppVariant, _ factory: ServiceFactory
    ) throws {
        let app = HeadlessApp(
            variant, scale: 1, delegate: PrintDeskApp(size: variant.size, factory: factory))
        app.settle()
        let desk = try #require(app.window.rootViewController as? DeskController)
        let print = try DeskClient(kind: "print", factory: factory)
        switch screen {
        case .desk, .jobs: break
        case .printing: show(ContentController(client: print), in: desk)
        case .copying:
            let copy = try DeskClient(kind: "copy", factory: factory)
            show(ContentController(client: copy), in: desk)
        case .preview, .confirm:
            show(PreviewController(client: print, job: 5), in: desk)
            app.settle()
            guard screen == .confirm else { break }
            try app.finger.tap(
                on: variant.language == .english ? "Print now" : "立即打印")
        case .options:
            let options = OptionsController(settings: .init(), jobs: factory.jobs) { _ in }
            desk.present(UINavigationController(rootViewController: options), animated: false)
        case .layers: show(LayersController(), in: desk)
        case .refused: desk.report(.quotaUsedUp(wanted: 12, left: 4))
        }
        app.settle()
        try app.snapshot().matchGolden("desk-\(screen)-\(variant)")
    }

    private func show(_ screen: UIViewController, in desk: DeskController) {
        desk.showDetailViewController(screen, sender: nil)
    }

    /// A job in each state; the fifth waits.
    private func addJobs(_ factory: ServiceFactory) async throws {
        let service = try factory.service(of: "print")
        let texts = [
            "Minutes of the meeting", "海报：周六下午的音乐会", "Recipes", "A letter to the town hall",
            "# Shopping\n\n- bread\n- apples\n\nAnd a *very* long line, which has to be broken, because no paper is as wide as this one would be.",
        ]
        for text in texts {
            try factory.jobs.submit(
                [PrintModel(content: text, format: text.hasPrefix("#") ? .markdown : nil)],
                to: service)
        }
        try await factory.jobs.print(1, by: service) { _, _ in
            PrintedPages(pdf: Data(), count: 1)
        }
        try factory.jobs.cancel(2)
    }

    private typealias PrintModel = PrintDeskServices.PrintModel
}
