#include "editor/sheets/document_data.h"
#include "editor/sheets/picture_file.h"

#include <QXmlStreamReader>

#include <gtest/gtest.h>

namespace stagewright {

namespace {

/// The text of the list item within an element, however deep.
QString itemOf(const QByteArray& packet, const QString& element) {
    QXmlStreamReader xml(packet);
    bool within = false;
    while (!xml.atEnd()) {
        xml.readNext();
        if (xml.isStartElement() && xml.name() == element)
            within = true;
        if (within && xml.isStartElement() && xml.name() == QLatin1StringView("li"))
            return xml.readElementText();
    }
    EXPECT_FALSE(xml.hasError()) << xml.errorString().toStdString();
    return {};
}

} // namespace

TEST(DocumentData, SaysTitleAndAuthorWhateverTheyHold) {
    const QString title = QStringLiteral("Łódź <&> \"Ελλάδα\"");
    const QString author = QStringLiteral("Jo & Co\x01");
    const QByteArray packet = documentData(title, author);
    EXPECT_EQ(itemOf(packet, QStringLiteral("title")), title);
    EXPECT_EQ(itemOf(packet, QStringLiteral("creator")), QStringLiteral("Jo & Co"));
}

TEST(DocumentData, HalvesOfLettersAreLeftOut) {
    const QString half(QChar(0xd83d));
    const QString flag = QStringLiteral("🏁");
    for (const QString& title : {u'a' + half + u'b', half + flag, flag + half})
        for (const QByteArray& packet : {documentData(title, {}), documentData({}, title)}) {
            EXPECT_TRUE(QUtf8StringView(packet).isValidUtf8());
            const QString read =
                itemOf(packet, packet.contains("creator>") ? QStringLiteral("creator")
                                                           : QStringLiteral("title"));
            EXPECT_EQ(read, title.contains(flag) ? flag : QStringLiteral("ab"));
        }
}

TEST(DocumentData, APictureWithHalfALetterInItsTitleIsWellFormed) {
    const Picture picture{
        u'a' + QString(QChar(0xd83d)) + u'b', {30, 20}, 1, false, [](QPainter&, int) {}};
    const QByteArray pdf = pictureAs(u"pdf", picture, 1).value();
    const QByteArray title("\0a\0b)", 5); // in UTF-16, as PDF has it
    EXPECT_TRUE(pdf.contains(title)) << pdf.toStdString();
    EXPECT_TRUE(pictureAs(u"svg", picture, 1)->contains("<title>ab</title>"));
}

TEST(DocumentData, NamesNoAuthorWhereThereIsNone) {
    EXPECT_FALSE(documentData(QStringLiteral("x"), {}).contains("creator>"));
}

} // namespace stagewright
