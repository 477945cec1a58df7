#include "editor/hextiles/sheets/stage_code_mark.h"
#include "model/exchange/exchange.h"
#include "tests/editor/cli/program.h"
#include "tests/editor/rulebook_files.h"
#include "tests/editor/sheets/read_pdf.h"
#include "tests/editor/sheets/sheet_files.h"

#include <QRegularExpression>

namespace stagewright {
namespace {

/// The code of a stage on its maps, read off the page by another program as a telephone does.
class StageCodeOnPaper : public SheetFiles {
protected:
    static SheetPlan planOf(SheetPart part, QPageSize::PageSizeId paper = QPageSize::A4) {
        SheetPlan plan{{part}, {paper}};
        plan.codes = true;
        return plan;
    }

    QByteArray readOff(const QString& pdf, int dotsPerInch) const {
        const ProgramRun run =
            runTool(QStringLiteral("zbarimg"), {QStringLiteral("--quiet"), QStringLiteral("--raw"),
                                                pdfPicture(pdf, 1, dotsPerInch)});
        return run.output.trimmed();
    }

    static QByteArray codeOf(const Stage& stage) {
        return writeStages(std::span(&stage, 1), {}, Format::Code, games())
            ->text.simplified()
            .replace(' ', "");
    }
};

TEST_F(StageCodeOnPaper, IsReadOffPageAndMapOfEachPaper) {
    const Stage stage = stageFrom(QStringLiteral("dirt-rulebook/rally1-ss1.json"));
    for (const SheetPart part : {SheetPart::Stage, SheetPart::Map})
        for (const auto paper : {QPageSize::A4, QPageSize::Letter}) {
            const QString pdf = write(sheetSubject(stage, games(), {}), planOf(part, paper));
            EXPECT_EQ(readOff(pdf, 150), codeOf(stage)) << static_cast<int>(part) << paper;
        }
}

/// As on paper of half the size: two pages on one.
TEST_F(StageCodeOnPaper, IsReadWhereThePageIsPrintedSmall) {
    const Stage stage = stageFrom(QStringLiteral("dirt-rulebook/rally3-ss3.json"));
    const QString pdf = write(sheetSubject(stage, games(), {}), planOf(SheetPart::Stage));
    EXPECT_EQ(readOff(pdf, 110), codeOf(stage));
    EXPECT_EQ(readOff(pdf, 600), codeOf(stage));
}

TEST_F(StageCodeOnPaper, StandsThereAsTextTooWhichIsReadAgain) {
    const Stage stage = stageFrom(QStringLiteral("dirt-rulebook/rally1-ss1.json"));
    const QString text = pdfText(write(sheetSubject(stage, games(), {}), planOf(SheetPart::Stage)));
    static const QRegularExpression code(QStringLiteral("Code: ([0-9A-Z ]+)"));
    const QString said = code.match(text).captured(1);
    const auto again = readStages(said.left(codeOf(stage).size() * 6 / 5).toUtf8(), games());
    ASSERT_TRUE(again) << said.toStdString();
    EXPECT_EQ(again->stages.front().layout, stage.layout);
}

TEST_F(StageCodeOnPaper, IsTheOneOfTheFileHoweverTheStageIsTurnedOnTheTable) {
    const Stage stage = stageFrom(QStringLiteral("dirt-rulebook/rally1-ss2.json"));
    EXPECT_EQ(QString(stageCodeMark(stage, games())->text).remove(u' ').toLatin1(), codeOf(stage));
}

TEST_F(StageCodeOnPaper, IsNotThereUnlessItIsAskedForNorForGamesWithoutOne) {
    const Stage stage = stageFrom(QStringLiteral("dirt-rulebook/rally1-ss1.json"));
    const QString bare = write(sheetSubject(stage, games(), {}), SheetPlan{{SheetPart::Stage}});
    EXPECT_EQ(readOff(bare, 150), "");
    EXPECT_FALSE(pdfText(bare).contains(QStringLiteral("Code:")));
    Stage other = chain(3, {0, 1});
    other.info.game = QStringLiteral("of-mine");
    EXPECT_EQ(stageCodeMark(other, games()), nullptr);
}

TEST_F(StageCodeOnPaper, OneThatWouldLeaveTheMapNoRoomIsLeftOut) {
    EXPECT_NE(stageCodeMark(chain(100, {0, 1}), games()), nullptr);
    EXPECT_EQ(stageCodeMark(chain(900, {0, 1}), games()), nullptr);
}

} // namespace
} // namespace stagewright
