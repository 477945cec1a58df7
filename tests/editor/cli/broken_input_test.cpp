#include "tests/editor/cli/program.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include <gtest/gtest.h>

namespace stagewright {

namespace {

/// Input that cannot be used, and what its message has to name beside the file.
struct Broken {
    const char* name;
    QByteArray text;
    QByteArray place;
};

QByteArray withTile(const QByteArray& tile) {
    return "{\n \"game\": \"dirt\",\n \"tiles\": [\n  {\"q\": 0, \"r\": 0, \"tile\": \"202a\"},\n"
           "  " +
           tile + "\n ]\n}\n";
}

const std::vector<Broken>& brokenFiles() {
    static const std::vector<Broken> files{
        {"empty", "", ""},
        {"no_json", "Rally 1, SS 1", "line 1"},
        {"cut_off", withTile("{\"q\": 1, \"r\":").left(90), "line"},
        {"top_is_a_list", "[1, 2]", "object"},
        {"no_tiles", "{\"title\": \"x\"}", "tiles"},
        {"tiles_is_text", "{\"tiles\": \"x\"}", "tiles"},
        {"title_is_a_number", "{\"title\": 1, \"tiles\": []}", "title"},
        {"tile_is_a_list", withTile("[1]"), "line 5, tiles[1]"},
        {"q_is_text", withTile("{\"q\": \"1\", \"r\": 0, \"tile\": \"205a\"}"),
         "line 5, tiles[1].q"},
        {"q_is_a_half", withTile("{\"q\": 0.5, \"r\": 0, \"tile\": \"205a\"}"),
         "line 5, tiles[1].q"},
        {"q_is_huge", withTile("{\"q\": 1e308, \"r\": 0, \"tile\": \"205a\"}"),
         "line 5, tiles[1].q"},
        {"q_is_beyond_huge", withTile("{\"q\": 1e309, \"r\": 0, \"tile\": \"205a\"}"), "line 5"},
        {"q_is_the_largest_int", withTile("{\"q\": 2147483647, \"r\": 0, \"tile\": \"205a\"}"),
         "line 5, tiles[1].q"},
        {"r_is_off_the_board", withTile("{\"q\": 1, \"r\": -10001, \"tile\": \"205a\"}"),
         "line 5, tiles[1].r"},
        {"rotation_is_seven", withTile("{\"q\": 1, \"r\": 0, \"tile\": \"205a\", \"rotation\": 7}"),
         "line 5, tiles[1].rotation"},
        {"tile_is_a_number", withTile("{\"q\": 1, \"r\": 0, \"tile\": 205}"), "tiles[1].tile"},
        {"tile_is_a_word", withTile("{\"q\": 1, \"r\": 0, \"tile\": \"hairpin!\"}"),
         "tiles[1].tile"},
        {"field_twice", withTile("{\"q\": 1, \"q\": 2, \"r\": 0, \"tile\": \"205a\"}"), "line 5"},
        {"newer_format", "{\"format\": 2, \"tiles\": []}", "format"},
        {"not_utf8", "{\"title\": \"\xff\xfe\", \"tiles\": []}", "line 1"},
        {"deep", QByteArray(1'000'000, '['), "line 1"},
        {"rubbish_20_mb", QByteArray(20'000'000, 'x'), "16 MB"},
        {"zeros_20_mb", QByteArray(20'000'000, '\0'), "there is nothing in it"},
    };
    return files;
}

class BrokenInput : public testing::TestWithParam<Broken> {
protected:
    QTemporaryDir folder_;
};

void expectRefusal(const ProgramRun& run, const QByteArray& file, const QByteArray& place) {
    EXPECT_EQ(run.exitCode, 2);
    EXPECT_EQ(run.output, "");
    EXPECT_EQ(run.messages.count('\n'), 1) << run.messages.constData();
    EXPECT_LT(run.messages.size(), 500);
    EXPECT_TRUE(run.messages.contains(file)) << run.messages.constData();
    EXPECT_TRUE(run.messages.contains(place)) << run.messages.constData();
}

TEST_P(BrokenInput, IsNamedInOneLine) {
    const QString path = folder_.filePath(QStringLiteral("broken stage.json"));
    QFile file(path);
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    ASSERT_EQ(file.write(GetParam().text), GetParam().text.size());
    file.close();
    const QString map = folder_.filePath(QStringLiteral("map.svg"));
    const QString sheet = folder_.filePath(QStringLiteral("sheet.pdf"));
    for (const QStringList& arguments : {QStringList{QStringLiteral("check"), path},
                                         {QStringLiteral("list"), path},
                                         {QStringLiteral("map"), path, outputWord, map},
                                         {QStringLiteral("sheet"), path, outputWord, sheet}})
        expectRefusal(runProgram(arguments), path.toUtf8(), GetParam().place);
    EXPECT_FALSE(QFile::exists(map));
    EXPECT_FALSE(QFile::exists(sheet));
}

INSTANTIATE_TEST_SUITE_P(Files, BrokenInput, testing::ValuesIn(brokenFiles()),
                         [](const auto& tested) { return std::string(tested.param.name); });

TEST(UnusableInput, NoSuchFile) {
    expectRefusal(runProgram({QStringLiteral("check"), QStringLiteral("/nowhere/a b.json")}),
                  "/nowhere/a b.json", "");
}

TEST(UnusableInput, AFolder) {
    const QTemporaryDir folder;
    expectRefusal(runProgram({QStringLiteral("check"), folder.path()}), folder.path().toUtf8(),
                  "folder");
}

TEST(UnusableInput, AFileNameCannotSteerTheTerminal) {
    const ProgramRun run =
        runProgram({QStringLiteral("check"), QStringLiteral("a\u001b[2J\nb.json")});
    EXPECT_EQ(run.exitCode, 2);
    EXPECT_FALSE(run.messages.contains('\x1b'));
    EXPECT_EQ(run.messages.count('\n'), 1);
}

TEST(GoodInput, ByteOrderMarkAndWindowsLineEndsAreRead) {
    QFile original(QStringLiteral(TEST_DATA_DIR "/dirt-rulebook/rally1-ss1.json"));
    ASSERT_TRUE(original.open(QIODevice::ReadOnly));
    const QTemporaryDir folder;
    QFile copy(folder.filePath(QStringLiteral("windows.json")));
    ASSERT_TRUE(copy.open(QIODevice::WriteOnly));
    copy.write("\xef\xbb\xbf" + original.readAll().replace("\n", "\r\n"));
    copy.close();
    const ProgramRun run = runProgram({QStringLiteral("check"), copy.fileName()});
    EXPECT_EQ(run.exitCode, 0) << run.messages.constData();
}

} // namespace

} // namespace stagewright
