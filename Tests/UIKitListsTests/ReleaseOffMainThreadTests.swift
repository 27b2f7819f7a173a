import Dispatch
import Foundation
import Testing
import UIKit

@Suite("Releasing off the main thread")
struct ReleaseOffMainThreadTests {
    /// A maker of one object of a client's subclass for each open class, by the class's name.
    static let makers: [String: () -> NSObject] = [
        "CAAnimation": { Subclasses.Animation() },
        "CAAnimationGroup": { Subclasses.AnimationGroup() },
        "CABasicAnimation": { Subclasses.BasicAnimation() },
        "CAGradientLayer": { Subclasses.GradientLayer() },
        "CAKeyframeAnimation": { Subclasses.KeyframeAnimation() },
        "CALayer": { Subclasses.Layer() },
        "CAPropertyAnimation": { Subclasses.PropertyAnimation() },
        "CAShapeLayer": { Subclasses.ShapeLayer() },
        "CASpringAnimation": { Subclasses.SpringAnimation() },
        "CATextLayer": { Subclasses.TextLayer() },
        "NSLayoutConstraint": { Subclasses.LayoutConstraint() },
        "UIBarButtonItem": { Subclasses.BarButtonItem() },
        "UIBarItem": { Subclasses.BarItem() },
        "UIButton": { Subclasses.Button() },
        "NSCollectionLayoutAnchor": { Subclasses.LayoutAnchor(edges: .top) },
        "NSCollectionLayoutBoundarySupplementaryItem": {
            Subclasses.LayoutBoundaryItem(
                layoutSize: Subclasses.size, elementKind: "", alignment: .top)
        },
        "NSCollectionLayoutEdgeSpacing": {
            Subclasses.LayoutEdgeSpacing(leading: nil, top: nil, trailing: nil, bottom: nil)
        },
        "NSCollectionLayoutGroupCustomItem": { Subclasses.LayoutCustomItem(frame: .zero) },
        "NSCollectionLayoutItem": { Subclasses.LayoutItem(layoutSize: Subclasses.size) },
        "NSCollectionLayoutSection": {
            Subclasses.LayoutSection(
                group: .horizontal(layoutSize: Subclasses.size, subitems: []))
        },
        "NSCollectionLayoutSize": {
            Subclasses.LayoutSize(widthDimension: .absolute(1), heightDimension: .absolute(1))
        },
        "NSCollectionLayoutSupplementaryItem": {
            Subclasses.LayoutSupplementaryItem(
                layoutSize: Subclasses.size, elementKind: "",
                containerAnchor: NSCollectionLayoutAnchor(edges: .top))
        },
        "UICollectionViewCompositionalLayout": {
            Subclasses.CollectionCompositionalLayout { _, _ in nil }
        },
        "UICollectionViewCompositionalLayoutConfiguration": {
            Subclasses.CollectionCompositionalConfiguration()
        },
        "UICollectionViewDiffableDataSource": {
            Subclasses.CollectionSource(
                collectionView: UICollectionView(
                    frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
            ) { _, _, _ in nil }
        },
        "UICollectionViewListCell": { Subclasses.CollectionListCell() },
        "UICollectionReusableView": { Subclasses.CollectionReusableView() },
        "UICollectionView": {
            Subclasses.CollectionView(
                frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        },
        "UICollectionViewCell": { Subclasses.CollectionCell() },
        "UICollectionViewController": {
            Subclasses.CollectionController(collectionViewLayout: UICollectionViewFlowLayout())
        },
        "UICollectionViewFlowLayout": { Subclasses.CollectionFlowLayout() },
        "UICollectionViewFlowLayoutInvalidationContext": { Subclasses.CollectionFlowContext() },
        "UICollectionViewLayout": { Subclasses.CollectionLayout() },
        "UICollectionViewLayoutAttributes": { Subclasses.CollectionAttributes() },
        "UICollectionViewLayoutInvalidationContext": { Subclasses.CollectionContext() },
        "UIControl": { Subclasses.Control() },
        "UIEvent": { Subclasses.Event() },
        "UIGestureRecognizer": { Subclasses.GestureRecognizer() },
        "UIHoverGestureRecognizer": { Subclasses.HoverGestureRecognizer() },
        "UIImageView": { Subclasses.ImageView() },
        "UILabel": { Subclasses.Label() },
        "UILayoutGuide": { Subclasses.LayoutGuide() },
        "UILongPressGestureRecognizer": { Subclasses.LongPressGestureRecognizer() },
        "UIPanGestureRecognizer": { Subclasses.PanGestureRecognizer() },
        "UIPinchGestureRecognizer": { Subclasses.PinchGestureRecognizer() },
        "UIFeedbackGenerator": { Subclasses.FeedbackGenerator() },
        "UIImpactFeedbackGenerator": { Subclasses.ImpactGenerator() },
        "UINotificationFeedbackGenerator": { Subclasses.NotificationGenerator() },
        "UIScreenEdgePanGestureRecognizer": { Subclasses.ScreenEdgePanGestureRecognizer() },
        "UISelectionFeedbackGenerator": { Subclasses.SelectionGenerator() },
        "UIResponder": { Subclasses.Responder() },
        "UIRotationGestureRecognizer": { Subclasses.RotationGestureRecognizer() },
        "UIScrollView": { Subclasses.ScrollView() },
        "UISlider": { Subclasses.Slider() },
        "UIStackView": { Subclasses.StackView() },
        "UISwipeGestureRecognizer": { Subclasses.SwipeGestureRecognizer() },
        "UIContextualAction": { Subclasses.ContextualAction() },
        "UISwipeActionsConfiguration": { Subclasses.SwipeActions() },
        "UITableView": { Subclasses.Table() },
        "UITableViewCell": { Subclasses.Cell() },
        "UITableViewController": { Subclasses.TableController() },
        "UITableViewDiffableDataSource": { Subclasses.Source() },
        "UITableViewHeaderFooterView": { Subclasses.Header() },
        "UITapGestureRecognizer": { Subclasses.TapGestureRecognizer() },
        "UIToolbar": { Subclasses.Toolbar() },
        "UITouch": { Subclasses.Touch() },
        "UITrackingLayoutGuide": { Subclasses.TrackingLayoutGuide() },
        "UIView": { Subclasses.View() },
        "UIViewController": { Subclasses.ViewController() },
        "UIWindow": { Subclasses.Window() },
    ]

    /// Open classes that a client cannot make a subclass of, or whose objects belong to no thread.
    static let exceptions: Set = [
        "CellShape", "Configuration", "HeaderShape", "LayerRoot", "LayerShape", "NSLayoutAnchor",
        "NSMutableParagraphStyle",
        "NSParagraphStyle", "NSShadow", "NSStringDrawingContext", "NSTextAttachment",
        "NSTextList", "NSTextStorage", "NSTextTab",
        "ResponderShape", "UIAction", "UIApplication", "UIBezierPath",
        "UIColor", "UIDevice", "UIFontMetrics", "UIGraphicsImageRenderer",
        "UIGraphicsImageRendererContext", "UIGraphicsImageRendererFormat",
        "UIGraphicsPDFRenderer", "UIGraphicsPDFRendererContext", "UIGraphicsPDFRendererFormat",
        "UIGraphicsRenderer", "UIGraphicsRendererContext", "UIGraphicsRendererFormat",
        "UIImage", "UIKeyboardLayoutGuide", "UIMenuElement",
        "NSCollectionLayoutDecorationItem", "NSCollectionLayoutDimension",
        "NSCollectionLayoutGroup", "NSCollectionLayoutSpacing", "ObjectShape",
        "UICollectionViewUpdateItem", "ViewShape",
    ]

    @Test("Client's subclass: an object is released on another thread")
    func release() {
        for (name, make) in Self.makers.sorted(by: { $0.key < $1.key }) {
            let box = Box(make())
            weak let released = box.object
            let done = DispatchSemaphore(value: 0)
            Thread.detachNewThread {
                box.object = nil
                done.signal()
            }
            done.wait()
            #expect(released == nil, "\(name) is retained by something else.")
        }
    }

    @Test("Every open class is released above, or declares that its deinit needs no thread")
    func completeness() throws {
        let classes = try Self.openClasses(in: ["Sources/UIKit", "Sources/Graphics/QuartzCore"])
        #expect(classes.count > 40)
        for (name, body) in classes
        where Self.makers[name] == nil && !Self.exceptions.contains(name) {
            // An isolated one, of which that is a part, runs on the main thread.
            #expect(body.contains("isolated deinit"), "\(name) has no nonisolated deinit.")
        }
    }
}

extension ReleaseOffMainThreadTests {
    /// The open classes that the Swift files of some folders declare, with their texts.
    private static func openClasses(in folders: [String]) throws -> [String: Substring] {
        let root = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        var classes: [String: Substring] = [:]
        for folder in folders {
            let files = FileManager.default.enumerator(atPath: root.appending(path: folder).path)
            while let file = files?.nextObject() as? String {
                guard file.hasSuffix(".swift") else { continue }
                let url = root.appending(path: folder).appending(path: file)
                let text = try String(contentsOf: url, encoding: .utf8)
                for match in text.matches(of: /open class (\w+)[:<{ ]/) {
                    let rest = text[match.range.lowerBound...]
                    classes[String(match.1)] = rest.prefix(
                        upTo: rest.firstRange(of: "\n}")?.upperBound ?? rest.endIndex)
                }
            }
        }
        return classes.filter { !["func", "var"].contains($0.key) }
    }
}

/// Carries an object to another thread.
private nonisolated final class Box: @unchecked Sendable {
    var object: NSObject?

    init(_ object: NSObject) { self.object = object }
}

/// What a client's module declares: a subclass with a property of its own and no `deinit`.
private enum Subclasses {
    final class Animation: CAAnimation { let own = UIView() }
    final class AnimationGroup: CAAnimationGroup { let own = UIView() }
    final class BasicAnimation: CABasicAnimation { let own = UIView() }
    final class GradientLayer: CAGradientLayer { let own = UIView() }
    final class KeyframeAnimation: CAKeyframeAnimation { let own = UIView() }
    final class Layer: CALayer { let own = UIView() }
    final class PropertyAnimation: CAPropertyAnimation { let own = UIView() }
    final class ShapeLayer: CAShapeLayer { let own = UIView() }
    final class SpringAnimation: CASpringAnimation { let own = UIView() }
    final class TextLayer: CATextLayer { let own = UIView() }
    final class LayoutConstraint: NSLayoutConstraint { let own = UIView() }
    final class BarButtonItem: UIBarButtonItem { let own = UIView() }
    final class BarItem: UIBarItem { let own = UIView() }
    final class Button: UIButton { let own = UIView() }
    static let size = NSCollectionLayoutSize(
        widthDimension: .absolute(1), heightDimension: .absolute(1))

    final class LayoutAnchor: NSCollectionLayoutAnchor { let own = UIView() }
    final class LayoutBoundaryItem: NSCollectionLayoutBoundarySupplementaryItem {
        let own = UIView()
    }
    final class LayoutEdgeSpacing: NSCollectionLayoutEdgeSpacing { let own = UIView() }
    final class LayoutCustomItem: NSCollectionLayoutGroupCustomItem { let own = UIView() }
    final class LayoutItem: NSCollectionLayoutItem { let own = UIView() }
    final class LayoutSection: NSCollectionLayoutSection { let own = UIView() }
    final class LayoutSize: NSCollectionLayoutSize { let own = UIView() }
    final class LayoutSupplementaryItem: NSCollectionLayoutSupplementaryItem {
        let own = UIView()
    }
    final class CollectionCompositionalLayout: UICollectionViewCompositionalLayout {
        let own = UIView()
    }
    final class CollectionCompositionalConfiguration:
        UICollectionViewCompositionalLayoutConfiguration
    {
        let own = UIView()
    }
    final class CollectionSource: UICollectionViewDiffableDataSource<Int, Int> {
        let own = UIView()
    }
    final class CollectionListCell: UICollectionViewListCell { let own = UIView() }
    final class CollectionReusableView: UICollectionReusableView { let own = UIView() }
    final class CollectionView: UICollectionView { let own = UIView() }
    final class CollectionCell: UICollectionViewCell { let own = UIView() }
    final class CollectionController: UICollectionViewController { let own = UIView() }
    final class CollectionFlowLayout: UICollectionViewFlowLayout { let own = UIView() }
    final class CollectionFlowContext: UICollectionViewFlowLayoutInvalidationContext {
        let own = UIView()
    }
    final class CollectionLayout: UICollectionViewLayout { let own = UIView() }
    final class CollectionAttributes: UICollectionViewLayoutAttributes { let own = UIView() }
    final class CollectionContext: UICollectionViewLayoutInvalidationContext {
        let own = UIView()
    }
    final class Control: UIControl { let own = UIView() }
    final class Event: UIEvent { let own = UIView() }
    final class GestureRecognizer: UIGestureRecognizer { let own = UIView() }
    final class HoverGestureRecognizer: UIHoverGestureRecognizer { let own = UIView() }
    final class ImageView: UIImageView { let own = UIView() }
    final class Label: UILabel { let own = UIView() }
    final class LayoutGuide: UILayoutGuide { let own = UIView() }
    final class LongPressGestureRecognizer: UILongPressGestureRecognizer { let own = UIView() }
    final class PanGestureRecognizer: UIPanGestureRecognizer { let own = UIView() }
    final class PinchGestureRecognizer: UIPinchGestureRecognizer { let own = UIView() }
    final class FeedbackGenerator: UIFeedbackGenerator { let own = UIView() }
    final class ImpactGenerator: UIImpactFeedbackGenerator { let own = UIView() }
    final class NotificationGenerator: UINotificationFeedbackGenerator { let own = UIView() }
    final class ScreenEdgePanGestureRecognizer: UIScreenEdgePanGestureRecognizer {
        let own = UIView()
    }
    final class SelectionGenerator: UISelectionFeedbackGenerator { let own = UIView() }
    final class Responder: UIResponder { let own = UIView() }
    final class RotationGestureRecognizer: UIRotationGestureRecognizer { let own = UIView() }
    final class ScrollView: UIScrollView { let own = UIView() }
    final class Slider: UISlider { let own = UIView() }
    final class StackView: UIStackView { let own = UIView() }
    final class SwipeGestureRecognizer: UISwipeGestureRecognizer { let own = UIView() }
    final class Table: UITableView { let own = UIView() }
    final class Cell: UITableViewCell { let own = UIView() }
    final class Header: UITableViewHeaderFooterView { let own = UIView() }
    final class TableController: UITableViewController { let own = UIView() }
    final class SwipeActions: UISwipeActionsConfiguration {
        let own = UIView()
        init() { super.init(actions: []) }
    }
    final class ContextualAction: UIContextualAction {
        let own = UIView()
        init() { super.init(style: .normal, title: nil) { _, _, _ in } }
    }
    final class Source: UITableViewDiffableDataSource<Int, Int> {
        let own = UIView()
        init() { super.init(tableView: UITableView()) { _, _, _ in nil } }
    }
    final class TapGestureRecognizer: UITapGestureRecognizer { let own = UIView() }
    final class Toolbar: UIToolbar { let own = UIView() }
    final class Touch: UITouch { let own = UIView() }
    final class TrackingLayoutGuide: UITrackingLayoutGuide { let own = UIView() }
    final class View: UIView { let own = UIView() }
    final class ViewController: UIViewController { let own = UIView() }
    final class Window: UIWindow { let own = UIView() }
}
