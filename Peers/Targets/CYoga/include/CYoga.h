// Yoga's own interface, which is C.
#pragma once
#include "../yoga/Yoga.h"
