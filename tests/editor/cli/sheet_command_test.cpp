#include "tests/editor/cli/program.h"
#include "tests/editor/cli/temporary_files.h"
#include "tests/editor/rulebook_files.h"
#include "tests/editor/sheets/read_pdf.h"

#include <QRegularExpression>

namespace stagewright {

namespace {

class SheetCommand : public TemporaryFiles {
protected:
    /// Arguments with blanks between, behind file and output.
    ProgramRun sheet(const char* arguments, const QStringList& environment = {},
                     const QString& file = rally1ss1) const {
        return runProgram(QStringList{QStringLiteral("sheet"), file, QStringLiteral("-o"), out()} +
                              QString::fromLatin1(arguments).split(u' ', Qt::SkipEmptyParts),
                          environment);
    }
    QString out() const { return path("out.pdf"); }
};

TEST_F(SheetCommand, WritesThePagesThatAreNamed) {
    ASSERT_EQ(sheet("--pages rally,map,list,laying,notes,times").exitCode, 0);
    const QString text = pdfText(out());
    for (const char* heading : {"Timetable", "Driving direction", "Tile list", "Laying order",
                                "Roadbook", "Rally sheet", "Time card"})
        EXPECT_TRUE(text.contains(QLatin1StringView(heading))) << heading;
    ASSERT_EQ(sheet("--pages notes --only 1").exitCode, 0);
    EXPECT_EQ(pdfInfo(out(), "Pages"), QStringLiteral("1"));
}

TEST_F(SheetCommand, PrintsFewPagesWhereNothingIsChosen) {
    ASSERT_EQ(sheet("").exitCode, 0);
    EXPECT_EQ(pdfInfo(out(), "Pages"), QStringLiteral("1"));
    const QString sample =
        QStringLiteral(TEST_DATA_DIR "/../../resources/samples/rally1.rallypack");
    ASSERT_EQ(sheet("", {}, sample).exitCode, 0);
    EXPECT_EQ(pdfInfo(out(), "Pages"), QStringLiteral("6"));
    ASSERT_EQ(sheet("--stage 2", {}, sample).exitCode, 0);
    EXPECT_EQ(pdfInfo(out(), "Pages"), QStringLiteral("1"));
}

TEST_F(SheetCommand, TakesPaperScaleAndOverlap) {
    ASSERT_EQ(sheet("--pages map --paper letter --scale 1:2 --overlap 5").exitCode, 0);
    EXPECT_TRUE(pdfText(out(), 1).contains(QStringLiteral("5 mm")));
    EXPECT_TRUE(pdfInfo(out(), "Page size").contains(QStringLiteral("letter")));
    ASSERT_EQ(sheet("--pages map --scale true --tile 20").exitCode, 0);
    EXPECT_EQ(pdfInfo(out(), "Pages"), QStringLiteral("1"));
}

TEST_F(SheetCommand, SpeaksTheLanguageWanted) {
    ASSERT_EQ(sheet("--lang de --pages map").exitCode, 0);
    EXPECT_TRUE(pdfText(out()).contains(QStringLiteral("Seite 1 von 1")))
        << pdfText(out()).toStdString();
}

TEST_F(SheetCommand, SaysWhatItCannotUse) {
    for (const auto& [arguments, said] :
         std::initializer_list<std::pair<const char*, const char*>>{{"--pages nothing", "nothing"},
                                                                    {"--scale 1:0", "--scale"},
                                                                    {"--scale half", "--scale"},
                                                                    {"--overlap 99", "--overlap"},
                                                                    {"--margin x", "--margin"},
                                                                    {"--tile 1", "--tile"},
                                                                    {"--lang xx", "--lang"},
                                                                    {"--only 77", "no page 77"}}) {
        const ProgramRun run = sheet(arguments);
        EXPECT_EQ(run.exitCode, 2) << arguments;
        EXPECT_TRUE(run.messages.contains(said)) << arguments << ": " << run.messages.constData();
        EXPECT_FALSE(QFile::exists(out())) << arguments;
    }
}

TEST_F(SheetCommand, PrintsTheSameUnderEveryScreenScale) {
    // All bytes, from one start of the program to the next.
    const auto printed = [&](const char* screen) {
        EXPECT_EQ(sheet("--pages map,list,laying,notes", {QLatin1StringView(screen)}).exitCode, 0);
        return contentOf(out());
    };
    const QByteArray usual = printed("QT_SCALE_FACTOR=1");
    EXPECT_GT(usual.size(), 100'000);
    for (const char* screen :
         {"QT_SCALE_FACTOR=1.5", "QT_SCALE_FACTOR=2", "QT_FONT_DPI=144", "QT_FONT_DPI=200"})
        EXPECT_TRUE(printed(screen) == usual) << screen;
}

TEST_F(SheetCommand, AStageThatCannotBeDrivenIsPrintedWithoutTimes) {
    const QString file = write(R"({"title": "x", "game": "dirt", "tiles": [
        {"q": 0, "r": 0, "tile": "205a"}]})");
    const ProgramRun run = sheet("--pages rally,map,notes,times", {}, file);
    EXPECT_EQ(run.exitCode, 0);
    EXPECT_TRUE(run.messages.contains("no times")) << run.messages.constData();
    EXPECT_FALSE(pdfText(out()).contains(QStringLiteral("Timetable")));
}

} // namespace

} // namespace stagewright
