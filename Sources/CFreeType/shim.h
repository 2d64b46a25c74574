#ifndef FONTSCALE_CFREETYPE_SHIM_H
#define FONTSCALE_CFREETYPE_SHIM_H

#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_BBOX_H
#include FT_BDF_H
#include FT_ERRORS_H
#include FT_MULTIPLE_MASTERS_H
#include FT_OUTLINE_H
#include FT_TRUETYPE_TABLES_H
#include FT_TYPE1_TABLES_H

#endif
