#include "editor/fields/panel_combo.h"
#include "tests/editor/settle.h"

#include <QAbstractItemView>
#include <QFormLayout>
#include <QHelpEvent>
#include <QTest>
#include <QToolTip>

#include <gtest/gtest.h>

namespace stagewright {

namespace {

const QString longEntry =
    QStringLiteral("A stage with a title that is longer than any panel is wide");

/// A form as narrow as it can be made.
class PanelCombos : public testing::Test {
protected:
    void SetUp() override {
        form.setRowWrapPolicy(QFormLayout::WrapLongRows);
        form.addRow(QStringLiteral("Caption"), combo);
    }
    void show(int width) {
        panel.resize(width, 200);
        panel.show();
        settle();
    }

    QWidget panel;
    QFormLayout form{&panel};
    PanelCombo* combo = new PanelCombo("combo", QStringLiteral("Choice"));
};

TEST_F(PanelCombos, StandBelowTheirCaptionsWhereTheirEntriesNeedTheRoom) {
    combo->addItem(QStringLiteral("Short"));
    combo->addItem(QStringLiteral("All A, as for a first game"));
    const int whole = combo->sizeHint().width();
    show(whole + 200);
    EXPECT_GT(combo->x(), 50);
    show(whole + 30);
    EXPECT_LT(combo->x(), 30);
    EXPECT_GE(combo->width(), whole);
}

TEST_F(PanelCombos, AreNoWiderThanAPanel) {
    combo->addItem(QStringLiteral("Short"));
    const int narrow = combo->minimumSizeHint().width();
    combo->addItem(longEntry);
    EXPECT_GT(combo->minimumSizeHint().width(), narrow) << "entries may come later";
    EXPECT_LT(combo->minimumSizeHint().width(), combo->fontMetrics().horizontalAdvance(longEntry));
}

TEST_F(PanelCombos, SayWholeWhatIsElided) {
    combo->addItem(QStringLiteral("Short"));
    combo->addItem(longEntry);
    show(combo->minimumSizeHint().width() + 20);
    const auto tip = [&] {
        QToolTip::hideText();
        QHelpEvent help(QEvent::ToolTip, combo->rect().center(),
                        combo->mapToGlobal(combo->rect().center()));
        QApplication::sendEvent(combo, &help);
        return QToolTip::text().toStdString();
    };
    EXPECT_EQ(tip(), "");
    combo->setCurrentIndex(1);
    EXPECT_EQ(tip(), longEntry.toStdString());
    combo->showPopup();
    EXPECT_GE(combo->view()->width(), combo->view()->sizeHintForColumn(0));
    combo->hidePopup();
}

} // namespace

} // namespace stagewright
