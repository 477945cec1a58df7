#include "editor/fields/scrolled_panel.h"
#include "tests/editor/language/cut_texts.h"
#include "tests/editor/language/spoken_in.h"
#include "tests/editor/zones/chain_window.h"

#include <QDockWidget>
#include <QScrollBar>

#include <gtest/gtest.h>

namespace stagewright {

namespace {

struct ChainScreen {
    const char* language;
    int letters; ///< percent
    QSize size;
};

void PrintTo(const ChainScreen& screen, std::ostream* out) {
    *out << screen.language << screen.letters;
}

/// The panels of a chain on small screens.
class ChainTexts : public ChainStages, public testing::WithParamInterface<ChainScreen> {
protected:
    void TearDown() override { open.reset(); } // before another language is spoken
    void expectNothingCut() {
        for (QDockWidget* dock : window().findChildren<QDockWidget*>()) {
            if (dock->isHidden() || dock->objectName() == QStringLiteral("tokens"))
                continue; // of this game there are none
            dock->raise();
            settle();
            EXPECT_EQ(cutTexts(*dock->widget()).join(u'\n').toStdString(), "")
                << dock->objectName().toStdString();
            for (const ScrolledPanel* bars : dock->findChildren<ScrolledPanel*>())
                if (bars->isVisible()) {
                    EXPECT_EQ(bars->horizontalScrollBar()->maximum(), 0)
                        << dock->objectName().toStdString();
                }
        }
    }

    SpokenIn spoken{QString::fromLatin1(GetParam().language), GetParam().letters};
};

TEST_P(ChainTexts, NothingIsCut) {
    show(R"("L0-L1", "C7-C6", "V0-V5")");
    window().resize(GetParam().size - QSize(0, 56)); // frames and bar of the desktop
    settle();
    board().choose(0);
    write("section-text", "3*s c3/4k4 s~f b4 c6");
    expectNothingCut();
    EXPECT_LE(window().width(), GetParam().size.width());
}

INSTANTIATE_TEST_SUITE_P(
    Languages, ChainTexts,
    testing::Values(ChainScreen{"en", 100, {1024, 700}}, ChainScreen{"en", 150, {1366, 768}},
                    ChainScreen{"de", 100, {1024, 700}}, ChainScreen{"de", 150, {1366, 768}},
                    ChainScreen{"fr", 100, {1024, 700}}, ChainScreen{"fr", 150, {1366, 768}},
                    ChainScreen{"pl", 100, {1024, 700}}, ChainScreen{"pl", 150, {1366, 768}}),
    [](const testing::TestParamInfo<ChainScreen>& each) {
        return each.param.language + std::to_string(each.param.letters);
    });

} // namespace

} // namespace stagewright
