#include "editor/cli/console.h"

#include "editor/cli/piped_files.h"
#include "model/system_error.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <fcntl.h>
#include <unistd.h>

namespace stagewright {

namespace {

struct Console {
    Q_DECLARE_TR_FUNCTIONS(Console)
};

bool isHarmful(QChar c) {
    // Control characters; line and paragraph separators; embedding, override and isolate marks.
    const auto code = c.unicode();
    return c.category() == QChar::Other_Control || (code >= 0x2028 && code <= 0x202E) ||
           (code >= 0x2066 && code <= 0x2069);
}

/// Why is told at the first failure only.
void sayNotPrinted(int error) {
    printMessage(Console::tr("the result cannot be written: %1").arg(systemErrorText(error)));
}

void print(const QByteArray& text, std::FILE* stream) {
    const bool wasWhole = std::ferror(stream) == 0;
    const auto size = static_cast<std::size_t>(text.size());
    if (std::fwrite(text.constData(), 1, size, stream) != size && wasWhole && stream == stdout)
        sayNotPrinted(errno);
}

} // namespace

QString sanitized(QString text) {
    std::replace_if(text.begin(), text.end(), isHarmful, QChar(QChar::ReplacementCharacter));
    return text;
}

void printLine(const QString& line) {
    print((sanitized(line) + u'\n').toUtf8(), stdout);
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
    print((QStringLiteral("stagewright: ") + sanitized(text) + u'\n').toUtf8(), stderr);
}

void printMessage(const Fault& fault) {
    Fault spoken = fault;
    spoken.file = spokenName(fault.file);
    printMessage(sentence(spoken));
}

int writeTo(int descriptor, QByteArrayView content) {
    while (!content.isEmpty()) {
        const auto size =
            write(descriptor, content.data(), static_cast<std::size_t>(content.size()));
        if (size > 0)
            content = content.sliced(size);
        else if (size == 0)
            return EIO;
        else if (errno != EINTR)
            return errno;
    }
    return 0;
}

int printBytes(QByteArrayView content) {
    return std::fflush(stdout) == 0 ? writeTo(STDOUT_FILENO, content) : errno;
}

void keepStandardStreamsTaken() {
    for (const int number : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
        if (fcntl(number, F_GETFD) < 0) // the lowest that is free, which the next file would get
            (void)open("/dev/null", number == STDIN_FILENO ? O_WRONLY : O_RDONLY);
}

void leaveStandardOutput() {
    if (std::fflush(stdout) == 0) // else there is more to say of it at the end
        dup2(STDERR_FILENO, STDOUT_FILENO);
}

bool allPrinted() {
    const bool wasWhole = std::ferror(stdout) == 0;
    if (std::fflush(stdout) != 0 && wasWhole)
        sayNotPrinted(errno);
    return std::ferror(stdout) == 0;
}

} // namespace stagewright
