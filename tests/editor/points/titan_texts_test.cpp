#include "editor/fields/scrolled_panel.h"
#include "tests/editor/language/cut_texts.h"
#include "tests/editor/language/spoken_in.h"
#include "tests/editor/points/titan_window.h"
#include "tests/editor/settle.h"
#include "tests/editor/wait_until.h"

#include <QComboBox>
#include <QDockWidget>
#include <QScrollBar>
#include <QStyleOptionComboBox>
#include <QTreeWidget>

#include <gtest/gtest.h>

namespace stagewright {

namespace {

struct TitanSpeech {
    const char* language;
    int percent;
};

/// What no field shows now but may show once it is chosen.
QStringList cutChoices(const QWidget& panel) {
    QStringList cut;
    for (const QComboBox* box : panel.findChildren<QComboBox*>()) {
        if (!box->isVisibleTo(&panel))
            continue;
        QStyleOptionComboBox option;
        option.initFrom(box);
        const int room =
            box->style()
                ->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, box)
                .width();
        for (int i = 0; i < box->count(); ++i)
            if (const int needs = box->fontMetrics().horizontalAdvance(box->itemText(i));
                needs > room)
                cut << QStringLiteral("%1 \"%2\" needs %3 of %4")
                           .arg(box->objectName(), box->itemText(i))
                           .arg(needs)
                           .arg(room);
    }
    return cut;
}

/// What does not fit into its column.
QStringList cutRows(const QWidget& panel) {
    QStringList cut;
    for (const QTreeWidget* tree : panel.findChildren<QTreeWidget*>()) {
        if (!tree->isVisibleTo(&panel))
            continue;
        constexpr int besides = 6; // as styles keep it clear of text
        for (int row = 0; row < tree->topLevelItemCount(); ++row)
            for (int column = 0; column < tree->columnCount(); ++column) {
                const QString text = tree->topLevelItem(row)->text(column);
                const int needs = tree->fontMetrics().horizontalAdvance(text) + besides;
                if (!text.isEmpty() && needs > tree->columnWidth(column))
                    cut << QStringLiteral("%1 \"%2\" needs %3 of %4")
                               .arg(tree->objectName(), text)
                               .arg(needs)
                               .arg(tree->columnWidth(column));
            }
    }
    return cut;
}

class TitanTexts : public TitanStages, public testing::WithParamInterface<TitanSpeech> {
protected:
    void TearDown() override { open.reset(); }

    void expectWhole(const char* name) {
        auto* dock = window().findChild<QDockWidget*>(QString::fromLatin1(name));
        dock->show();
        dock->raise();
        settle();
        if (dock->objectName() == QStringLiteral("estimate")) {
            ASSERT_TRUE(waitUntil([&] { return !editor().estimator().isStale(); }));
        }
        QStringList cut;
        constexpr int mostMilliseconds = 3'000; // combos ask for their width a little later
        (void)QTest::qWaitFor(
            [&] {
                cut = cutTexts(*dock) + cutChoices(*dock) + cutRows(*dock);
                return cut.isEmpty();
            },
            mostMilliseconds);
        EXPECT_EQ(cut.join(u'\n').toStdString(), "") << name << " of " << dock->width();
        for (const ScrolledPanel* panel : dock->findChildren<ScrolledPanel*>())
            EXPECT_EQ(panel->horizontalScrollBar()->maximum(), 0) << name;
    }
    void expectPanelsWhole() {
        for (const char* name : {"palette", "details", "ideas", "estimate", "findings"})
            expectWhole(name);
    }

    SpokenIn speaking{QString::fromLatin1(GetParam().language), GetParam().percent};
};

TEST_P(TitanTexts, NothingIsCutOffOfATrackOfTheBoxOnWhichTeamsRace) {
    show(R"("track": "odlewnia", "laps": 1, "back": "estengaard",
        "marks": [{"at": "A3", "is": ["super-ramp-right", "bonus"]}],
        "titans": [{"titan": "masakrator", "player": 1, "team": "A"},
                   {"titan": "chtoolhoo", "player": 2, "team": "B"},
                   {"titan": "slaugg", "player": 3, "team": "C"},
                   {"titan": "ragnarok", "player": 4, "team": "A"},
                   {"titan": "kraken", "player": 5, "team": "B"},
                   {"titan": "rassik", "player": 6, "team": "C"}])");
    expectPanelsWhole();
}

TEST_P(TitanTexts, NothingIsCutOffOfAGrandSlam) {
    show(R"("kind": "grand-slam", "tracks": ["odlewnia", "ban-kogu", "laguna"])");
    expectPanelsWhole();
}

TEST_P(TitanTexts, NothingIsCutOffOfATrackOfOnesOwn) {
    show(R"("marks": [{"at": "C5", "is": ["lava", "ice", "bonus"]}], "laps": 1)");
    expectPanelsWhole();
    MarkList& marks = palette().marks();
    window().findChild<QDockWidget*>(QStringLiteral("palette"))->raise();
    settle();
    for (int row = 0; row < marks.count(); ++row)
        EXPECT_LE(marks.visualItemRect(marks.item(row)).width(), marks.viewport()->width())
            << marks.item(row)->text().toStdString();
}

INSTANTIATE_TEST_SUITE_P(In, TitanTexts,
                         testing::Values(TitanSpeech{"en", 100}, TitanSpeech{"en", 150},
                                         TitanSpeech{"pl", 100}, TitanSpeech{"pl", 150},
                                         TitanSpeech{"fr", 100}, TitanSpeech{"fr", 150},
                                         TitanSpeech{"de", 100}, TitanSpeech{"de", 150}),
                         [](const testing::TestParamInfo<TitanSpeech>& each) {
                             return each.param.language + std::to_string(each.param.percent);
                         });

} // namespace

} // namespace stagewright
