#include "tests/editor/language/texts.h"

#include <QFile>
#include <QXmlStreamReader>

#include <gtest/gtest.h>

namespace stagewright {

namespace {

Message readMessage(QXmlStreamReader& xml, const QString& context) {
    Message message;
    message.context = context;
    message.plural = xml.attributes().hasAttribute(QStringLiteral("numerus"));
    while (xml.readNextStartElement()) {
        if (xml.name() == u"source") {
            message.source = xml.readElementText();
        } else if (xml.name() != u"translation") {
            xml.skipCurrentElement();
        } else {
            message.finished = !xml.attributes().hasAttribute(QStringLiteral("type"));
            if (!message.plural)
                message.said << xml.readElementText();
            while (message.plural && xml.readNextStartElement())
                message.said << xml.readElementText();
        }
    }
    return message;
}

} // namespace

std::string where(const Message& message) {
    return (message.context + QStringLiteral(": ") + message.source).toStdString();
}

QString plain(QString text) {
    return text.remove(u'&');
}

std::vector<Message> readLanguage(const QString& language) {
    QFile file(QStringLiteral(TRANSLATIONS_DIR "/stagewright_%1.ts").arg(language));
    std::vector<Message> messages;
    if (!file.open(QIODevice::ReadOnly))
        return messages;
    QXmlStreamReader xml(&file);
    if (!xml.readNextStartElement())
        return messages;
    while (xml.readNextStartElement()) { // contexts
        QString context;
        while (xml.readNextStartElement()) {
            if (xml.name() == u"name")
                context = xml.readElementText();
            else if (xml.name() == u"message")
                messages.push_back(readMessage(xml, context));
            else
                xml.skipCurrentElement();
        }
    }
    EXPECT_FALSE(xml.hasError()) << xml.errorString().toStdString();
    return messages;
}

} // namespace stagewright
