extension SystemProtocols {
    /// Written by Scripts/delegate-table.
    static let table = """
        CAAnimationDelegate
          animationDidStart(_:)
          animationDidStop(_:finished:)
        CALayerDelegate
          action(for:forKey:)
          display(_:)
          draw(_:in:)
          layerWillDraw(_:)
          layoutSublayers(of:)
        NSLayoutManagerDelegate
          layoutManager(_:didCompleteLayoutFor:atEnd:)
          layoutManager(_:lineSpacingAfterGlyphAt:withProposedLineFragmentRect:)
          layoutManager(_:paragraphSpacingAfterGlyphAt:withProposedLineFragmentRect:)
          layoutManager(_:paragraphSpacingBeforeGlyphAt:withProposedLineFragmentRect:)
          layoutManager(_:shouldGenerateGlyphs:properties:characterIndexes:font:forGlyphRange:)
          layoutManager(_:shouldUse:forControlCharacterAt:)
          layoutManagerDidInvalidateLayout(_:)
        NSTextStorageDelegate
          textStorage(_:didProcessEditing:range:changeInLength:)
          textStorage(_:willProcessEditing:range:changeInLength:)
        UIAdaptivePresentationControllerDelegate
          adaptivePresentationStyle(for:)
          adaptivePresentationStyle(for:traitCollection:)
          presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)
          presentationControllerDidAttemptToDismiss(_:)
          presentationControllerDidDismiss(_:)
          presentationControllerShouldDismiss(_:)
          presentationControllerWillDismiss(_:)
        UIApplicationDelegate
          application(_:configurationForConnecting:options:)
          application(_:continue:restorationHandler:)
          application(_:didDiscardSceneSessions:)
          application(_:didFailToRegisterForRemoteNotificationsWithError:)
          application(_:didFinishLaunchingWithOptions:)
          application(_:didRegisterForRemoteNotificationsWithDeviceToken:)
          application(_:willFinishLaunchingWithOptions:)
          applicationDidBecomeActive(_:)
          applicationDidEnterBackground(_:)
          applicationDidFinishLaunching(_:)
          applicationDidReceiveMemoryWarning(_:)
          applicationWillEnterForeground(_:)
          applicationWillResignActive(_:)
          applicationWillTerminate(_:)
        UIBarPositioningDelegate
          position(for:)
        UICalendarSelectionMultiDateDelegate
          multiDateSelection(_:canDeselectDate:)
          multiDateSelection(_:canSelectDate:)
          !func multiDateSelection(_ selection: UICalendarSelectionMultiDate,
           didSelectDate dateComponents: DateComponents)
          !func multiDateSelection(_ selection: UICalendarSelectionMultiDate,
           didDeselectDate dateComponents: DateComponents)
        UICalendarSelectionSingleDateDelegate
          dateSelection(_:canSelectDate:)
          !func dateSelection(_ selection: UICalendarSelectionSingleDate,
           didSelectDate dateComponents: DateComponents?)
        UICalendarViewDelegate
          calendarView(_:didChangeVisibleDateComponentsFrom:)
          !func calendarView(_ calendarView: UICalendarView,
           decorationFor dateComponents: DateComponents) -> UICalendarView.Decoration?
        UICollectionViewDataSource
          collectionView(_:canMoveItemAt:)
          collectionView(_:indexPathForIndexTitle:at:)
          collectionView(_:moveItemAt:to:)
          collectionView(_:viewForSupplementaryElementOfKind:at:)
          indexTitles(for:)
          numberOfSections(in:)
          !func collectionView(_ collectionView: UICollectionView,
           numberOfItemsInSection section: Int) -> Int
          !func collectionView(_ collectionView: UICollectionView,
           cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
        UICollectionViewDataSourcePrefetching
          collectionView(_:cancelPrefetchingForItemsAt:)
          !func collectionView(_ collectionView: UICollectionView,
           prefetchItemsAt indexPaths: [IndexPath])
        UICollectionViewDelegate UIScrollViewDelegate
          collectionView(_:canEditItemAt:)
          collectionView(_:canFocusItemAt:)
          collectionView(_:canPerformAction:forItemAt:withSender:)
          collectionView(_:canPerformPrimaryActionForItemAt:)
          collectionView(_:contextMenuConfiguration:dismissalPreviewForItemAt:)
          collectionView(_:contextMenuConfiguration:highlightPreviewForItemAt:)
          collectionView(_:contextMenuConfigurationForItemAt:point:)
          collectionView(_:contextMenuConfigurationForItemsAt:point:)
          collectionView(_:didBeginMultipleSelectionInteractionAt:)
          collectionView(_:didDeselectItemAt:)
          collectionView(_:didEndDisplaying:forItemAt:)
          collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)
          collectionView(_:didHighlightItemAt:)
          collectionView(_:didSelectItemAt:)
          collectionView(_:didUnhighlightItemAt:)
          collectionView(_:didUpdateFocusIn:with:)
          collectionView(_:performAction:forItemAt:withSender:)
          collectionView(_:performPrimaryActionForItemAt:)
          collectionView(_:previewForDismissingContextMenuWithConfiguration:)
          collectionView(_:previewForHighlightingContextMenuWithConfiguration:)
          collectionView(_:sceneActivationConfigurationForItemAt:point:)
          collectionView(_:selectionFollowsFocusForItemAt:)
          collectionView(_:shouldBeginMultipleSelectionInteractionAt:)
          collectionView(_:shouldDeselectItemAt:)
          collectionView(_:shouldHighlightItemAt:)
          collectionView(_:shouldSelectItemAt:)
          collectionView(_:shouldShowMenuForItemAt:)
          collectionView(_:shouldSpringLoadItemAt:with:)
          collectionView(_:shouldUpdateFocusIn:)
          collectionView(_:targetContentOffsetForProposedContentOffset:)
          collectionView(_:targetIndexPathForMoveFromItemAt:toProposedIndexPath:)
          collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:)
          collectionView(_:transitionLayoutForOldLayout:newLayout:)
          collectionView(_:willDisplay:forItemAt:)
          collectionView(_:willDisplayContextMenu:animator:)
          collectionView(_:willDisplaySupplementaryView:forElementKind:at:)
          collectionView(_:willEndContextMenuInteraction:animator:)
          collectionView(_:willPerformPreviewActionForMenuWith:animator:)
          collectionViewDidEndMultipleSelectionInteraction(_:)
          indexPathForPreferredFocusedView(in:)
        UICollectionViewDelegateFlowLayout UICollectionViewDelegate
          collectionView(_:layout:insetForSectionAt:)
          collectionView(_:layout:minimumInteritemSpacingForSectionAt:)
          collectionView(_:layout:minimumLineSpacingForSectionAt:)
          collectionView(_:layout:referenceSizeForFooterInSection:)
          collectionView(_:layout:referenceSizeForHeaderInSection:)
          collectionView(_:layout:sizeForItemAt:)
        UICollectionViewDragDelegate
          collectionView(_:dragPreviewParametersForItemAt:)
          collectionView(_:dragSessionAllowsMoveOperation:)
          collectionView(_:dragSessionDidEnd:)
          collectionView(_:dragSessionIsRestrictedToDraggingApplication:)
          collectionView(_:dragSessionWillBegin:)
          !func collectionView(_ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
           at indexPath: IndexPath) -> [UIDragItem]
        UICollectionViewDropDelegate
          collectionView(_:canHandle:)
          collectionView(_:dropSessionDidEnd:)
          collectionView(_:dropSessionDidEnter:)
          collectionView(_:dropSessionDidExit:)
          collectionView(_:dropSessionDidUpdate:withDestinationIndexPath:)
          !func collectionView(_ collectionView: UICollectionView,
           performDropWith coordinator: any UICollectionViewDropCoordinator)
        UICollisionBehaviorDelegate
          collisionBehavior(_:beganContactFor:with:at:)
          collisionBehavior(_:beganContactFor:withBoundaryIdentifier:at:)
          collisionBehavior(_:endedContactFor:with:)
          collisionBehavior(_:endedContactFor:withBoundaryIdentifier:)
        UIColorPickerViewControllerDelegate
          colorPickerViewController(_:didSelect:continuously:)
          colorPickerViewControllerDidFinish(_:)
          colorPickerViewControllerDidSelectColor(_:)
        UIContextMenuInteractionDelegate
          contextMenuInteraction(_:configuration:dismissalPreviewForItemWithIdentifier:)
          contextMenuInteraction(_:configuration:highlightPreviewForItemWithIdentifier:)
          contextMenuInteraction(_:previewForDismissingMenuWithConfiguration:)
          contextMenuInteraction(_:previewForHighlightingMenuWithConfiguration:)
          contextMenuInteraction(_:willDisplayMenuFor:animator:)
          contextMenuInteraction(_:willEndFor:animator:)
          contextMenuInteraction(_:willPerformPreviewActionForMenuWith:animator:)
          !func contextMenuInteraction(_ interaction: UIContextMenuInteraction,
           configurationForMenuAtLocation location: CGPoint) -> UIContextMenuConfiguration?
        UIDocumentInteractionControllerDelegate
          documentInteractionController(_:didEndSendingToApplication:)
          documentInteractionController(_:willBeginSendingToApplication:)
          documentInteractionControllerDidDismissOpenInMenu(_:)
          documentInteractionControllerDidDismissOptionsMenu(_:)
          documentInteractionControllerDidEndPreview(_:)
          documentInteractionControllerViewControllerForPreview(_:)
          documentInteractionControllerWillBeginPreview(_:)
          documentInteractionControllerWillPresentOpenInMenu(_:)
          documentInteractionControllerWillPresentOptionsMenu(_:)
        UIDocumentPickerDelegate
          documentPicker(_:didPickDocumentsAt:)
          documentPickerWasCancelled(_:)
        UIDragInteractionDelegate
          dragInteraction(_:item:willAnimateCancelWith:)
          dragInteraction(_:previewForCancelling:withDefault:)
          dragInteraction(_:previewForLifting:session:)
          dragInteraction(_:session:didEndWith:)
          dragInteraction(_:session:willEndWith:)
          dragInteraction(_:sessionAllowsMoveOperation:)
          dragInteraction(_:sessionDidMove:)
          dragInteraction(_:sessionDidTransferItems:)
          dragInteraction(_:sessionIsRestrictedToDraggingApplication:)
          dragInteraction(_:sessionWillBegin:)
          dragInteraction(_:willAnimateLiftWith:session:)
          !func dragInteraction(_ interaction: UIDragInteraction,
           itemsForBeginning session: any UIDragSession) -> [UIDragItem]
        UIDropInteractionDelegate
          dropInteraction(_:canHandle:)
          dropInteraction(_:concludeDrop:)
          dropInteraction(_:item:willAnimateDropWith:)
          dropInteraction(_:performDrop:)
          dropInteraction(_:previewForDropping:withDefault:)
          dropInteraction(_:sessionDidEnd:)
          dropInteraction(_:sessionDidEnter:)
          dropInteraction(_:sessionDidExit:)
          dropInteraction(_:sessionDidUpdate:)
        UIDynamicAnimatorDelegate
          dynamicAnimatorDidPause(_:)
          dynamicAnimatorWillResume(_:)
        UIEditMenuInteractionDelegate
          editMenuInteraction(_:menuFor:suggestedActions:)
          editMenuInteraction(_:targetRectFor:)
          editMenuInteraction(_:willDismissMenuFor:animator:)
          editMenuInteraction(_:willPresentMenuFor:animator:)
        UIFindInteractionDelegate
          findInteraction(_:didBegin:)
          findInteraction(_:didEnd:)
          !func findInteraction(_ interaction: UIFindInteraction,
           sessionFor view: UIView) -> UIFindSession?
        UIFontPickerViewControllerDelegate
          fontPickerViewControllerDidCancel(_:)
          fontPickerViewControllerDidPickFont(_:)
        UIGestureRecognizerDelegate
          gestureRecognizer(_:shouldBeRequiredToFailBy:)
          gestureRecognizer(_:shouldReceive:)
          gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)
          gestureRecognizer(_:shouldRequireFailureOf:)
          gestureRecognizerShouldBegin(_:)
        UIImagePickerControllerDelegate
          imagePickerController(_:didFinishPickingMediaWithInfo:)
          imagePickerControllerDidCancel(_:)
        UINavigationBarDelegate
          navigationBar(_:didPop:)
          navigationBar(_:didPush:)
          navigationBar(_:shouldPop:)
          navigationBar(_:shouldPush:)
        UINavigationControllerDelegate
          navigationController(_:animationControllerFor:from:to:)
          navigationController(_:didShow:animated:)
          navigationController(_:interactionControllerFor:)
          navigationController(_:willShow:animated:)
        UINavigationItemRenameDelegate
          navigationItem(_:shouldEndRenamingWith:)
          navigationItem(_:willBeginRenamingWith:selectedRange:)
          navigationItemShouldBeginRenaming(_:)
          !func navigationItem(_ item: UINavigationItem, didEndRenamingWith title: String)
        UIPageControlProgressDelegate
          pageControlProgress(_:initialProgressForPage:)
          pageControlProgressVisibilityDidChange(_:)
        UIPageControlTimerProgressDelegate UIPageControlProgressDelegate
          pageControlTimerProgress(_:shouldAdvanceToPage:)
          pageControlTimerProgressDidChange(_:)
        UIPageViewControllerDataSource
          presentationCount(for:)
          presentationIndex(for:)
          !func pageViewController(_ pageViewController: UIPageViewController,
           viewControllerBefore viewController: UIViewController) -> UIViewController?
          !func pageViewController(_ pageViewController: UIPageViewController,
           viewControllerAfter viewController: UIViewController) -> UIViewController?
        UIPageViewControllerDelegate
          pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)
          pageViewController(_:willTransitionTo:)
        UIPickerViewAccessibilityDelegate UIPickerViewDelegate
          pickerView(_:accessibilityAttributedHintForComponent:)
          pickerView(_:accessibilityAttributedLabelForComponent:)
          pickerView(_:accessibilityAttributedUserInputLabelsForComponent:)
          pickerView(_:accessibilityHintForComponent:)
          pickerView(_:accessibilityLabelForComponent:)
          pickerView(_:accessibilityUserInputLabelsForComponent:)
        UIPickerViewDelegate
          pickerView(_:attributedTitleForRow:forComponent:)
          pickerView(_:didSelectRow:inComponent:)
          pickerView(_:rowHeightForComponent:)
          pickerView(_:titleForRow:forComponent:)
          pickerView(_:viewForRow:forComponent:reusing:)
          pickerView(_:widthForComponent:)
        UIPointerInteractionDelegate
          pointerInteraction(_:regionFor:defaultRegion:)
          pointerInteraction(_:styleFor:)
          pointerInteraction(_:willEnter:animator:)
          pointerInteraction(_:willExit:animator:)
        UIPopoverPresentationControllerDelegate UIAdaptivePresentationControllerDelegate
          popoverPresentationController(_:willRepositionPopoverTo:in:)
          popoverPresentationControllerDidDismissPopover(_:)
          popoverPresentationControllerShouldDismissPopover(_:)
          prepareForPopoverPresentation(_:)
        UIPrintInteractionControllerDelegate
          printInteractionControllerDidDismissPrinterOptions(_:)
          printInteractionControllerDidFinishJob(_:)
          printInteractionControllerDidPresentPrinterOptions(_:)
          printInteractionControllerWillPresentPrinterOptions(_:)
          printInteractionControllerWillStartJob(_:)
        UISceneDelegate
          scene(_:continue:)
          scene(_:restoreInteractionStateWith:)
          scene(_:willConnectTo:options:)
          sceneDidBecomeActive(_:)
          sceneDidDisconnect(_:)
          sceneDidEnterBackground(_:)
          sceneWillEnterForeground(_:)
          sceneWillResignActive(_:)
          stateRestorationActivity(for:)
        UIScrollViewDelegate
          scrollViewDidChangeAdjustedContentInset(_:)
          scrollViewDidEndDecelerating(_:)
          scrollViewDidEndDragging(_:willDecelerate:)
          scrollViewDidEndScrollingAnimation(_:)
          scrollViewDidEndZooming(_:with:atScale:)
          scrollViewDidScroll(_:)
          scrollViewDidScrollToTop(_:)
          scrollViewDidZoom(_:)
          scrollViewShouldScrollToTop(_:)
          scrollViewWillBeginDecelerating(_:)
          scrollViewWillBeginDragging(_:)
          scrollViewWillBeginZooming(_:with:)
          scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)
          viewForZooming(in:)
        UISearchBarDelegate UIBarPositioningDelegate
          searchBar(_:selectedScopeButtonIndexDidChange:)
          searchBar(_:shouldChangeTextIn:replacementText:)
          searchBar(_:textDidChange:)
          searchBarBookmarkButtonClicked(_:)
          searchBarCancelButtonClicked(_:)
          searchBarResultsListButtonClicked(_:)
          searchBarSearchButtonClicked(_:)
          searchBarShouldBeginEditing(_:)
          searchBarShouldEndEditing(_:)
          searchBarTextDidBeginEditing(_:)
          searchBarTextDidEndEditing(_:)
        UISearchControllerDelegate
          didDismissSearchController(_:)
          didPresentSearchController(_:)
          willDismissSearchController(_:)
          willPresentSearchController(_:)
        UISheetPresentationControllerDelegate UIAdaptivePresentationControllerDelegate
          sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)
        UISplitViewControllerDelegate
          primaryViewController(forCollapsing:)
          primaryViewController(forExpanding:)
          splitViewController(_:collapseSecondary:onto:)
          splitViewController(_:separateSecondaryFrom:)
          splitViewController(_:showDetail:sender:)
          splitViewController(_:topColumnForCollapsingToProposedTopColumn:)
          splitViewController(_:willChangeTo:)
          splitViewControllerDidCollapse(_:)
          splitViewControllerDidExpand(_:)
          targetDisplayModeForAction(in:)
        UITabBarControllerDelegate
          tabBarController(_:didEndCustomizing:changed:)
          tabBarController(_:didSelect:)
          tabBarController(_:didSelectTab:previousTab:)
          tabBarController(_:shouldSelect:)
          tabBarController(_:shouldSelectTab:)
          tabBarController(_:willBeginCustomizing:)
          tabBarController(_:willEndCustomizing:changed:)
        UITabBarDelegate
          tabBar(_:didBeginCustomizing:)
          tabBar(_:didEndCustomizing:changed:)
          tabBar(_:didSelect:)
          tabBar(_:willBeginCustomizing:)
          tabBar(_:willEndCustomizing:changed:)
        UITableViewDataSource
          numberOfSections(in:)
          sectionIndexTitles(for:)
          tableView(_:canEditRowAt:)
          tableView(_:canMoveRowAt:)
          tableView(_:commit:forRowAt:)
          tableView(_:moveRowAt:to:)
          tableView(_:sectionForSectionIndexTitle:at:)
          tableView(_:titleForFooterInSection:)
          tableView(_:titleForHeaderInSection:)
          !func tableView(_ tableView: UITableView,
           numberOfRowsInSection section: Int) -> Int
          !func tableView(_ tableView: UITableView,
           cellForRowAt indexPath: IndexPath) -> UITableViewCell
        UITableViewDataSourcePrefetching
          tableView(_:cancelPrefetchingForRowsAt:)
          !func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
        UITableViewDelegate UIScrollViewDelegate
          indexPathForPreferredFocusedView(in:)
          tableView(_:accessoryButtonTappedForRowWith:)
          tableView(_:canFocusRowAt:)
          tableView(_:canPerformAction:forRowAt:withSender:)
          tableView(_:canPerformPrimaryActionForRowAt:)
          tableView(_:contextMenuConfigurationForRowAt:point:)
          tableView(_:didBeginMultipleSelectionInteractionAt:)
          tableView(_:didDeselectRowAt:)
          tableView(_:didEndDisplaying:forRowAt:)
          tableView(_:didEndDisplayingFooterView:forSection:)
          tableView(_:didEndDisplayingHeaderView:forSection:)
          tableView(_:didEndEditingRowAt:)
          tableView(_:didHighlightRowAt:)
          tableView(_:didSelectRowAt:)
          tableView(_:didUnhighlightRowAt:)
          tableView(_:didUpdateFocusIn:with:)
          tableView(_:editActionsForRowAt:)
          tableView(_:editingStyleForRowAt:)
          tableView(_:estimatedHeightForFooterInSection:)
          tableView(_:estimatedHeightForHeaderInSection:)
          tableView(_:estimatedHeightForRowAt:)
          tableView(_:heightForFooterInSection:)
          tableView(_:heightForHeaderInSection:)
          tableView(_:heightForRowAt:)
          tableView(_:indentationLevelForRowAt:)
          tableView(_:leadingSwipeActionsConfigurationForRowAt:)
          tableView(_:performAction:forRowAt:withSender:)
          tableView(_:performPrimaryActionForRowAt:)
          tableView(_:previewForDismissingContextMenuWithConfiguration:)
          tableView(_:previewForHighlightingContextMenuWithConfiguration:)
          tableView(_:selectionFollowsFocusForRowAt:)
          tableView(_:shouldBeginMultipleSelectionInteractionAt:)
          tableView(_:shouldHighlightRowAt:)
          tableView(_:shouldIndentWhileEditingRowAt:)
          tableView(_:shouldShowMenuForRowAt:)
          tableView(_:shouldSpringLoadRowAt:with:)
          tableView(_:shouldUpdateFocusIn:)
          tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)
          tableView(_:titleForDeleteConfirmationButtonForRowAt:)
          tableView(_:trailingSwipeActionsConfigurationForRowAt:)
          tableView(_:viewForFooterInSection:)
          tableView(_:viewForHeaderInSection:)
          tableView(_:willBeginEditingRowAt:)
          tableView(_:willDeselectRowAt:)
          tableView(_:willDisplay:forRowAt:)
          tableView(_:willDisplayContextMenu:animator:)
          tableView(_:willDisplayFooterView:forSection:)
          tableView(_:willDisplayHeaderView:forSection:)
          tableView(_:willEndContextMenuInteraction:animator:)
          tableView(_:willPerformPreviewActionForMenuWith:animator:)
          tableView(_:willSelectRowAt:)
          tableViewDidEndMultipleSelectionInteraction(_:)
        UITableViewDragDelegate
          tableView(_:dragPreviewParametersForRowAt:)
          tableView(_:dragSessionAllowsMoveOperation:)
          tableView(_:dragSessionDidEnd:)
          tableView(_:dragSessionIsRestrictedToDraggingApplication:)
          tableView(_:dragSessionWillBegin:)
          !func tableView(_ tableView: UITableView, itemsForBeginning session: any UIDragSession,
           at indexPath: IndexPath) -> [UIDragItem]
        UITableViewDropDelegate
          tableView(_:canHandle:)
          tableView(_:dropSessionDidEnd:)
          tableView(_:dropSessionDidEnter:)
          tableView(_:dropSessionDidExit:)
          tableView(_:dropSessionDidUpdate:withDestinationIndexPath:)
          !func tableView(_ tableView: UITableView,
           performDropWith coordinator: any UITableViewDropCoordinator)
        UITextDragDelegate
          textDraggableView(_:dragPreviewForLiftingItem:session:)
          textDraggableView(_:dragSessionDidEnd:with:)
          textDraggableView(_:dragSessionWillBegin:)
          textDraggableView(_:itemsForDrag:)
          textDraggableView(_:willAnimateLiftWith:session:)
        UITextDropDelegate
          textDroppableView(_:dropSessionDidEnd:)
          textDroppableView(_:dropSessionDidEnter:)
          textDroppableView(_:dropSessionDidExit:)
          textDroppableView(_:dropSessionDidUpdate:)
          textDroppableView(_:proposalForDrop:)
          textDroppableView(_:willPerformDrop:)
        UITextFieldDelegate
          textField(_:editMenuForCharactersIn:suggestedActions:)
          textField(_:shouldChangeCharactersIn:replacementString:)
          textField(_:willDismissEditMenuWith:)
          textField(_:willPresentEditMenuWith:)
          textFieldDidBeginEditing(_:)
          textFieldDidChangeSelection(_:)
          textFieldDidEndEditing(_:)
          textFieldDidEndEditing(_:reason:)
          textFieldShouldBeginEditing(_:)
          textFieldShouldClear(_:)
          textFieldShouldEndEditing(_:)
          textFieldShouldReturn(_:)
        UITextInteractionDelegate
          interactionDidEnd(_:)
          interactionShouldBegin(_:at:)
          interactionWillBegin(_:)
        UITextViewDelegate UIScrollViewDelegate
          textView(_:editMenuForTextIn:suggestedActions:)
          textView(_:primaryActionFor:defaultAction:)
          textView(_:shouldChangeTextIn:replacementText:)
          textView(_:shouldInteractWith:in:interaction:)
          textView(_:willDismissEditMenuWith:)
          textView(_:willPresentEditMenuWith:)
          textViewDidBeginEditing(_:)
          textViewDidChange(_:)
          textViewDidChangeSelection(_:)
          textViewDidEndEditing(_:)
          textViewShouldBeginEditing(_:)
          textViewShouldEndEditing(_:)
        UIToolTipInteractionDelegate
          toolTipInteraction(_:configurationAt:)
        UIViewControllerAnimatedTransitioning
          animationEnded(_:)
          !func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
          !func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
        UIViewControllerTransitioningDelegate
          animationController(forDismissed:)
          animationController(forPresented:presenting:source:)
          interactionControllerForDismissal(using:)
          interactionControllerForPresentation(using:)
          presentationController(forPresented:presenting:source:)
        UIWindowSceneDelegate UISceneDelegate
          windowScene(_:didUpdate:interfaceOrientation:traitCollection:)
        UNUserNotificationCenterDelegate
          userNotificationCenter(_:didReceive:)
          userNotificationCenter(_:didReceive:withCompletionHandler:)
          userNotificationCenter(_:willPresent:)
          userNotificationCenter(_:willPresent:withCompletionHandler:)
        """
}
