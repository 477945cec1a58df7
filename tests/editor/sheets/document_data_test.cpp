#include "editor/sheets/document_data.h"

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

TEST(DocumentData, NamesNoAuthorWhereThereIsNone) {
    EXPECT_FALSE(documentData(QStringLiteral("x"), {}).contains("creator>"));
}

} // namespace stagewright
