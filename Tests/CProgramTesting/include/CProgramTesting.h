/* What Swift cannot ask of the system and of X itself, for tests that run programs. */
#pragma once
#include "child.h"
#include "close_request.h"
#include "pointer.h"
