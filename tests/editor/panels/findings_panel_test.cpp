#include "editor/panels/findings_panel.h"
#include "tests/editor/document/sample.h"

#include <QLabel>
#include <QSignalSpy>
#include <QTest>

#include <gtest/gtest.h>

namespace stagewright {

namespace {

struct FindingsPanelTest : testing::Test {
    FindingsPanelTest() {
        Stock stock;
        stock.add(*catalogue().box(u"dirt-core"));
        document.setStock(stock);
        document.open(sampleStage(), {});
        panel.resize(260, 400);
        panel.show();
    }
    void removeCorner() {
        const Placement corner = document.stage().at({1, 1}).front();
        document.make(removeTiles({&corner, 1}));
    }
    Document document{catalogue()};
    FindingsPanel panel{document};
};

TEST_F(FindingsPanelTest, SaysWhenThereIsNothing) {
    EXPECT_FALSE(panel.list().isVisible());
    removeCorner();
    EXPECT_TRUE(panel.list().isVisible());
    document.history().undo();
    EXPECT_FALSE(panel.list().isVisible());
}

TEST_F(FindingsPanelTest, ListsTheFindingsOfTheDocumentWorstFirst) {
    removeCorner();
    const auto& model = *panel.list().model();
    ASSERT_EQ(model.rowCount(), document.findings().size());
    int last = 0;
    for (int row = 0; row < model.rowCount(); ++row) {
        EXPECT_EQ(model.index(row, 0).data().toString(), document.findings().at(row).text);
        const int severity = model.index(row, 0).data(FindingsModel::SeverityRole).toInt();
        EXPECT_GE(severity, last);
        last = severity;
    }
}

TEST_F(FindingsPanelTest, EnterChoosesTheCurrentFinding) {
    removeCorner();
    QList<QList<Hex>> chosen;
    QObject::connect(&panel, &FindingsPanel::chosen,
                     [&](const QList<Hex>& hexes) { chosen.append(hexes); });
    panel.list().setCurrentIndex(panel.list().model()->index(1, 0));
    panel.activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(&panel));
    panel.list().setFocus();
    QTest::keyClick(&panel.list(), Qt::Key_Return);
    EXPECT_EQ(chosen, (QList<QList<Hex>>{document.findings().at(1).hexes}));
}

TEST_F(FindingsPanelTest, ALongSentenceTakesAsManyLinesAsItNeeds) {
    removeCorner();
    const auto& list = panel.list();
    const QModelIndex index = list.model()->index(list.model()->rowCount() - 1, 0);
    panel.resize(600, 400);
    QTest::qWait(0);
    const int wide = list.visualRect(index).height();
    panel.resize(180, 400);
    QTest::qWait(0);
    EXPECT_GT(list.visualRect(index).height(), wide);
    EXPECT_LE(list.visualRect(index).width(), list.viewport()->width());
}

} // namespace

} // namespace stagewright
