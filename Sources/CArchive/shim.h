#ifndef FONTSCALE_CARCHIVE_SHIM_H
#define FONTSCALE_CARCHIVE_SHIM_H

#include <archive.h>
#include <archive_entry.h>

#endif
