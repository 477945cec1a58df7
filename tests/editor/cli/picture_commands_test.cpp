#include "tests/editor/cli/program.h"
#include "tests/editor/files.h"
#include "tests/editor/rulebook_files.h"

#include <QDir>
#include <QFile>
#include <QImage>
#include <QTemporaryDir>

#include <gtest/gtest.h>

#include <cmath>

namespace stagewright {

namespace {

class PictureCommand : public testing::Test {
protected:
    QString path(const char* name) const { return folder_.filePath(QLatin1StringView(name)); }

    QString write(const char* name, const QByteArray& text) const {
        QFile file(path(name));
        EXPECT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(text);
        return file.fileName();
    }

    QStringList files() const { return QDir(folder_.path()).entryList(QDir::Files | QDir::Hidden); }

private:
    QTemporaryDir folder_;
};

/// What is not white.
QRect inked(const QImage& image) {
    QRect box;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            if (image.pixel(x, y) != qRgb(255, 255, 255))
                box |= QRect(x, y, 1, 1);
    return box;
}

TEST_F(PictureCommand, WritesQuietlyAndNeedsNoDisplay) {
    for (const char* name : {"map.svg", "map.png", "map.pdf", "MAP.PDF"}) {
        const ProgramRun run =
            runProgram({QStringLiteral("map"), rally1ss1, outputWord, path(name)});
        EXPECT_EQ(run.exitCode, 0) << name;
        EXPECT_EQ(run.output, "") << name;
        EXPECT_EQ(run.messages, "") << name;
        EXPECT_GT(contentOf(path(name)).size(), 10'000) << name;
    }
    EXPECT_TRUE(contentOf(path("map.pdf")).startsWith("%PDF-"));
    EXPECT_TRUE(contentOf(path("map.svg")).contains("<svg"));
}

TEST_F(PictureCommand, ARegularHexStaysRegular) {
    const QString file = write("one.json", R"({"tiles": [{"q": 5, "r": 7, "tile": "205a"}]})");
    const ProgramRun run = runProgram({QStringLiteral("map"), file, outputWord, path("one.png"),
                                       QStringLiteral("--pixels"), QStringLiteral("1000")});
    ASSERT_EQ(run.exitCode, 0) << run.messages.constData();
    const QRect hex = inked(QImage(path("one.png")));
    EXPECT_NEAR(hex.width(), 1000, 10);
    EXPECT_NEAR(hex.width() / static_cast<double>(hex.height()), 2 / std::sqrt(3.0), 0.005);
}

TEST_F(PictureCommand, AMapAsSvgHasTheTilesTrueSize) {
    const QString file = write("one.json", R"({"tiles": [{"q": 0, "r": 0, "tile": "205a"}]})");
    ASSERT_EQ(runProgram({QStringLiteral("map"), file, outputWord, path("one.svg")}).exitCode, 0);
    const QString svg = QString::fromUtf8(contentOf(path("one.svg")));
    // 105 mm between opposite edges, and 3 mm around.
    EXPECT_TRUE(svg.contains(QStringLiteral("viewBox=\"0 0 1272.44 1110\"")))
        << svg.left(300).toStdString();
    const double height =
        svg.section(QStringLiteral("height=\""), 1).section(u'm', 0, 0).toDouble();
    EXPECT_NEAR(height, 111, 0.05);
}

/// What a picture says, in the order of drawing.
QByteArrayList labelsIn(const QByteArray& svg) {
    QByteArrayList labels;
    const QByteArray label("aria-label=\"");
    for (qsizetype at = svg.indexOf(label); at >= 0; at = svg.indexOf(label, at + 1)) {
        const qsizetype begin = at + label.size();
        labels << svg.mid(begin, svg.indexOf('"', begin) - begin);
    }
    return labels;
}

TEST_F(PictureCommand, AMapShowsWhatIsWanted) {
    const QString file = write("two.json", R"({"title": "Col", "author": "Ada", "tiles": [
        {"q": 0, "r": 0, "tile": "202a"}, {"q": 0, "r": -1, "tile": "205a"}]})");
    const auto labels = [&](const QStringList& more) {
        const ProgramRun run = runProgram(
            QStringList{QStringLiteral("map"), file, outputWord, path("two.svg")} + more);
        EXPECT_EQ(run.exitCode, 0) << run.messages.constData();
        return labelsIn(contentOf(path("two.svg")));
    };
    const QString show = QStringLiteral("--show");
    const auto usual = labels({});
    EXPECT_TRUE(usual.startsWith("Col")) << usual.join('|').constData();
    EXPECT_TRUE(usual.contains("by Ada"));
    EXPECT_TRUE(usual.contains("205a"));
    EXPECT_EQ(labels({show, QStringLiteral("map")}), QByteArrayList());
    EXPECT_EQ(labels({show, QStringLiteral("tiles")}),
              (QByteArrayList{"Tiles: 2 · Rallyman: DIRT", "202a", "205a"}));
    EXPECT_TRUE(labels({show, QStringLiteral("title, legend")}).contains("Start"));
    const ProgramRun wrong = runProgram({QStringLiteral("map"), file, outputWord, path("x.svg"),
                                         show, QStringLiteral("title,clouds")});
    EXPECT_EQ(wrong.exitCode, 2);
    EXPECT_TRUE(wrong.messages.contains("\"clouds\" cannot be shown"))
        << wrong.messages.constData();
    EXPECT_TRUE(wrong.messages.contains("legend")) << wrong.messages.constData();
}

TEST_F(PictureCommand, TheGroundOfAMapIsWhiteOrTransparent) {
    const QString file = write("one.json", R"({"tiles": [{"q": 0, "r": 0, "tile": "205a"}]})");
    const auto cornerOf = [&](const QString& ground) {
        const ProgramRun run = runProgram({QStringLiteral("map"), file, outputWord, path("one.png"),
                                           QStringLiteral("--ground"), ground});
        EXPECT_EQ(run.exitCode, 0) << run.messages.constData();
        return QImage(path("one.png")).pixelColor(0, 0);
    };
    EXPECT_EQ(cornerOf(QStringLiteral("white")), QColor(Qt::white));
    EXPECT_EQ(cornerOf(QStringLiteral("transparent")).alpha(), 0);
    const ProgramRun wrong = runProgram({QStringLiteral("map"), file, outputWord, path("x.png"),
                                         QStringLiteral("--ground"), QStringLiteral("red")});
    EXPECT_EQ(wrong.exitCode, 2);
    EXPECT_TRUE(wrong.messages.contains("--ground takes white or transparent"))
        << wrong.messages.constData();
}

TEST_F(PictureCommand, RefusesAPictureOfTooManyPixels) {
    const QString file = write("far.json", R"({"tiles": [
        {"q": -10000, "r": 0, "tile": "205a"}, {"q": 10000, "r": 0, "tile": "205a"}]})");
    const ProgramRun png = runProgram({QStringLiteral("map"), file, outputWord, path("far.png")});
    EXPECT_EQ(png.exitCode, 2);
    EXPECT_TRUE(png.messages.contains("32767")) << png.messages.constData();
    const ProgramRun pdf = runProgram({QStringLiteral("map"), file, outputWord, path("far.pdf")});
    EXPECT_EQ(pdf.exitCode, 2);
    EXPECT_TRUE(pdf.messages.contains("508 cm")) << pdf.messages.constData();
    EXPECT_EQ(runProgram({QStringLiteral("map"), file, outputWord, path("far.svg")}).exitCode, 0);
    EXPECT_EQ(runProgram({QStringLiteral("sheet"), file, outputWord, path("sheet.pdf")}).exitCode,
              0);
    EXPECT_EQ(files(), (QStringList{QStringLiteral("far.json"), QStringLiteral("far.svg"),
                                    QStringLiteral("sheet.pdf")}));
}

