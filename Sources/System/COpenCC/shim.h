#pragma once
#include <stddef.h>
#include <opencc/opencc.h>
