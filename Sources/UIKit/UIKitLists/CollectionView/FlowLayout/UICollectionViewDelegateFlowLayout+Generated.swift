// Written by Scripts/delegate-table.

public import CoreGraphics
public import Foundation
public import UIKitCore

extension UICollectionViewDelegateFlowLayout {
    /// Returns the layout's `itemSize` by default.
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        collectionView.optionalMethods.didUseDefault(of: .itemSize)
        return value(collectionViewLayout, \.itemSize, or: .zero)
    }

    /// Returns the layout's `sectionInset` by default.
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets { value(collectionViewLayout, \.sectionInset, or: .zero) }

    /// Returns the layout's `minimumLineSpacing` by default.
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat { value(collectionViewLayout, \.minimumLineSpacing, or: 0) }

    /// Returns the layout's `minimumInteritemSpacing` by default.
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat { value(collectionViewLayout, \.minimumInteritemSpacing, or: 0) }

    /// Returns the layout's `headerReferenceSize` by default.
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize { value(collectionViewLayout, \.headerReferenceSize, or: .zero) }

    /// Returns the layout's `footerReferenceSize` by default.
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize { value(collectionViewLayout, \.footerReferenceSize, or: .zero) }
}
