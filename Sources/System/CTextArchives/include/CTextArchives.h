#pragma once

/// Lets unarchivers read attributed strings with UIKit's attributes. UIKitCore defines it.
void TouchstoneRegisterArchivedText(void);
