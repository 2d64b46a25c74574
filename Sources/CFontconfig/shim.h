#ifndef FONTSCALE_CFONTCONFIG_SHIM_H
#define FONTSCALE_CFONTCONFIG_SHIM_H

#include <fontconfig/fontconfig.h>

// fontconfig/fcfreetype.h includes FreeType's headers only for two functions that take an FT_Face.
// This one does not, so it is declared here and the module needs no FreeType header path.
extern unsigned int FcFreeTypeQueryAll(
    const FcChar8 *file, unsigned int id, FcBlanks *blanks, int *count, FcFontSet *set);

#endif
