#include "model/carrier/carrier.h"
#include "model/pack/rally_pack.h"
#include "tests/model/carrier/carriers.h"
#include "tests/model/pack/zip_maker.h"

#include <gtest/gtest.h>

namespace stagewright {
namespace {

QByteArray flate(const QByteArray& bytes) {
    return pdfStream("/Type /EmbeddedFile /Filter /FlateDecode", qCompress(bytes).sliced(4));
}

TEST(PdfCarrier, ReadsAttachmentsHoweverTheyAreWritten) {
    EXPECT_EQ(carriedIn(smallPdf({flate(smallPack())})), smallPack());
    EXPECT_EQ(carriedIn(smallPdf({pdfStream("/Type /EmbeddedFile", smallPack())})), smallPack());
    // Its length stands elsewhere; lines end as they do on other systems.
    QByteArray elsewhere = flate(smallPack());
    elsewhere.replace("/Length ", "/Length 9 0 R /Was ");
    elsewhere.replace("stream\n", "stream\r\n");
    EXPECT_EQ(carriedIn(smallPdf({elsewhere})), smallPack());
    QByteArray wrong = pdfStream("/Type /EmbeddedFile", smallPack());
    wrong.replace("/Length ", "/Length 99");
    EXPECT_EQ(carriedIn(smallPdf({wrong})),
              smallPack() + '\n'); // a zip may have something behind it
}

TEST(PdfCarrier, OtherAttachmentsAreLeftAlone) {
    const QByteArray office = bytesOf({{{"word/document.xml", "<w:document/>"}}});
    const QByteArray picture = pdfStream("/Filter /DCTDecode", "\xFF\xD8\xFF");
    EXPECT_EQ(carriedIn(smallPdf({flate(office), picture, pdfStream("", "1 0 0 RG"),
                                  flate(smallPack()), flate("text, and no zip")})),
              smallPack());
    EXPECT_EQ(carriedIn(smallPdf({flate(office)})), QByteArray());
    EXPECT_EQ(carriedIn(smallPdf()), QByteArray());
    // A pack within a page's text is none: it is not where a stream begins.
    EXPECT_EQ(carriedIn(smallPdf({pdfStream("", "x\n9 0 obj\n" + flate(smallPack()))})),
              QByteArray());
}

TEST(PdfCarrier, ADamagedOneSaysWhere) {
    const QByteArray whole = smallPdf({flate(smallPack())});
    const auto at = whole.indexOf("stream\n") + 7;
    const std::string place = "attachment at byte " + std::to_string(at);
    EXPECT_EQ(carriedFault(whole.first(at + 100)),
              place + ": the rally that the file carries is damaged");
    QByteArray spoilt = whole;
    spoilt[at + 300] = static_cast<char>(spoilt[at + 300] ^ 0x55);
    EXPECT_EQ(carriedFault(spoilt), place + ": the rally that the file carries is damaged");
}

TEST(PdfCarrier, AnEncryptedOneSaysSo) {
    EXPECT_EQ(carriedFault(smallPdf({flate("scrambled")}, "/Encrypt 5 0 R")),
              ": the document is encrypted, so that what it carries cannot be read");
    // Whose attachments are not is read.
    EXPECT_EQ(carriedIn(smallPdf({flate(smallPack())}, "/Encrypt 5 0 R")), smallPack());
}

TEST(PdfCarrier, WhichOfTwoIsMeantIsNotGuessed) {
    EXPECT_NE(carriedFault(smallPdf({flate(smallPack()), flate(smallPack())}))
                  .find(": the file carries a second rally, and which is meant cannot be told"),
              std::string::npos);
}

TEST(PdfCarrier, NoMoreIsUnpackedThanAPackMayHold) {
    const QByteArray bomb = flate(smallPack() + QByteArray(largestPack, '\0'));
    ASSERT_LT(bomb.size(), 200'000);
    EXPECT_NE(carriedFault(smallPdf({bomb})).find("larger than a pack may be (66 MB)"),
              std::string::npos);
    // Nor in all of many together.
    const QByteArray half =
        flate(bytesOf({{{"a.txt", QByteArray(1000, 'a')}}}) + QByteArray(largestPack / 2, '\0'));
    EXPECT_NE(carriedFault(smallPdf({half, half, half})).find("larger than a pack may be (66 MB)"),
              std::string::npos);
}

TEST(PdfCarrier, FilesThatAreHardlyPdfEndWithoutAnswer) {
    for (const QByteArray& file :
         {QByteArray("%PDF-"), QByteArray("%PDF-1.4\nstream"), QByteArray("%PDF-1.4\nstream\n"),
          QByteArray("%PDF- obj stream\n"),
          QByteArray("%PDF- obj /Length 99999999999 stream\r\nPK"),
          QByteArray("%PDF- obj /Length stream\n") + QByteArray("stream\n").repeated(1000)})
        EXPECT_EQ(carriedIn(file), QByteArray()) << file.toStdString();
}

} // namespace
} // namespace stagewright
