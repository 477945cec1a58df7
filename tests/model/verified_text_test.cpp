#include "model/game/stage_file.h"
#include "model/layouts/hextiles/stage/tile_layout.h"
#include "model/pack/rally_pack.h"
#include "model/pack/rally_pack_writer.h"
#include "model/rally/rally_parts.h"
#include "model/rally/rally_text.h"
#include "model/verified_text.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include <gtest/gtest.h>

namespace stagewright {
namespace {

Expected<QByteArray> readPlain(const QByteArray& text) {
    if (text.contains('!'))
        return tl::unexpected(Fault{QStringLiteral("is loud"), QStringLiteral("line 1"), {}, {}});
    return text.toLower();
}

QByteArray same(const QByteArray& text) {
    return text;
}

std::string whyNot(const QByteArray& text) {
    const auto good = verified(text, 6, readPlain, same);
    return good ? std::string() : sentence(good.error()).toStdString();
}

TEST(VerifiedText, ATextIsGoodIfItIsReadAgainAsTheSame) {
    EXPECT_EQ(verified(QByteArray("stage"), 6, readPlain, same).value(), "stage");
    EXPECT_NE(whyNot("stage!").find("line 1: what would be written could not be read again: is "
                                    "loud"),
              std::string::npos);
    EXPECT_NE(whyNot("Stage").find("would be read as something else"), std::string::npos);
    EXPECT_NE(whyNot("stages7").find("larger than can be read again"), std::string::npos);
}

/// A stage whose tile says what no file of ours can say.
Stage unwritable() {
    Stage stage;
    Placement tile;
    tile.side = *TileId::parse(u"205a");
    tile.unknown.insert(QStringLiteral("rotation"), 7); // rotation is written, and this dropped
    tile.variant = 100;
    tilesOf(stage).insert(tile);
    return stage;
}

TEST(VerifiedText, WhatCouldNotBeReadReplacesNoFile) {
    const QTemporaryDir folder;
    const QString path = QDir(folder.path()).filePath(QStringLiteral("good"));
    const auto left = [&] {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    };
    QFile file(path);
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write("a good one");
    file.close();
    const auto stage = saveStage(unwritable(), path);
    ASSERT_FALSE(stage.has_value());
    EXPECT_EQ(stage.error().file, path);
    EXPECT_NE(stage.error().place.indexOf(QStringLiteral("tiles[0].variant")), -1);
    EXPECT_FALSE(saveRally(Rally(unwritable()), path).has_value());
    RallyPack pack;
    pack.rally = Rally(unwritable());
    EXPECT_FALSE(saveRallyPack(pack, path).has_value());
    EXPECT_EQ(left(), "a good one");
}

} // namespace
} // namespace stagewright
