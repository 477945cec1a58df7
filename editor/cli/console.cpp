#include "editor/cli/console.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <cstdio>

namespace stagewright {

namespace {

bool isHarmful(QChar c) {
    // Control characters; line and paragraph separators; embedding, override and isolate marks.
    const auto code = c.unicode();
    return c.category() == QChar::Other_Control || (code >= 0x2028 && code <= 0x202E) ||
           (code >= 0x2066 && code <= 0x2069);
}

void print(const QByteArray& text, std::FILE* stream) {
    std::fwrite(text.constData(), 1, static_cast<std::size_t>(text.size()), stream);
}

} // namespace

QString harmless(QString text) {
    std::replace_if(text.begin(), text.end(), isHarmful, QChar(QChar::ReplacementCharacter));
    return text;
}

void printLine(const QString& line) {
    print((harmless(line) + u'\n').toUtf8(), stdout);
}

void printJson(const QJsonValue& value) {
    const QJsonDocument document =
        value.isArray() ? QJsonDocument(value.toArray()) : QJsonDocument(value.toObject());
    // Outside its strings a JSON text has no such characters but line feeds.
    QString escaped;
    for (const QChar c : QString::fromUtf8(document.toJson()))
        if (isHarmful(c) && c != u'\n')
            escaped += QStringLiteral("\\u%1").arg(c.unicode(), 4, 16, QLatin1Char('0'));
        else
            escaped += c;
    print(escaped.toUtf8(), stdout);
}

void printText(const QString& text) {
    print(text.toUtf8(), stdout);
}

void printMessage(const QString& text) {
    print((QStringLiteral("stagewright: ") + harmless(text) + u'\n').toUtf8(), stderr);
}

void printMessage(const Fault& fault) {
    printMessage(sentence(fault));
}

bool allPrinted() {
    return std::fflush(stdout) == 0 && std::ferror(stdout) == 0;
}

} // namespace stagewright
