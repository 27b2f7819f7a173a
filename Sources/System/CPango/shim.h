#pragma once
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>
#include <pango/pangofc-font.h>
#include <fontconfig/fcfreetype.h>
#include <fontconfig/fontconfig.h>
#include <hb-ot.h>
