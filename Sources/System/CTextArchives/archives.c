// Swift has no code that runs when a program is loaded, and an archive may be read before anything
// else of UIKit is used.

#include "CTextArchives.h"

__attribute__((constructor)) static void registerArchivedText(void) {
    TouchstoneRegisterArchivedText();
}
