#include "tests/editor/cli/program.h"
#include "tests/editor/sheets/read_pdf.h"
#include "tests/editor/sheets/sheet_files.h"
#include "tests/model/rally/rallies.h"

#include <QRegularExpression>

#include <map>

namespace stagewright {

namespace {

class PickingList : public SheetFiles, public testing::WithParamInterface<int> {};

/// How many of each tile side.
using Counts = std::map<QString, int>;

/// As `stagewright list` says them.
Counts listed(const QString& file) {
    Counts counts;
    const ProgramRun run = runProgram({QStringLiteral("list"), QStringLiteral("--csv"), file});
    EXPECT_EQ(run.exitCode, 0);
    const QStringList lines = QString::fromUtf8(run.output).split(QStringLiteral("\r\n"));
    for (const QString& line : lines.sliced(1)) // below the heads
        if (const QStringList fields = line.split(u','); fields.size() > 2)
            counts[fields[0] + fields[1]] += fields[2].toInt();
    return counts;
}

/// As a page of the sheets has those of its stage, in rows of number, side and count. What goes
/// back into the boxes is another matter, and stands last.
Counts printed(const QString& whole) {
    const qsizetype end = whole.indexOf(QStringLiteral("back into the boxes"));
    const QString page = end < 0 ? whole : whole.first(whole.lastIndexOf(u'\n', end));
    static const QRegularExpression row(QStringLiteral("\\b(\\d{3}) *([a-z]) +(\\d+)\\b"));
    Counts counts;
    auto found = row.globalMatch(page);
    while (found.hasNext()) {
        const auto fields = found.next();
        counts[fields.captured(1) + fields.captured(2)] += fields.captured(3).toInt();
    }
    return counts;
}

TEST_P(PickingList, HasTheTilesThatTheCommandLists) {
    const QStringList pages =
        pdfPages(write(sheetSubject(rulebookRally(GetParam()), games(), {}), {{SheetPart::List}}));
    ASSERT_EQ(pages.size(), 3);
    for (int stage = 1; stage <= 3; ++stage) {
        const Counts expected =
            listed(QStringLiteral(TEST_DATA_DIR "/dirt-rulebook/rally%1-ss%2.json")
                       .arg(GetParam())
                       .arg(stage));
        EXPECT_GT(expected.size(), 8U);
        EXPECT_EQ(printed(pages[stage - 1]), expected) << pages[stage - 1].toStdString();
    }
}

INSTANTIATE_TEST_SUITE_P(Rulebook, PickingList, testing::Range(1, 7));

} // namespace

} // namespace stagewright
