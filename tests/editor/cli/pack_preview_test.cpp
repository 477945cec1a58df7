#include "model/pack/rally_pack.h"
#include "tests/editor/cli/program.h"
#include "tests/editor/cli/temporary_files.h"
#include "tests/rulebook_stages.h"

#include <QDir>
#include <QImage>

namespace stagewright {
namespace {

const QString o = QStringLiteral("-o");
const QString rally1 = QStringLiteral(TEST_DATA_DIR "/dirt-rulebook/rally1-ss1.json");
const QString rally2 = QStringLiteral(TEST_DATA_DIR "/dirt-rulebook/rally1-ss2.json");

using PackPreviewFile = TemporaryFiles;

TEST_F(PackPreviewFile, NewPacksOfTheCommandLineHaveOne) {
    for (const QStringList& arguments :
         {QStringList{QStringLiteral("convert"), rally1, rally2},
          QStringList{QStringLiteral("rally"), QStringLiteral("--new"), rally1, rally2}}) {
        const QString file = path("a.rallypack");
        const ProgramRun run = runProgram(arguments + QStringList{o, file});
        ASSERT_EQ(run.exitCode, 0) << run.messages.constData();
        EXPECT_EQ(run.messages, "");
        const QImage image = QImage::fromData(loadRallyPack(file, games())->pack.preview, "PNG");
        EXPECT_EQ(std::max(image.width(), image.height()), 256);
    }
}

TEST_F(PackPreviewFile, ManyPacksIntoAFolderHaveNone) {
    QDir().mkpath(path("out"));
    const ProgramRun run = runProgram({QStringLiteral("convert"), rally1, rally2, o, path("out"),
                                       QStringLiteral("--to"), QStringLiteral("pack")});
    EXPECT_EQ(run.exitCode, 0) << run.messages.constData();
    const auto pack = loadRallyPack(path("out/rally1-ss1.rallypack"), games());
    ASSERT_TRUE(pack);
    EXPECT_TRUE(pack->pack.preview.isEmpty());
}

} // namespace
} // namespace stagewright
