#include "editor/recovery/recovery_copy.h"

#include "editor/files/document_file.h"
#include "model/game/stage_file.h"
#include "model/verified_text.h"

#include <QCoreApplication>
#include <QJsonDocument>
#include <QJsonObject>

#include <utility>

namespace stagewright {

namespace {

struct RecoveryCopyFile {
    Q_DECLARE_TR_FUNCTIONS(RecoveryCopyFile)
};

constexpr int copyFormat = 1;

const auto formatKey = QStringLiteral("recovery");
const auto pathKey = QStringLiteral("path");
const auto digestKey = QStringLiteral("digest");
const auto timeKey = QStringLiteral("time");

} // namespace

QByteArray writeCopy(const RecoveryCopy& copy) {
    const QJsonObject head{{formatKey, copyFormat},
                           {pathKey, copy.path},
                           {digestKey, QString::fromLatin1(copy.digest)},
                           {timeKey, copy.time.toUTC().toString(Qt::ISODateWithMs)}};
    return QJsonDocument(head).toJson(QJsonDocument::Compact) + '\n' + writeRally(copy.rally);
}

Expected<QByteArray> verifiedCopyText(const RecoveryCopy& copy) {
    const auto read = [games = gamesOf(copy.rally)](const QByteArray& text) {
        return readCopy(text, games);
    };
    return verified(writeCopy(copy), largestCopy, read, writeCopy);
}

Expected<RecoveryCopy> readCopy(const QByteArray& text, const Games& games) {
    const auto end = text.indexOf('\n');
    const auto head = QJsonDocument::fromJson(text.left(std::max<qsizetype>(end, 0))).object();
    if (head[formatKey].toInt() != copyFormat)
        return tl::unexpected(Fault{RecoveryCopyFile::tr("this is no recovery copy"), {}, {}, {}});
    const QByteArray body = text.mid(end + 1);
    auto rally =
        isRallyText(body)
            ? readRally(body, games)
            : readStage(body, games).map([](const Stage& one) { return stageAlone(one).rally; });
    if (!rally)
        return tl::unexpected(rally.error());
    return RecoveryCopy{*std::move(rally), head[pathKey].toString(),
                        head[digestKey].toString().toLatin1(),
                        QDateTime::fromString(head[timeKey].toString(), Qt::ISODateWithMs)};
}

} // namespace stagewright
