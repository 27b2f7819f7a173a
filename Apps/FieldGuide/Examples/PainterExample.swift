import TouchPainterCore
import TouchPainterUI
import UIKit

/// The drawing app itself. A brand's factory makes its parts, a generator its canvas, and one
/// controller knows its screens.
final class PainterExample: UIViewController {
    private let brands = Studio.Brand.allCases
    private let papers = Studio.Paper.allCases
    private let brand = UISegmentedControl()
    private let paper = UISegmentedControl()
    private let place = UIView()
    private(set) var coordinator: CoordinatingController?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        for (index, brand) in brands.enumerated() {
            self.brand.insertSegment(withTitle: "\(brand)", at: index, animated: false)
        }
        for (index, paper) in papers.enumerated() {
            self.paper.insertSegment(withTitle: "\(paper)", at: index, animated: false)
        }
        for (control, name) in [(brand, "Brand"), (paper, "Paper")] {
            control.selectedSegmentIndex = 0
            control.accessibilityIdentifier = name
            control.addAction(UIAction { [weak self] _ in self?.open() }, for: .valueChanged)
        }
        let column = UIStackView(arrangedSubviews: [brand, paper, place])
        column.axis = .vertical
        column.spacing = 8
        column.frame = view.bounds.insetBy(dx: 12, dy: 12)
        column.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(column)
        open()
    }

    /// Opens the app's screens with the chosen look. Nothing is kept in files.
    private func open() {
        if let old = coordinator?.canvasViewController {
            old.willMove(toParent: nil)
            old.view.removeFromSuperview()
            old.removeFromParent()
        }
        let studio = Studio(folder: nil)
        studio.settings.paper = papers[paper.selectedSegmentIndex]
        let new = CoordinatingController(
            studio: studio, builtBrand: brands[brand.selectedSegmentIndex])
        coordinator = new
        let canvas = new.canvasViewController
        addChild(canvas)
        canvas.view.frame = place.bounds
        canvas.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        place.addSubview(canvas.view)
        canvas.didMove(toParent: self)
    }
}
