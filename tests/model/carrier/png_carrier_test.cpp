#include "model/carrier/carrier.h"
#include "model/pack/rally_pack.h"
#include "tests/model/carrier/carriers.h"

#include <gtest/gtest.h>

namespace stagewright {
namespace {

const QByteArray keywordOfRally("Stagewright rally\0", 18);

QByteArray zlibStream(const QByteArray& bytes) {
    return qCompress(bytes).sliced(4);
}

QByteArray zippedText(const QByteArray& text) {
    return pngChunk("zTXt", keywordOfRally + QByteArray(1, '\0') + zlibStream(text));
}

TEST(PngCarrier, ReadsTheTextChunksOfOtherPrograms) {
    const QByteArray text = smallPack().toBase64();
    const QByteArray before = pngChunk("tEXt", QByteArray("Title\0A rally", 13));
    EXPECT_EQ(carriedIn(smallPng(before + pngChunk("tEXt", keywordOfRally + text))), smallPack());
    EXPECT_EQ(carriedIn(smallPng(before + zippedText(text))), smallPack());
    EXPECT_EQ(carriedIn(smallPng(
                  pngChunk("iTXt", keywordOfRally + QByteArray("\0\0en\0Rally\0", 11) + text))),
              smallPack());
    EXPECT_EQ(carriedIn(smallPng(
                  pngChunk("iTXt", keywordOfRally + QByteArray("\1\0\0\0", 4) + zlibStream(text)))),
              smallPack());
    // Lines as they are in letters, and behind the pixels.
    QByteArray lines = text;
    for (qsizetype at = 76; at < lines.size(); at += 78)
        lines.insert(at, "\r\n");
    QByteArray late = smallPng();
    late.insert(late.size() - 12, zippedText(lines));
    EXPECT_EQ(carriedIn(late), smallPack());
}

TEST(PngCarrier, AnotherTextIsNone) {
    EXPECT_EQ(carriedIn(smallPng(pngChunk("tEXt", "Stagewright rally of mine"))), QByteArray());
    EXPECT_EQ(carriedIn(smallPng(pngChunk("teXt", keywordOfRally + smallPack().toBase64()))),
              QByteArray());
    EXPECT_EQ(carriedIn(smallPng().first(40)), QByteArray()); // cut off, but nothing was there
}

TEST(PngCarrier, ADamagedOneSaysWhere) {
    const QByteArray text = smallPack().toBase64();
    const char* damaged = "chunk zTXt at byte 33: the rally that the file carries is damaged";
    QByteArray wrongCheck = smallPng(zippedText(text));
    wrongCheck[33 + 8 + 40] = static_cast<char>(wrongCheck[33 + 8 + 40] ^ 1);
    EXPECT_EQ(carriedFault(wrongCheck), damaged);
    EXPECT_EQ(carriedFault(smallPng(zippedText("no base64!"))), damaged);
    EXPECT_EQ(carriedFault(smallPng(zippedText({}))), damaged);
    EXPECT_EQ(carriedFault(smallPng(pngChunk("zTXt", keywordOfRally))), damaged);
    EXPECT_EQ(carriedFault(smallPng(
                  pngChunk("zTXt", keywordOfRally + QByteArray("\1", 1) + zlibStream(text)))),
              damaged);
    const QByteArray halfStream = zlibStream(text).first(zlibStream(text).size() / 2);
    EXPECT_EQ(
        carriedFault(smallPng(pngChunk("zTXt", keywordOfRally + QByteArray(1, '\0') + halfStream))),
        damaged);
    for (const QByteArray& head : {QByteArray(), QByteArray("\0", 1), QByteArray("\0\0en", 4)})
        EXPECT_EQ(carriedFault(smallPng(pngChunk("iTXt", keywordOfRally + head))),
                  "chunk iTXt at byte 33: the rally that the file carries is damaged");
}

TEST(PngCarrier, OneThatIsCutOffSaysSo) {
    const QByteArray whole = smallPng(zippedText(smallPack().toBase64()));
    EXPECT_EQ(carriedFault(whole.first(200)), "byte 33: the picture ends before its end");
    QByteArray longChunk = whole;
    longChunk.replace(33, 4, "\x7F\xFF\xFF\xFF");
    EXPECT_EQ(carriedFault(longChunk), "byte 33: the picture ends before its end");
}

TEST(PngCarrier, WhichOfTwoIsMeantIsNotGuessed) {
    const QByteArray chunk = zippedText(smallPack().toBase64());
    EXPECT_EQ(carriedFault(smallPng(chunk + chunk)),
              "chunk zTXt at byte " + std::to_string(33 + chunk.size()) +
                  ": the file carries a second rally, and which is meant cannot be told");
}

TEST(PngCarrier, NoMoreIsUnpackedThanAPackMayHold) {
    const QByteArray bomb = zippedText(QByteArray(3 * largestPack / 2, 'A'));
    ASSERT_LT(bomb.size(), 200'000);
    EXPECT_EQ(carriedFault(smallPng(bomb)), "chunk zTXt at byte 33: what the file carries is "
                                            "larger than a pack may be (66 MB)");
}

} // namespace
} // namespace stagewright
