#include "model/layouts/hextiles/stage/tile_layout.h"
#include "tests/boards.h"
#include "tests/model/exchange/imported.h"

#include <QStringEncoder>

namespace stagewright {
namespace {

// As programs in C# write what is not set.

const QByteArray ofWindows = R"({"Path": null, "Name": null, "Author": null, "notes": null,
 "kind": null, "laps": null, "lowResWidth": null, "Tuiles": [null,
 {"X": 54, "Y": 52, "Orientation": null, "TuileId": "202A", "Tokens": null},
 {"X": 54, "Y": 53, "Orientation": 2, "TuileId": "205A", "Tokens": [null,
  {"X": null, "Y": 0.5, "Orientation": null, "TokenId": "dirt1"}]}]})";

const QByteArray ofTheWeb = R"({"title": null, "author": null, "game": null, "tiles": [null,
 {"q": 0, "r": 0, "id": "202a", "dir": null, "tile": null, "tokens": null},
 {"q": 0, "r": 1, "id": "205a", "tokens": [null, {"id": "finish", "q": null, "dir": null}]}]})";

TEST(NullFields, AreNotThereInOtherProgramsFiles) {
    const Imported rgt = importedFrom(ofWindows);
    EXPECT_EQ(rgt.format, Format::WindowsEditor);
    EXPECT_EQ(importedFrom(ofTheWeb).format, Format::WebEditor);
    for (const QByteArray& text : {ofWindows, ofTheWeb}) {
        const Imported imported = importedFrom(text);
        EXPECT_TRUE(imported.remarks.empty()) << linesOf(imported.remarks);
        const Stage& stage = imported.stages.at(0);
        EXPECT_EQ(stage.info.title, QString());
        EXPECT_EQ(stage.info.author, QString());
        EXPECT_EQ(stage.info.game.toStdString(), "dirt");
        EXPECT_TRUE(stage.info.unknown.isEmpty());
        ASSERT_EQ(tilesOf(stage).placements().size(), 2);
        EXPECT_EQ(tilesOf(stage).inLayingOrder()[1].tokens.size(), 1);
        EXPECT_TRUE(tilesOf(stage).inLayingOrder()[0].unknown.isEmpty());
        EXPECT_EQ(stageIn(exportedTo(imported.format, stage).text), stage);
    }
}

TEST(NullFields, OneThatIsNeededIsMissing) {
    EXPECT_EQ(faultIn(R"({"Tuiles": [{"X": null, "Y": 52, "TuileId": "202A"}]})"),
              "line 1, Tuiles[0].X: is missing");
    EXPECT_EQ(
        faultIn(R"({"tiles": [{"q": 0, "r": 0, "id": "202a"}, {"q": 0, "r": 1, "id": null}]})"),
        "line 1, tiles[1].id: is missing");
}

TEST(NullFields, OneThatNobodyKnowsIsKept) {
    const Stage stage = stageIn(R"({"tiles": [{"q": 0, "r": 0, "id": "202a", "mood": null}]})");
    const QJsonObject& kept = tilesOf(stage).placements().front().unknown;
    EXPECT_TRUE(kept.value(QStringLiteral("mood")).isNull());
}

TEST(NullFields, InOurOwnFileNullIsAValueOfTheWrongType) {
    EXPECT_EQ(faultIn(R"({"title": null, "tiles": [{"q": 0, "r": 0, "tile": "202a"}]})"),
              "line 1, title: must be text, in quotes");
}

TEST(Utf16, IsReadByItsMarkInEveryTextFormat) {
    const Stage stage = board({{"202a", {0, 0}}, {"205a", {0, 1}}});
    for (const Format format :
         {Format::Stage, Format::WebEditor, Format::WindowsEditor, Format::TabletopSimulator}) {
        const QString text = QString::fromUtf8(exportedTo(format, stage).text);
        for (const auto order : {QStringConverter::Utf16LE, QStringConverter::Utf16BE}) {
            QStringEncoder encoder(order, QStringConverter::Flag::WriteBom);
            const Imported imported = importedFrom(encoder(text));
            EXPECT_EQ(imported.format, format);
            EXPECT_TRUE(imported.remarks.empty()) << linesOf(imported.remarks);
            EXPECT_EQ(imported.stages, std::vector{stage});
        }
    }
}

} // namespace
} // namespace stagewright
