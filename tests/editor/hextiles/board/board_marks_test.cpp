#include "editor/hextiles/layers/finding_spots.h"
#include "editor/icons/finding_tip.h"
#include "editor/panels/findings_panel.h"
#include "model/layouts/hextiles/hex/geometry.h"
#include "tests/editor/sample.h"
#include "tests/editor/wait_until.h"
#include "tests/editor/window/open_window.h"
#include "validators/hextiles/finding_hexes.h"

#include <QDockWidget>
#include <QHelpEvent>
#include <QToolTip>

#include <gtest/gtest.h>

namespace stagewright {

namespace {

/// The sample without a tile of its road: two ends are open.
struct BrokenStage : OpenWindow {
    BrokenStage() {
        click(sample::corner);
        key(Qt::Key_Delete);
    }

    [[nodiscard]] QPoint markOf(const Finding& finding) {
        for (const FindingSpot& spot : findingSpots(document().findings()))
            if (*spot.finding == finding)
                return board().camera().toScreen(spot.at).toPoint();
        ADD_FAILURE();
        return {};
    }
    [[nodiscard]] Finding marked() {
        const auto spots = findingSpots(document().findings());
        EXPECT_FALSE(spots.empty());
        return spots.empty() ? Finding() : *spots.back().finding;
    }
    [[nodiscard]] QString tipAt(QPoint at) {
        QHelpEvent event(QEvent::ToolTip, at, board().mapToGlobal(at));
        QCoreApplication::sendEvent(&board(), &event);
        return QToolTip::text();
    }
    /// It goes a moment later.
    [[nodiscard]] bool hasNoTip(QPoint at) {
        (void)tipAt(at);
        return waitUntil([] { return QToolTip::text().isEmpty(); });
    }
    [[nodiscard]] QListView& list() { return window.findingsPanel().list(); }
    /// The text of the row that is gone to; empty: none is.
    [[nodiscard]] QString row() { return list().currentIndex().data(Qt::DisplayRole).toString(); }
};

TEST(BoardMarks, SayWhatTheyAreAboutWhenThePointerRests) {
    BrokenStage open;
    const Finding finding = open.marked();
    QString tip = open.tipAt(open.markOf(finding));
    EXPECT_TRUE(tip.replace(u'\n', u' ').contains(finding.text)) << tip.toStdString();
    EXPECT_TRUE(open.hasNoTip(open.pointOf(sample::far)));
    open.key(Qt::Key_E); // hides the marks
    EXPECT_TRUE(open.hasNoTip(open.markOf(finding)));
}

TEST(BoardMarks, AreUnderAHand) {
    BrokenStage open;
    open.hover(open.markOf(open.marked()));
    EXPECT_EQ(static_cast<const QWidget&>(open.board()).cursor().shape(), Qt::PointingHandCursor);
    open.hover(sample::far);
    EXPECT_EQ(static_cast<const QWidget&>(open.board()).cursor().shape(), Qt::ArrowCursor);
}

TEST(BoardMarks, AClickShowsTheRowOfTheFindingInItsPanel) {
    BrokenStage open;
    const Finding finding = open.marked();
    auto* findings = open.window.findChild<QDockWidget*>(QStringLiteral("findings"));
    findings->hide();
    QTest::mouseClick(&open.board(), Qt::LeftButton, {}, open.markOf(finding));
    EXPECT_TRUE(findings->isVisible());
    EXPECT_EQ(open.row(), finding.text);
    EXPECT_TRUE(open.list().viewport()->rect().contains(
        open.list().visualRect(open.list().currentIndex()).center()));
    EXPECT_EQ(open.steps(), 1); // the tile was taken away before
}

TEST(BoardMarks, ADragFromAMarkIsOfTheTile) {
    BrokenStage open;
    const Finding finding = open.marked();
    const QPoint from = open.markOf(finding);
    const Hex hex = open.board().hexUnder(from);
    int picked = 0;
    QObject::connect(&open.board(), &BoardView::findingsPicked, &open.board(), [&] { ++picked; });
    QTest::mousePress(&open.board(), Qt::LeftButton, {}, from);
    const QPoint to = open.pointOf(sample::far);
    for (int i = 1; i <= 8; ++i)
        open.moveTo(from + (to - from) * i / 8);
    open.release(to);
    EXPECT_EQ(picked, 0);
    EXPECT_TRUE(tilesOf(open.stage()).at(hex).empty());
}

TEST(BoardMarks, ThoseOfOnePlaceAreGoneToOneAfterTheOther) {
    BrokenStage open;
    open.click(hexAt(open.marked().places.front()));
    QStringList seen;
    const Findings here = open.board().findingsHere();
    ASSERT_FALSE(here.isEmpty());
    for (qsizetype i = 0; i < here.size() + 1; ++i) {
        open.board().setFocus();
        open.key(Qt::Key_F8);
        seen << open.row();
    }
    EXPECT_EQ(seen.first(), seen.last());
    for (const Finding& finding : here)
        EXPECT_TRUE(seen.contains(finding.text));
}

TEST(FindingSpots, SentencesOfATipAreBrokenIntoLines) {
    const QString sentence = QStringLiteral("word ").repeated(40).trimmed();
    const QString tip = tipOf({findingAt(Severity::Warning, {{1, 2}}, {}, sentence)});
    EXPECT_EQ(QString(tip).replace(u'\n', u' '), QStringLiteral("Warning: ") + sentence);
    for (const QString& line : tip.split(u'\n'))
        EXPECT_LE(line.size(), 64);
    EXPECT_EQ(tip.count(u'\n'), 3); // of 208 signs
}

} // namespace

} // namespace stagewright
