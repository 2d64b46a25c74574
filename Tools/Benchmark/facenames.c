/* The least that a program does to name fonts with FreeType: the yardstick of `bench`.
 *
 * Maps each file named on standard input, opens every face with FT_New_Memory_Face and prints the
 * names that `fontscale list` rests on (IDs 1, 2, 4, 6, 16 and 17), the weight class and the
 * vertical metrics. It chooses no record, sorts nothing and does not look for files. */
#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_SFNT_NAMES_H
#include FT_TRUETYPE_TABLES_H

#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

static int is_wanted(FT_UShort name_id) {
  return name_id == 1 || name_id == 2 || name_id == 4 || name_id == 6 || name_id == 16 ||
         name_id == 17;
}

static void print_face(FT_Face face) {
  for (FT_UInt index = 0; index < FT_Get_Sfnt_Name_Count(face); index++) {
    FT_SfntName name;
    if (FT_Get_Sfnt_Name(face, index, &name) == 0 && is_wanted(name.name_id)) {
      fwrite(name.string, 1, name.string_len, stdout);
      putchar('\n');
    }
  }
  TT_OS2 *os2 = FT_Get_Sfnt_Table(face, FT_SFNT_OS2);
  TT_HoriHeader *hhea = FT_Get_Sfnt_Table(face, FT_SFNT_HHEA);
  printf("%d %d %d\n", os2 ? os2->usWeightClass : 0, hhea ? hhea->Ascender : 0,
         hhea ? hhea->Descender : 0);
}

int main(void) {
  FT_Library library;
  if (FT_Init_FreeType(&library)) return 1;
  char path[4096];
  while (fgets(path, sizeof path, stdin)) {
    path[strcspn(path, "\n")] = 0;
    int file = open(path, O_RDONLY);
    if (file < 0) continue;
    struct stat information;
    void *bytes = MAP_FAILED;
    if (fstat(file, &information) == 0 && information.st_size > 0)
      bytes = mmap(NULL, information.st_size, PROT_READ, MAP_PRIVATE, file, 0);
    close(file);
    if (bytes == MAP_FAILED) continue;
    FT_Long count = 1;
    for (FT_Long index = 0; index < count; index++) {
      FT_Face face;
      if (FT_New_Memory_Face(library, bytes, information.st_size, index, &face)) break;
      count = face->num_faces;
      print_face(face);
      FT_Done_Face(face);
    }
    munmap(bytes, information.st_size);
  }
  return FT_Done_FreeType(library);
}
