#include "model/pack/rally_pack.h"
#include "model/pack/rally_pack_reader.h"
#include "tests/editor/cli/program.h"
#include "tests/editor/cli/temporary_files.h"
#include "tests/editor/rulebook_files.h"
#include "tests/rulebook_stages.h"

#include <QDir>
#include <QImage>

namespace stagewright {
namespace {

using PackPreviewFile = TemporaryFiles;

TEST_F(PackPreviewFile, NewPacksOfTheCommandLineHaveOne) {
    for (const QStringList& arguments :
         {QStringList{QStringLiteral("convert"), rally1ss1, rally1ss2},
          QStringList{QStringLiteral("rally"), QStringLiteral("--new"), rally1ss1, rally1ss2}}) {
        const QString file = path("a.rallypack");
        const ProgramRun run = runProgram(arguments + QStringList{outputWord, file});
        ASSERT_EQ(run.exitCode, 0) << run.messages.constData();
        EXPECT_EQ(run.messages, "");
        const QImage image = QImage::fromData(loadRallyPack(file, games())->pack.preview, "PNG");
        EXPECT_EQ(std::max(image.width(), image.height()), 256);
    }
}

TEST_F(PackPreviewFile, ManyPacksIntoAFolderHaveNone) {
    QDir().mkpath(path("out"));
    const ProgramRun run =
        runProgram({QStringLiteral("convert"), rally1ss1, rally1ss2, outputWord, path("out"),
                    QStringLiteral("--to"), QStringLiteral("pack")});
    EXPECT_EQ(run.exitCode, 0) << run.messages.constData();
    const auto pack = loadRallyPack(path("out/rally1-ss1.rallypack"), games());
    ASSERT_TRUE(pack);
    EXPECT_TRUE(pack->pack.preview.isEmpty());
}

} // namespace
} // namespace stagewright
