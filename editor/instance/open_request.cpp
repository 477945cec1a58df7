#include "editor/instance/open_request.h"

#include <QDir>
#include <QList>

#include <algorithm>

namespace stagewright {

namespace {

const QByteArray firstLine("stagewright opens 1");

} // namespace

// Parts end with a NUL, which no path and no token holds.

QByteArray messageOf(const OpenRequest& request) {
    QByteArray message = firstLine + '\0' + request.activationToken + '\0';
    for (const QString& path : request.paths)
        message += path.toUtf8() + '\0';
    return message;
}

std::optional<OpenRequest> parseOpenRequest(const QByteArray& message) {
    QList<QByteArray> parts = message.split('\0');
    // Behind the last NUL there is nothing, unless the message was cut off.
    if (parts.size() < 3 || parts[0] != firstLine || !parts.takeLast().isEmpty())
        return std::nullopt;
    OpenRequest request;
    request.activationToken = parts[1];
    for (const QByteArray& part : parts.sliced(2))
        request.paths.append(QString::fromUtf8(part));
    if (!std::all_of(request.paths.begin(), request.paths.end(), &QDir::isAbsolutePath))
        return std::nullopt;
    return request;
}

} // namespace stagewright
