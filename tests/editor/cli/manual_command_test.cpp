#include "editor/manual/manual.h"
#include "tests/editor/cli/program.h"

#include <QFile>
#include <QTemporaryDir>

#include <gtest/gtest.h>

namespace stagewright {

TEST(ManualCommand, WritesEachLanguageAsText) {
    for (const char* language : {"en", "pl", "fr", "de"}) {
        const QString code = QString::fromLatin1(language);
        const ProgramRun run =
            runProgram({QStringLiteral("manual"), QStringLiteral("--lang"), code});
        EXPECT_EQ(run.exitCode, 0);
        EXPECT_EQ(run.messages, "");
        EXPECT_EQ(QString::fromUtf8(run.output), manualText(readManual(code)));
    }
}

TEST(ManualCommand, WritesHtmlToAFile) {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("manual.html"));
    const ProgramRun run = runProgram({QStringLiteral("manual"), QStringLiteral("-o"), path,
                                       QStringLiteral("--lang"), QStringLiteral("pl")});
    EXPECT_EQ(run.exitCode, 0);
    EXPECT_EQ(run.output, "");
    QFile file(path);
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    const QString page = QString::fromUtf8(file.readAll());
    EXPECT_TRUE(page.startsWith(QStringLiteral("<!DOCTYPE html>\n<html lang=\"pl\">")));
    EXPECT_TRUE(page.contains(readManual(QStringLiteral("pl")).sections.back().title));
}

TEST(ManualCommand, SpeaksAsTheSystemDoesWhereNothingIsSaid) {
    const ProgramRun run =
        runProgram({QStringLiteral("manual")},
                   {QStringLiteral("LANG=de_DE.UTF-8"), QStringLiteral("LC_ALL=de_DE.UTF-8")});
    EXPECT_EQ(QString::fromUtf8(run.output), manualText(readManual(QStringLiteral("de"))));
}

TEST(ManualCommand, RefusesALanguageThatItLacksAndAFolderThatIsNotThere) {
    const ProgramRun unknown =
        runProgram({QStringLiteral("manual"), QStringLiteral("--lang"), QStringLiteral("xx")});
    EXPECT_EQ(unknown.exitCode, 2);
    EXPECT_TRUE(unknown.messages.contains("en, pl, fr, de"));
    const ProgramRun nowhere = runProgram(
        {QStringLiteral("manual"), QStringLiteral("-o"), QStringLiteral("/nowhere/manual.html")});
    EXPECT_EQ(nowhere.exitCode, 2);
    EXPECT_TRUE(nowhere.messages.contains("/nowhere/manual.html"));
}

} // namespace stagewright