TEST_F(PictureCommand, AnEmptyStageIsNotDrawn) {
    const QString file = write("empty.json", R"({"title": "x", "tiles": []})");
    for (const char* command : {"map", "sheet"}) {
        const ProgramRun run =
            runProgram({QLatin1StringView(command), file, outputWord, path("out.pdf")});
        EXPECT_EQ(run.exitCode, 2) << command;
        EXPECT_TRUE(run.messages.contains("nothing is laid")) << run.messages.constData();
    }
    EXPECT_EQ(files(), QStringList{QStringLiteral("empty.json")});
}

TEST_F(PictureCommand, LeavesNothingWhereItCannotWrite) {
    const QString lost = path("missing folder/out.pdf");
    for (const QStringList& arguments :
         {QStringList{QStringLiteral("map"), rally1ss1, outputWord, lost},
          {QStringLiteral("sheet"), rally1ss1, outputWord, lost},
          {QStringLiteral("tiles"), outputWord, lost}}) {
        const ProgramRun run = runProgram(arguments);
        EXPECT_EQ(run.exitCode, 2);
        EXPECT_EQ(run.messages.count('\n'), 1) << run.messages.constData();
        EXPECT_TRUE(run.messages.contains(lost.toUtf8())) << run.messages.constData();
    }
    // A folder that bears the file's name.
    const QString folder = path("folder.pdf");
    ASSERT_TRUE(QDir().mkdir(folder));
    const ProgramRun run = runProgram({QStringLiteral("sheet"), rally1ss1, outputWord, folder});
    EXPECT_EQ(run.exitCode, 2);
    EXPECT_TRUE(run.messages.contains("folder")) << run.messages.constData();
    EXPECT_EQ(files(), QStringList());
}

