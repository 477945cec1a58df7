#include "tests/editor/points/titan_window.h"

#include <QDockWidget>

#include <gtest/gtest.h>

namespace stagewright {

namespace {

class TitanPalette : public TitanStages {
protected:
    /// By keys, as one goes through a list that is closed.
    void chooseTrack(int row) {
        palette().track().tracks().setFocus();
        QTest::keyClick(&palette().track().tracks(), Qt::Key_Home);
        for (int i = 0; i < row; ++i)
            QTest::keyClick(&palette().track().tracks(), Qt::Key_Down);
    }
    [[nodiscard]] QStringList offered() {
        QStringList texts;
        for (int row = 0; row < palette().marks().count(); ++row)
            texts << palette().marks().item(row)->text();
        return texts;
    }
};

TEST_F(TitanPalette, OffersAllMarksWithTheirKeysForATrackOfOnesOwn) {
    showBare();
    EXPECT_EQ(window().findChild<QDockWidget*>(QStringLiteral("palette"))->widget(), &palette());
    EXPECT_TRUE(palette().isVisible());
    EXPECT_EQ(offered(),
              (QStringList{
                  QStringLiteral("Choose points (Esc)"), QStringLiteral("Lava (L)"),
                  QStringLiteral("Pirates (P)"), QStringLiteral("Super ramp to the left (Q)"),
                  QStringLiteral("Super ramp to the right (E)"), QStringLiteral("Multi ramp (W)"),
                  QStringLiteral("Fire statue (S)"), QStringLiteral("Pentagram (G)"),
                  QStringLiteral("Ice (I)"), QStringLiteral("Bonus point (B)")}));
    EXPECT_FALSE(palette().track().complete().isVisible());
    EXPECT_FALSE(palette().track().boards().isVisible());
    EXPECT_EQ(palette().track().count().text(), QStringLiteral("0 points marked"));
}

TEST_F(TitanPalette, ATrackOfTheBoxHasItsOwnKindsAndWhatTheRulebookTells) {
    show(R"("marks": [{"at": "A1", "is": ["bonus"]}, {"at": "E5", "is": ["lava"]}])");
    palette().marks().choose(TrackMark::Ice);
    ASSERT_EQ(board().brush(), TrackMark::Ice);
    chooseTrack(1);
    EXPECT_EQ(track().id, QStringLiteral("kaldeira"));
    EXPECT_EQ(marked(), "A1 E5 F6");
    EXPECT_EQ(open->stage().info.title, QStringLiteral("Kaldeira"));
    EXPECT_EQ(offered(),
              (QStringList{QStringLiteral("Choose points (Esc)"), QStringLiteral("Lava (L)"),
                           QStringLiteral("Bonus point (B)")}));
    EXPECT_EQ(board().brush(), std::nullopt);
    EXPECT_EQ(palette().track().count().text(), QStringLiteral("3 points marked"));
    EXPECT_TRUE(palette().track().complete().isVisible());
    QTest::mouseClick(&palette().track().complete(), Qt::LeftButton, {}, {8, 8});
    EXPECT_TRUE(track().complete);
    undo();
    EXPECT_FALSE(track().complete);
    EXPECT_FALSE(palette().track().complete().isChecked());
    undo();
    EXPECT_EQ(track().id, QString());
    EXPECT_EQ(marked(), "A1 E5");
    EXPECT_EQ(open->stage().info.title, QString());
    EXPECT_EQ(palette().track().tracks().currentIndex(), 0);
    EXPECT_EQ(offered().size(), 10);
}

TEST_F(TitanPalette, AChosenTrackIsSavedAndReadBack) {
    showBare();
    chooseTrack(3);
    EXPECT_EQ(track().id, QStringLiteral("odlewnia"));
    EXPECT_EQ(open->stage().info.title, QStringLiteral("Mine")); // the user's
    EXPECT_EQ(marksAt("A3"), TrackMarks(TrackMark::SuperRampRight));
    const Layout before = open->stage().layout;
    key(Qt::Key_S, Qt::ControlModifier);
    EXPECT_EQ(open->answers.complaints, QStringList());
    EXPECT_FALSE(window().isWindowModified());
    ASSERT_TRUE(open->document().load(open->document().path()));
    EXPECT_EQ(open->stage().layout, before);
}

TEST_F(TitanPalette, MadeOnesOwnAllMarksAreTheUsers) {
    show(R"("track": "kaldeira", "title": "Kaldeira", "marks":
        [{"at": "E5", "is": ["lava"], "source": "book"}, {"at": "E5", "is": ["bonus"]}])");
    chooseTrack(0);
    ASSERT_EQ(track().markings.size(), 1);
    EXPECT_EQ(track().markings[0].source, MarkSource::User);
    EXPECT_EQ(track().markings[0].is.count(), 2);
    EXPECT_EQ(open->stage().info.title, QString());
}

TEST_F(TitanPalette, ItsButtonsMirrorAndTurn) {
    show(R"("marks": [{"at": "B4", "is": ["super-ramp-left"]}])");
    QTest::mouseClick(&palette().track().mirror(), Qt::LeftButton);
    EXPECT_EQ(marksAt("F4"), TrackMarks(TrackMark::SuperRampRight));
    QTest::mouseClick(&palette().track().turn(), Qt::LeftButton);
    EXPECT_EQ(marked(), "B4");
}

TEST_F(TitanPalette, OfAGrandSlamOneBoardIsSeenAtATime) {
    show(
        R"("kind": "grand-slam", "tracks": ["kaldeira", {"track": null, "title": "Mine", "marks": []},
        "estengaard"])");
    QComboBox& boards = palette().track().boards();
    EXPECT_TRUE(boards.isVisible());
    EXPECT_EQ(boards.count(), 3);
    EXPECT_EQ(palette().track().tracks().currentText(), QStringLiteral("Kaldeira"));
    boards.setFocus();
    QTest::keyClick(&boards, Qt::Key_Down);
    QTest::keyClick(&boards, Qt::Key_Down);
    EXPECT_EQ(board().track(), 2);
    EXPECT_EQ(offered().size(), 3); // none, ice, bonus
    board().setFocus();
    key(Qt::Key_B);
    const QList<PointTrack> tracks = titanLayoutOf(open->stage()).tracks;
    EXPECT_TRUE(tracks[0].byId);
    EXPECT_FALSE(tracks[2].byId); // its marks are its own now
    EXPECT_EQ(tracks[2].marksAt(at("A1")), TrackMarks(TrackMark::Bonus));
    EXPECT_EQ(tracks[2].marksAt(at("D4")), TrackMarks(TrackMark::Ice));
    editor().showPlaces({Place{1, 4 + pointRows}});
    EXPECT_EQ(board().track(), 1);
    EXPECT_EQ(chosen(), "B4");
    EXPECT_EQ(boards.currentIndex(), 1);
}

} // namespace

} // namespace stagewright
