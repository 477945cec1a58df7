#include "model/game/stage_file.h"
#include "tests/boards.h"
#include "tests/rulebook_stages.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>

#include <gtest/gtest.h>

// Stage files on the disk.

namespace stagewright {
namespace {

QByteArray bytesOf(const QString& path) {
    QFile file(path);
    EXPECT_TRUE(file.open(QIODevice::ReadOnly)) << path.toStdString();
    return file.readAll();
}

void write(const QString& path, const QByteArray& text) {
    QFile file(path);
    ASSERT_TRUE(file.open(QIODevice::WriteOnly)) << path.toStdString();
    ASSERT_EQ(file.write(text), text.size());
}

class SavedStage : public testing::Test {
protected:
    [[nodiscard]] QString at(const QString& name) const { return folder.filePath(name); }

    QTemporaryDir folder;
    QString path = folder.filePath(QStringLiteral("stage.json"));
    Stage small = board({{"217b", {0, 0}}});
    Stage large = board({{"217b", {0, 0}}, {"218a", {1, 0}}, {"219a", {2, 0}}});
};

TEST_F(SavedStage, LoadsAgain) {
    ASSERT_TRUE(saveStage(large, path).has_value());
    EXPECT_EQ(bytesOf(path), writeStage(large));
    EXPECT_TRUE(*loadStage(path, games()) == large);
}

TEST_F(SavedStage, ShorterStageLeavesNoTail) {
    ASSERT_TRUE(saveStage(large, path).has_value());
    ASSERT_TRUE(saveStage(small, path).has_value());
    EXPECT_EQ(bytesOf(path), writeStage(small));
    EXPECT_EQ(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden).size(), 1);
}

TEST_F(SavedStage, PermissionsStay) {
    ASSERT_TRUE(saveStage(large, path).has_value());
    for (const auto permissions : {QFile::ReadOwner | QFile::WriteOwner,
                                   QFile::ReadOwner | QFile::WriteOwner | QFile::ReadGroup |
                                       QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther}) {
        ASSERT_TRUE(QFile::setPermissions(path, permissions));
        const auto before = QFile::permissions(path);
        ASSERT_TRUE(saveStage(small, path).has_value());
        EXPECT_EQ(QFile::permissions(path), before);
    }
}

TEST_F(SavedStage, LinkStaysALinkAndItsTargetChanges) {
    ASSERT_TRUE(QDir(folder.path()).mkdir(QStringLiteral("far")));
    const QString target = at(QStringLiteral("far/target.json"));
    ASSERT_TRUE(saveStage(large, target).has_value());
    ASSERT_TRUE(QFile::setPermissions(target, QFile::ReadOwner | QFile::WriteOwner));
    const auto permissions = QFile::permissions(target);
    // Relative, and over a second link.
    ASSERT_TRUE(QFile::link(QStringLiteral("far/target.json"), at(QStringLiteral("second.json"))));
    ASSERT_TRUE(QFile::link(QStringLiteral("second.json"), path));
    ASSERT_TRUE(saveStage(small, path).has_value());
    EXPECT_TRUE(QFileInfo(path).isSymLink());
    EXPECT_TRUE(QFileInfo(at(QStringLiteral("second.json"))).isSymLink());
    EXPECT_FALSE(QFileInfo(target).isSymLink());
    EXPECT_EQ(bytesOf(target), writeStage(small));
    EXPECT_EQ(QFile::permissions(target), permissions);
}

TEST_F(SavedStage, TargetOfADanglingLinkIsMade) {
    const QString target = at(QStringLiteral("target.json"));
    ASSERT_TRUE(QFile::link(QStringLiteral("target.json"), at(QStringLiteral("second.json"))));
    ASSERT_TRUE(QFile::link(QStringLiteral("second.json"), path));
    const auto saved = saveStage(small, path);
    ASSERT_TRUE(saved.has_value()) << sentence(saved.error()).toStdString();
    EXPECT_TRUE(QFileInfo(path).isSymLink());
    EXPECT_TRUE(QFileInfo(at(QStringLiteral("second.json"))).isSymLink());
    EXPECT_EQ(bytesOf(target), writeStage(small));
}

TEST_F(SavedStage, AFileOfTheLongestNameIsReplaced) {
    // The name leaves no room for a longer one of a new file beside it.
    const QString longName = at(QString(250, u'x') + QStringLiteral(".json"));
    write(longName, "what was there before");
    const auto saved = saveStage(large, longName);
    ASSERT_TRUE(saved.has_value()) << sentence(saved.error()).toStdString();
    EXPECT_EQ(bytesOf(longName), writeStage(large));
    EXPECT_EQ(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden).size(), 1);
    const auto longer = saveStage(small, at(QString(256, u'x')));
    ASSERT_FALSE(longer.has_value());
    EXPECT_EQ(longer.error().what.toStdString(), "cannot be written: the name is too long");
    EXPECT_EQ(longer.error().file, at(QString(256, u'x')));
    EXPECT_EQ(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden).size(), 1);
}

TEST_F(SavedStage, PlacesWhereNothingCanBeSavedAreFaults) {
    EXPECT_FALSE(saveStage(small, at(QStringLiteral("missing/stage.json"))).has_value());
    EXPECT_FALSE(saveStage(small, folder.path()).has_value());
    write(path, "x");
    EXPECT_FALSE(saveStage(small, path + QStringLiteral("/stage.json")).has_value());
    EXPECT_EQ(bytesOf(path), "x");
}

TEST_F(SavedStage, FaultOfAFileNamesItAndWhatToDo) {
    const auto missing = loadStage(path, games());
    ASSERT_FALSE(missing.has_value());
    EXPECT_EQ(missing.error().file, path);
    EXPECT_FALSE(missing.error().remedy.isEmpty());
    const auto directory = loadStage(folder.path(), games());
    ASSERT_FALSE(directory.has_value());
    EXPECT_EQ(directory.error().what.toStdString(), "this is a folder");
    write(path, "{\"laps\": 0, \"tiles\": []}");
    EXPECT_EQ(sentence(loadStage(path, games()).error()).toStdString(),
              path.toStdString() + ": line 1, laps: must be a whole number from 1 to 100.");
}

TEST_F(SavedStage, FileOfMoreThanSixteenMegabytesIsRefused) {
    QByteArray text = writeStage(small);
    text.append(QByteArray(static_cast<qsizetype>(largestStageFile) - text.size(), ' '));
    write(path, text);
    EXPECT_TRUE(loadStage(path, games()).has_value());
    write(path, text + ' ');
    const auto stage = loadStage(path, games());
    ASSERT_FALSE(stage.has_value());
    EXPECT_EQ(stage.error().what.toStdString(), "the file is larger than can be read (16 MB)");
}

} // namespace
} // namespace stagewright