TEST_F(PictureCommand, KeepsTheOldFileWhereTheDiskIsFull) {
    for (const char* name : {"old.pdf", "old.svg", "old.png"}) {
        const QString old = write(name, "old");
        // No file may grow beyond a few kilobytes.
        const ProgramRun run = runTool(
            QStringLiteral("/bin/sh"),
            {QStringLiteral("-c"), QStringLiteral("trap '' XFSZ; ulimit -f 8; exec \"$0\" \"$@\""),
             QStringLiteral(STAGEWRIGHT_PROGRAM), QStringLiteral("map"), rally1ss1, outputWord,
             old});
        EXPECT_EQ(run.exitCode, 2) << name;
        EXPECT_EQ(run.messages.count('\n'), 1) << run.messages.constData();
        EXPECT_TRUE(run.messages.contains(old.toUtf8())) << run.messages.constData();
        EXPECT_EQ(contentOf(old), "old") << name;
    }
    EXPECT_EQ(files().size(), 3);
}

TEST_F(PictureCommand, DrawsTheTilesOfABox) {
    const ProgramRun run = runProgram({QStringLiteral("tiles"), QStringLiteral("--box"),
                                       QStringLiteral("dirt-rx"), outputWord, path("rx.pdf")});
    ASSERT_EQ(run.exitCode, 0) << run.messages.constData();
    EXPECT_EQ(run.messages, "");
    const ProgramRun text =
        runTool(QStringLiteral("pdftotext"), {path("rx.pdf"), QStringLiteral("-")});
    for (int number = 401; number <= 415; ++number)
        for (const char side : {'a', 'b'})
            EXPECT_TRUE(text.output.contains(QByteArray::number(number) + side)) << number << side;
    EXPECT_FALSE(text.output.contains("205a"));
}

TEST_F(PictureCommand, MonoIsGrey) {
    const QString grey = QStringLiteral("--mono");
    ASSERT_EQ(runProgram({QStringLiteral("tiles"), QStringLiteral("--box"),
                          QStringLiteral("dirt-climb"), grey, outputWord, path("mono.png")})
                  .exitCode,
              0);
    const QImage image(path("mono.png"));
    ASSERT_FALSE(image.isNull());
    EXPECT_TRUE(image.allGray());
    EXPECT_FALSE(inked(image).isNull());
}

} // namespace

} // namespace stagewright
