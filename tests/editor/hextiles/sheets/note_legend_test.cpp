#include "editor/drawing/fonts.h"
#include "editor/hextiles/sheets/note_legend.h"
#include "editor/sheets/sheet_page.h"
#include "editor/sheets/sheet_text.h"

#include <gtest/gtest.h>

namespace stagewright {

namespace {

/// Of a roadbook with nearly all that there is.
NoteLegend legendIn(double width) {
    BendNote bend;
    bend.isLong = true;
    bend.tightens = true;
    bend.slide = true;
    bend.cut = CutAdvice::DontCut;
    Pacenote note;
    note.danger = Danger::Medium;
    note.surface = Terrain::Asphalt;
    note.parts = {bend, JumpNote{3}, FordNote{}};
    return noteLegend({note}, width);
}

} // namespace

TEST(NoteLegend, HasOnlyAsManyColumnsAsItsWordsLeave) {
    ASSERT_TRUE(registerFonts());
    EXPECT_EQ(legendIn(mm(190)).columns, 4U);
    const NoteLegend narrow = legendIn(mm(100));
    EXPECT_GT(narrow.columns, 1U);
    EXPECT_LT(narrow.columns, 4U);
    EXPECT_GT(heightOf(narrow), heightOf(legendIn(mm(190))));
    EXPECT_EQ(legendIn(mm(20)).columns, 1U);
    QImage device = sheetDevice();
    for (const RoadSign sign : narrow.signs)
        EXPECT_LT(textWidth(wordsFor(sign), sheetFont(8.5), &device),
                  mm(100) / static_cast<double>(narrow.columns) - mm(9))
            << wordsFor(sign).toStdString();
}

} // namespace stagewright
