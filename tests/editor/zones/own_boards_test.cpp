#include "editor/zones/entering/own_boards_panel.h"
#include "model/layouts/zones/boards/entered_roads.h"
#include "model/layouts/zones/road/section_text.h"
#include "tests/editor/cli/temporary_files.h"
#include "tests/editor/wait_until.h"
#include "tests/editor/window/waiting_box.h"
#include "tests/editor/zones/chain_window.h"
#include "tests/hung_file.h"
#include "tests/rulebook_stages.h"

#include <QComboBox>
#include <QSignalSpy>

#include <gtest/gtest.h>

namespace stagewright {

namespace {

const QByteArray oneRoad = R"({"format": 1, "game": "rallyman-2009", "zones": [{"zone": "L",
    "sides": [{"side": "L", "roads": [{"points": ["0", "1"], "text": "3*s c3/4"}]}]}]})";

class OwnBoardFiles : public TemporaryFiles {
protected:
    [[nodiscard]] static Expected<void> addRoad(OwnBoards& own, const QList<int>& points,
                                                const char* spaces) {
        return own.change([&](ZoneBoards boards) {
            return withRoadEntered(std::move(boards), {}, {u'L', QStringLiteral("L"), points},
                                   *roadFromText(QString::fromLatin1(spaces)));
        });
    }
    [[nodiscard]] QByteArray text(const char* name) const {
        QFile file(path(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("no file");
    }
};

TEST_F(OwnBoardFiles, AreWrittenAtEachChangeAndReadAgain) {
    OwnBoards own(path("data/boards.json"));
    QSignalSpy changes(&own, &OwnBoards::changed);
    ASSERT_TRUE(addRoad(own, {0, 1}, "3*s"));
    EXPECT_EQ(changes.count(), 1);
    ASSERT_TRUE(addRoad(own, {0, 1}, "3*s")); // nothing else than before
    EXPECT_EQ(changes.count(), 1);
    const OwnBoards again(path("data/boards.json"));
    EXPECT_EQ(again.boards(), own.boards());
    EXPECT_EQ(enteredRoads(again.boards()), 1);
}

TEST_F(OwnBoardFiles, KeepWhatAnotherWindowHasEntered) {
    OwnBoards own(path("boards.json"));
    OwnBoards other(path("boards.json"));
    ASSERT_TRUE(addRoad(own, {0, 1}, "3*s"));
    ASSERT_TRUE(addRoad(other, {2, 3}, "4*s"));
    ASSERT_TRUE(addRoad(own, {4, 7}, "5*s"));
    EXPECT_EQ(enteredRoads(own.boards()), 3);
}

TEST_F(OwnBoardFiles, ADamagedFileIsToldOfAndNotWrittenOver) {
    write("{\"format\": 1,", "boards.json");
    OwnBoards own(path("boards.json"));
    ASSERT_TRUE(own.fault());
    EXPECT_FALSE(own.fault()->remedy.isEmpty());
    EXPECT_FALSE(addRoad(own, {0, 1}, "3*s"));
    EXPECT_EQ(text("boards.json"), "{\"format\": 1,");
    EXPECT_EQ(own.boards(), ZoneBoards());
}

TEST_F(OwnBoardFiles, WhereNothingCanBeWrittenNothingChanges) {
    write("a file", "data");
    OwnBoards own(path("data/boards.json")); // in a file that is no folder
    EXPECT_FALSE(addRoad(own, {0, 1}, "3*s"));
    EXPECT_EQ(own.boards(), ZoneBoards());
}

TEST_F(OwnBoardFiles, OnADiskThatDoesNotAnswerAreReadOnceItDoes) {
    HungFile hung(write(oneRoad, "boards.json"));
    if (!hung.isHung())
        GTEST_SKIP() << "this disk knows no leases";
    const OwnBoards own(path("boards.json")); // does not wait for it
    ASSERT_TRUE(own.fault());
    EXPECT_EQ(own.fault()->what, QStringLiteral("the file does not answer yet"));
    hung.answer();
    EXPECT_TRUE(waitUntil([&] { return !own.fault(); }));
    EXPECT_EQ(enteredRoads(own.boards()), 1);
}

TEST_F(OwnBoardFiles, OnADiskThatDoesNotAnswerStayAsTheyAreOnceTheUserStopsWaiting) {
    OwnBoards own(write(oneRoad, "boards.json"));
    HungFile hung(path("boards.json"));
    if (!hung.isHung())
        GTEST_SKIP() << "this disk knows no leases";
    const AtTheBox box(stopWaiting);
    const auto added = addRoad(own, {2, 3}, "3*s");
    ASSERT_FALSE(added);
    EXPECT_EQ(added.error().what, QStringLiteral("the file does not answer yet"));
    EXPECT_TRUE(box.text().contains(QStringLiteral("boards.json"))) << box.text().toStdString();
    EXPECT_EQ(enteredRoads(own.boards()), 1);
    hung.answer();
    EXPECT_TRUE(addRoad(own, {2, 3}, "3*s"));
    EXPECT_EQ(enteredRoads(own.boards()), 2);
}

class OwnBoardsPanels : public OwnBoardFiles {
protected:
    template <typename Widget>
    [[nodiscard]] Widget& named(const char* name) const {
        auto* found = panel.findChild<Widget*>(QString::fromLatin1(name));
        EXPECT_TRUE(found) << name;
        return *found;
    }
    void press(const char* button) {
        panel.show();
        QTest::mouseClick(&named<QPushButton>(button), Qt::LeftButton);
    }

    OwnBoards own{path("boards.json")};
    Document document{games()};
    QString importFrom;
    QString exportTo;
    OwnBoardsPanel panel{document, own,
                         BoardFileDialogs{[this](QWidget*) { return importFrom; },
                                          [this](QWidget*) { return exportTo; }}};
};

TEST_F(OwnBoardsPanels, AFileOfBoardsIsImportedAndExported) {
    importFrom = write(oneRoad, "friend.json");
    EXPECT_FALSE(named<QPushButton>("boards-export").isEnabled());
    press("boards-import");
    EXPECT_EQ(named<QLabel>("boards-said").text(), QStringLiteral("1 road with spaces imported"));
    EXPECT_EQ(enteredRoads(own.boards()), 1);
    exportTo = path("out.json");
    press("boards-export");
    EXPECT_EQ(text("out.json"), text("boards.json"));
}

TEST_F(OwnBoardsPanels, AFileThatIsNoneIsToldOf) {
    importFrom = write("[]", "friend.json");
    press("boards-import");
    EXPECT_TRUE(named<QLabel>("boards-said").text().contains(QStringLiteral("friend.json")))
        << named<QLabel>("boards-said").text().toStdString();
    EXPECT_EQ(text("boards.json"), "no file");
}

TEST_F(OwnBoardsPanels, AFileOnADiskThatDoesNotAnswerIsNotWaitedForAnyLongerThanWanted) {
    importFrom = write(oneRoad, "friend.json");
    HungFile hung(importFrom);
    if (!hung.isHung())
        GTEST_SKIP() << "this disk knows no leases";
    const AtTheBox box(stopWaiting);
    press("boards-import");
    EXPECT_TRUE(box.text().contains(QStringLiteral("friend.json"))) << box.text().toStdString();
    EXPECT_TRUE(
        named<QLabel>("boards-said").text().contains(QStringLiteral("does not answer yet")));
    EXPECT_EQ(enteredRoads(own.boards()), 0);
}

TEST_F(OwnBoardsPanels, HowEndsRunIsAskedAndMayBeForgotten) {
    auto& order = named<QComboBox>("boards-order");
    EXPECT_EQ(order.currentIndex(), 0);
    panel.show();
    order.setFocus();
    QTest::keyClick(&order, Qt::Key_End);
    EXPECT_EQ(own.boards().order, EndOrder::Anticlockwise);
    QTest::keyClick(&order, Qt::Key_Home);
    EXPECT_EQ(own.boards().order, std::nullopt);
}

TEST_F(OwnBoardsPanels, ASizeIsKeptOnceBothAreMeasured) {
    panel.show();
    const auto type = [this](const char* name, const char* number) {
        auto& field = named<MeasureField>(name);
        field.setFocus();
        field.selectAll();
        QTest::keyClicks(&field, QString::fromLatin1(number));
        QTest::keyClick(&field, Qt::Key_Return);
    };
    type("boards-width", "297");
    EXPECT_EQ(own.boards().size, std::nullopt);
    type("boards-height", "198");
    EXPECT_EQ(own.boards().size, (BoardSize{297, 198}));
    type("boards-height", "0");
    EXPECT_EQ(own.boards().size, std::nullopt);
}

TEST_F(ChainStages, TheOrderOfTheEndsMirrorsTheBoard) {
    show(R"("L0-L1", "C7-C6")");
    const auto before = board().drawn().sections[0].entry;
    auto& order = named<QComboBox>("boards-order");
    order.setCurrentIndex(2);
    Q_EMIT order.activated(2);
    EXPECT_NE(board().drawn().sections[0].entry, before);
    EXPECT_EQ(keptBoards().order, EndOrder::Anticlockwise);
}

} // namespace

} // namespace stagewright
