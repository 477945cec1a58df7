#include "tests/model/layouts/points/titans_on_board.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <gtest/gtest.h>

namespace stagewright {
namespace {

QByteArray gameText() {
    QFile file(QStringLiteral(":/games/titan-race/titans.json"));
    EXPECT_TRUE(file.open(QIODevice::ReadOnly));
    return file.readAll();
}

TEST(TitanGame, HoldsWhatIsInTheBox) {
    const TitanGame& game = titanGame();
    EXPECT_EQ(game.titans.size(), 6U);
    EXPECT_EQ(game.tracks.size(), 6U);
    ASSERT_TRUE(game.titan(QStringLiteral("chtoolhoo")));
    EXPECT_EQ(game.titan(QStringLiteral("chtoolhoo"))->life, 4);
    EXPECT_EQ(game.titan(QStringLiteral("chtoolhoo"))->colour, TitanColour::Purple);
    EXPECT_EQ(game.titan(QStringLiteral("slaugg"))->life, 6);
    EXPECT_FALSE(game.titan(QStringLiteral("slaugg"))->colour) << "no text tells it";
    EXPECT_FALSE(game.titan(QStringLiteral("smok")));
    EXPECT_EQ(game.faces[static_cast<std::size_t>(TitanColour::Purple)].ways.size(), 10U);
    EXPECT_TRUE(game.faces[static_cast<std::size_t>(TitanColour::Purple)].costsLife);
}

/// Of a board that is only printed nothing is made up: what the rulebook's examples tell, no more.
TEST(TitanGame, TracksOfTheBoxHaveTheMarksOfTheExamplesAlone) {
    QStringList marks;
    for (const TrackRecord& record : titanGame().tracks) {
        const PointTrack track = trackOfTheBox(record);
        EXPECT_FALSE(track.complete);
        for (const Marking& marking : track.markings) {
            EXPECT_EQ(marking.source, MarkSource::Book);
            for (const TrackMark mark : allTrackMarks)
                if (marking.is.has(mark))
                    marks << QStringLiteral("%1 %2 %3")
                                 .arg(record.id, nameOfPlace(marking.at), QString(idOf(mark)));
        }
    }
    EXPECT_EQ(marks.join(u'\n').toStdString(), "kaldeira E5 lava\n"
                                               "kaldeira F6 lava\n"
                                               "laguna B8 pirates\n"
                                               "laguna C9 pirates\n"
                                               "odlewnia A3 super-ramp-right\n"
                                               "ban-kogu D6 statue\n"
                                               "estengaard D4 ice\n"
                                               "estengaard D6 ice");
}

/// "E5 lava book", each place of each source.
std::string markingsOf(const PointTrack& track) {
    QStringList texts;
    for (const Marking& marking : track.markings) {
        QStringList words{nameOfPlace(marking.at)};
        for (const TrackMark mark : allTrackMarks)
            if (marking.is.has(mark))
                words << QString(idOf(mark));
        words << marking.otherIs;
        words << (marking.source == MarkSource::Book ? QStringLiteral("book")
                                                     : QStringLiteral("user"));
        texts << words.join(u' ');
    }
    return texts.join(QStringLiteral(", ")).toStdString();
}

TEST(TitanGame, ATrackBecomesOneOfTheBoxWithWhatTheUserHasMarked) {
    PointTrack own;
    own.markings = {{point("A1"), TrackMark::Bonus}, {point("E5"), TrackMark::Lava}};
    const TitanGame& game = titanGame();
    const PointTrack kaldeira = asTrackOfTheBox(own, *game.track(QStringLiteral("kaldeira")));
    EXPECT_EQ(kaldeira.id, QStringLiteral("kaldeira"));
    EXPECT_FALSE(kaldeira.complete);
    EXPECT_EQ(markingsOf(kaldeira), "A1 bonus user, E5 lava book, F6 lava book");
    EXPECT_EQ(asTrackOfTheBox(kaldeira, *game.track(QStringLiteral("kaldeira"))), kaldeira);
    const PointTrack laguna = asTrackOfTheBox(kaldeira, *game.track(QStringLiteral("laguna")));
    EXPECT_EQ(markingsOf(laguna), "A1 bonus user, B8 pirates book, C9 pirates book");
}

TEST(TitanGame, ATrackBecomesOnesOwnWithAllThatIsMarked) {
    PointTrack track = trackOfTheBox(*titanGame().track(QStringLiteral("kaldeira")));
    track.complete = true;
    track.markings.append(Marking{point("E5"), TrackMark::Bonus, {QStringLiteral("swamp")}});
    const PointTrack own = asOwnTrack(track);
    EXPECT_EQ(own.id, QString());
    EXPECT_FALSE(own.complete);
    EXPECT_EQ(markingsOf(own), "E5 lava bonus swamp user, F6 lava user");
    EXPECT_EQ(asOwnTrack(own), own);
}

TEST(TitanGame, EachValueNeedsASource) {
    QJsonObject game = QJsonDocument::fromJson(gameText()).object();
    QJsonArray titans = game[QStringLiteral("titans")].toArray();
    QJsonObject first = titans[0].toObject();
    first.remove(QStringLiteral("source"));
    titans[0] = first;
    game[QStringLiteral("titans")] = titans;
    const auto read = readTitanGame(QJsonDocument(game).toJson());
    ASSERT_FALSE(read);
    EXPECT_TRUE(read.error().place.contains(QStringLiteral("titans[0].source")))
        << read.error().place.toStdString();
    EXPECT_FALSE(readTitanGame("{}"));
    EXPECT_FALSE(readTitanGame(gameText().replace("\"FF\"", "\"FX\"")));
    EXPECT_FALSE(readTitanGame(gameText().replace("\"E5\"", "\"E6\"")));
}

} // namespace
} // namespace stagewright
