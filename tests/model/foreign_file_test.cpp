#include "model/exchange/exchange.h"
#include "model/foreign_file.h"
#include "tests/rulebook_stages.h"

#include <gtest/gtest.h>

namespace stagewright {
namespace {

struct Foreign {
    const char* name;
    QByteArray file;
    const char* what;
    const char* remedy;
};

const char* const madeFrom = "Choose the file that it was made from";
const char* const unpack = "Unpack it, and choose a file that is in it";
const char* const download = "Download the file itself, not the page that shows it";

/// A zip's first entry.
QByteArray zipOf(const QByteArray& name, const QByteArray& content = {}) {
    QByteArray header(30, '\0');
    header.replace(0, 4, "PK\x03\x04");
    header[26] = static_cast<char>(name.size());
    return header + name + content;
}

const std::vector<Foreign>& foreignFiles() {
    static const std::vector<Foreign> files{
        {"png", "\x89PNG\r\n\x1A\n", "this looks like a picture (PNG)", madeFrom},
        {"jpeg", "\xFF\xD8\xFF\xE0....JFIF", "this looks like a picture (JPEG)", madeFrom},
        {"gif", "GIF89a", "this looks like a picture (GIF)", madeFrom},
        {"webp", "RIFF....WEBPVP8 ", "this looks like a picture (WebP)", madeFrom},
        {"tiff", QByteArray("MM\0*", 4), "this looks like a picture (TIFF)", madeFrom},
        {"svg", "<?xml version=\"1.0\"?>\n<svg/>", "this looks like a picture (SVG)", madeFrom},
        {"pdf", "%PDF-1.4\n", "this looks like a document (PDF)", madeFrom},
        {"rtf", "{\\rtf1\\ansi}", "this looks like a document (RTF)", madeFrom},
        {"old_word", "\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1", "this looks like a document (Word, Excel)",
         madeFrom},
        {"excel", zipOf("[Content_Types].xml"), "this looks like a document (Word, Excel)",
         madeFrom},
        {"calc", zipOf("mimetype", "application/vnd.oasis.opendocument.spreadsheet"),
         "this looks like a document (OpenDocument)", madeFrom},
        {"xml", "<?xml version=\"1.0\"?><gpx/>", "this looks like a document (XML)", madeFrom},
        {"gzip", "\x1F\x8B\x08", "this looks like an archive (gzip)", unpack},
        {"bzip2", "BZh91AY&SY", "this looks like an archive (bzip2)", unpack},
        {"xz",
         "\xFD"
         "7zXZ",
         "this looks like an archive (xz)", unpack},
        {"zstd", "\x28\xB5\x2F\xFD", "this looks like an archive (zstd)", unpack},
        {"seven_zip", "7z\xBC\xAF\x27\x1C", "this looks like an archive (7z)", unpack},
        {"rar", "Rar!\x1A\x07", "this looks like an archive (RAR)", unpack},
        {"tar", QByteArray(257, 'x') + "ustar", "this looks like an archive (tar)", unpack},
        {"html", "\xEF\xBB\xBF\n<!DOCTYPE html>\n", "this looks like a web page (HTML)", download},
        {"script_on_a_page", "<html><pre>TileList = {{Number = '201a'}}</pre></html>",
         "this looks like a web page (HTML)", download},
        {"utf16_le", QByteArray("{\0\"\0t\0", 6),
         "this looks like UTF-16 without a byte order mark", "Save the text as UTF-8"},
        {"utf16_be", QByteArray("\0[\0{", 4), "this looks like UTF-16 without a byte order mark",
         "Save the text as UTF-8"},
    };
    return files;
}

class ForeignFiles : public testing::TestWithParam<Foreign> {};

TEST_P(ForeignFiles, AreCalledWhatTheyAreWhereAStageIsWanted) {
    const auto read = readStages(GetParam().file, games());
    ASSERT_FALSE(read.has_value());
    EXPECT_EQ(read.error().what.toStdString(), GetParam().what);
    EXPECT_EQ(read.error().remedy.toStdString(), GetParam().remedy);
}

INSTANTIATE_TEST_SUITE_P(All, ForeignFiles, testing::ValuesIn(foreignFiles()),
                         [](const auto& tested) { return std::string(tested.param.name); });

TEST(ForeignFile, WhatIsReadHereAndOtherNoiseIsNone) {
    for (const QByteArray& file :
         {QByteArray("{}"), QByteArray("[1]"), QByteArray("-- a < b"), QByteArray("<"),
          zipOf("pack.json"), zipOf("stages/1.json"), QByteArray("\xFF\xFE{\0", 4),
          QByteArray("7z"), QByteArray("II*")})
        EXPECT_FALSE(foreignFile(file).has_value()) << file.constData();
}

TEST(ForeignFile, WhatHoldsNothingIsSaidTo) {
    for (const QByteArray& file : {QByteArray(), QByteArray(" \n\t"),
                                   QByteArray("\xEF\xBB\xBF\r\n"), QByteArray(300, '\0')}) {
        const auto nothing = foreignFile(file);
        ASSERT_TRUE(nothing.has_value()) << file.size();
        EXPECT_EQ(nothing->what, QStringLiteral("there is nothing in it"));
    }
}

} // namespace
} // namespace stagewright
