#include "editor/fields/scrolled_panel.h"
#include "tests/editor/cards/card_window.h"
#include "tests/editor/language/cut_texts.h"
#include "tests/editor/language/spoken_in.h"
#include "tests/editor/settle.h"

#include <QDockWidget>
#include <QScrollBar>

#include <gtest/gtest.h>

namespace stagewright {

namespace {

struct CardScreen {
    const char* language;
    int letters; ///< percent
    QSize size;
};

void PrintTo(const CardScreen& screen, std::ostream* out) {
    *out << screen.language << screen.letters;
}

/// The panels of a table of cards on small screens.
class CardTexts : public CardStages, public testing::WithParamInterface<CardScreen> {
protected:
    void TearDown() override { open.reset(); } // before another language is spoken
    void expectNothingCut(const char* what) {
        for (QDockWidget* dock : window().findChildren<QDockWidget*>()) {
            if (dock->isHidden() || dock->objectName() == QStringLiteral("tokens"))
                continue; // of this game there are none
            dock->raise();
            settle();
            EXPECT_EQ(cutTexts(*dock->widget()).join(u'\n').toStdString(), "")
                << what << ' ' << dock->objectName().toStdString();
            for (const ScrolledPanel* bars : dock->findChildren<ScrolledPanel*>())
                if (bars->isVisible()) {
                    EXPECT_EQ(bars->horizontalScrollBar()->maximum(), 0)
                        << what << ' ' << dock->objectName().toStdString();
                }
        }
    }
    void showOnScreen(const QByteArray& file) {
        show(file);
        window().resize(GetParam().size - QSize(0, 56)); // frames and bar of the desktop
        settle();
    }

    SpokenIn spoken{QString::fromLatin1(GetParam().language), GetParam().letters};
};

TEST_P(CardTexts, NothingIsCutInAnyMode) {
    showOnScreen(twoPlayers());
    for (int mode = 0; mode < 3; ++mode) {
        pick("card-mode", mode);
        settle();
        expectNothingCut("mode");
        EXPECT_LE(window().width(), GetParam().size.width());
    }
}

TEST_P(CardTexts, NoChoiceIsCut) {
    showOnScreen(twoPlayers());
    board().choose({Kind::Seat, 1});
    for (auto* combo : window().findChildren<QComboBox*>()) {
        if (!combo->objectName().startsWith(QStringLiteral("card-")))
            continue;
        for (int i = 0; i < combo->count(); ++i) {
            combo->setCurrentIndex(i);
            settle();
            if (combo->isVisible()) {
                EXPECT_EQ(cutTexts(*combo).join(u'\n').toStdString(), "");
            }
        }
    }
}

INSTANTIATE_TEST_SUITE_P(
    Languages, CardTexts,
    testing::Values(CardScreen{"en", 100, {1024, 700}}, CardScreen{"en", 150, {1366, 768}},
                    CardScreen{"de", 100, {1024, 700}}, CardScreen{"de", 150, {1366, 768}},
                    CardScreen{"fr", 100, {1024, 700}}, CardScreen{"fr", 150, {1366, 768}},
                    CardScreen{"pl", 100, {1024, 700}}, CardScreen{"pl", 150, {1366, 768}}),
    [](const testing::TestParamInfo<CardScreen>& each) {
        return each.param.language + std::to_string(each.param.letters);
    });

} // namespace

} // namespace stagewright
