#include "editor/welcome/thumbnails.h"
#include "model/exchange/exchange.h"
#include "model/game/stage_file.h"
#include "tests/editor/wait_until.h"
#include "tests/hung_file.h"
#include "tests/rulebook_stages.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <gtest/gtest.h>

#include <map>
#include <optional>
#include <sys/stat.h>

namespace stagewright {

namespace {

using State = Thumbnail::State;

constexpr QSize size(160, 100);

class ThumbnailOf : public testing::Test {
protected:
    [[nodiscard]] QString written(const char* name, const QByteArray& content) const {
        QFile file(folder.filePath(QString::fromLatin1(name)));
        EXPECT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(content);
        return file.fileName();
    }

    [[nodiscard]] static Thumbnail of(const QString& path) {
        return thumbnailOf(path, games(), size, 2);
    }

    QTemporaryDir folder;
    const Stage stage = stageFrom(QStringLiteral("dirt-rulebook/rally1-ss1.json"));
};

TEST_F(ThumbnailOf, AStageIsDrawnWithoutAGroundAtTheResolutionOfTheScreen) {
    const Thumbnail drawn = of(written("a.json", writeStage(stage)));
    ASSERT_EQ(drawn.state, State::Drawn);
    EXPECT_EQ(drawn.picture.size(), size * 2);
    EXPECT_EQ(drawn.picture.deviceIndependentSize(), size);
    EXPECT_EQ(drawn.picture.pixelColor(0, 0).alpha(), 0);
    int covered = 0;
    for (int x = 0; x < drawn.picture.width(); ++x)
        for (int y = 0; y < drawn.picture.height(); ++y)
            covered += drawn.picture.pixelColor(x, y).alpha() == 255 ? 1 : 0;
    EXPECT_GT(covered, drawn.picture.width() * drawn.picture.height() / 10);
}

TEST_F(ThumbnailOf, AFileOfAnotherProgramIsDrawnToo) {
    const auto rgt = writeStages({&stage, 1}, {}, Format::WindowsEditor, games());
    ASSERT_TRUE(rgt);
    EXPECT_EQ(of(written("a.rgt", rgt->text)).state, State::Drawn);
}

TEST_F(ThumbnailOf, WhatCannotBeDrawnIsToldApart) {
    EXPECT_EQ(of(folder.filePath(QStringLiteral("none.json"))).state, State::Gone);
    EXPECT_EQ(of(folder.path()).state, State::Unreadable);
    EXPECT_EQ(of(written("noise.json", "\x01\x02{")).state, State::Unreadable);
    EXPECT_EQ(of(written("large.json", QByteArray(3 << 20, ' '))).state, State::Unreadable);
    EXPECT_EQ(of(written("empty.json", writeStage({}))).state, State::Bare);
}

TEST_F(ThumbnailOf, APipeIsNotWaitedFor) {
    const QString pipe = folder.filePath(QStringLiteral("pipe.json"));
    ASSERT_EQ(mkfifo(qPrintable(pipe), 0600), 0);
    EXPECT_EQ(of(pipe).state, State::Unreadable);
}

TEST_F(ThumbnailOf, EachFileIsToldOf) {
    const QStringList paths{written("a.json", writeStage(stage)), written("b.json", "noise"),
                            folder.filePath(QStringLiteral("none.json"))};
    Thumbnails thumbnails;
    std::map<QString, State> told;
    QObject::connect(
        &thumbnails, &Thumbnails::drawn,
        [&](const QString& path, const Thumbnail& thumbnail) { told[path] = thumbnail.state; });
    thumbnails.draw(paths, games(), size, 1);
    EXPECT_TRUE(waitUntil([&] { return told.size() == 3; }));
    EXPECT_EQ(told, (std::map<QString, State>{{paths[0], State::Drawn},
                                              {paths[1], State::Unreadable},
                                              {paths[2], State::Gone}}));
}

TEST_F(ThumbnailOf, OneThatDoesNotAnswerHoldsUpNoOther) {
    const QString first = written("a.json", writeStage(stage));
    const QString third = written("c.json", writeStage(stage));
    const QStringList paths{first, written("b.json", writeStage(stage)), third,
                            written("d.json", writeStage(stage))};
    HungFile hung(first);
    HungFile alsoHung(third);
    if (!hung.isHung())
        GTEST_SKIP() << "no leases on this disk";
    std::optional<Thumbnails> thumbnails(std::in_place);
    QStringList told;
    QObject::connect(&*thumbnails, &Thumbnails::drawn,
                     [&](const QString& path) { told.append(path); });
    thumbnails->draw(paths, games(), size, 1);
    EXPECT_TRUE(waitUntil([&] { return told.size() == 2; }));
    told.sort(); // on a slow machine one that answers is passed by for another, too
    EXPECT_EQ(told, (QStringList{paths[1], paths[3]}));
    hung.answer();
    EXPECT_TRUE(waitUntil([&] { return told.contains(first); }));
    thumbnails->draw(paths, games(), size, 1); // one still hangs
    told.clear();
    EXPECT_TRUE(waitUntil([&] { return told.size() == 3; }));
    thumbnails.reset();
    EXPECT_TRUE(alsoHung.isHung()); // nobody has waited for it
}

TEST_F(ThumbnailOf, AfterAHaltNothingIsToldAnyMore) {
    const QString path = written("a.json", writeStage(stage));
    Thumbnails thumbnails;
    int told = 0;
    QObject::connect(&thumbnails, &Thumbnails::drawn, [&] { ++told; });
    thumbnails.draw(QStringList(50, path), games(), size, 1);
    thumbnails.halt();
    Thumbnails others; // begun later, and drawn in as much time
    int toldOfOthers = 0;
    QObject::connect(&others, &Thumbnails::drawn, [&] { ++toldOfOthers; });
    others.draw(QStringList(5, path), games(), size, 1);
    EXPECT_TRUE(waitUntil([&] { return toldOfOthers == 5; }));
    EXPECT_EQ(told, 0);
}

} // namespace

} // namespace stagewright
