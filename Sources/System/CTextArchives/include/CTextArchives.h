#pragma once

/// Lets unarchivers read attributed strings with UIKit's attributes. UIKitDrawing defines it.
void TouchstoneRegisterArchivedText(void);
