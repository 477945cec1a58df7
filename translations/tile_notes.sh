#!/bin/sh
# The notes of the tile records as lupdate reads texts. To be run from the root of the project.
echo '// The notes of the tile records, for lupdate alone. Written by tile_notes.sh, not by hand.'
echo '// clang-format off'
grep -hoE '"(notes|unsure)": "([^"\\]|\\.)*"' resources/catalogue/tiles/*.json |
  sed -E 's/^"[a-z]+": (.*)/QT_TRANSLATE_NOOP("TileNotes", \1)/' | LC_ALL=C sort -u
