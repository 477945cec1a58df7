#include "editor/settings/damaged_settings.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>

namespace stagewright {

namespace {

struct DamagedSettings {
    Q_DECLARE_TR_FUNCTIONS(DamagedSettings)
};

constexpr qint64 largest = 4 << 20; ///< bytes; real ones take a few thousand

bool isText(const QByteArray& bytes) {
    return std::all_of(bytes.begin(), bytes.end(), [](char byte) {
        const auto code = static_cast<unsigned char>(byte);
        return code >= 0x20 || byte == '\t' || byte == '\n' || byte == '\r';
    });
}

bool isMostlySettings(const QByteArray& text) {
    int good = 0;
    int bad = 0;
    for (const QByteArray& whole : text.split('\n')) {
        const QByteArray line = whole.trimmed();
        if (line.isEmpty() || line.startsWith(';') || line.startsWith('#'))
            continue;
        const bool isGroup = line.startsWith('[') && line.endsWith(']');
        ++(isGroup || line.indexOf('=') > 0 ? good : bad);
    }
    return bad <= good;
}

bool isDamaged(const QString& path) {
    QFile file(path);
    if (!QFileInfo(path).isFile() || file.size() > largest || !file.open(QIODevice::ReadOnly))
        return true;
    const QByteArray bytes = file.readAll();
    return file.error() != QFileDevice::NoError || !isText(bytes) || !isMostlySettings(bytes);
}

/// A name that is free, "stagewright-damaged-2.conf".
QString besides(const QFileInfo& file) {
    const QString ending = file.suffix().isEmpty() ? QString() : u'.' + file.suffix();
    const QDir folder = file.absoluteDir();
    QString name = file.completeBaseName() + QStringLiteral("-damaged") + ending;
    for (int number = 2; folder.exists(name); ++number)
        name =
            QStringLiteral("%1-damaged-%2%3").arg(file.completeBaseName()).arg(number).arg(ending);
    return folder.filePath(name);
}

} // namespace

QString setAsideDamaged(const QString& path) {
    const QFileInfo file(path);
    if ((!file.exists() && !file.isSymLink()) || !isDamaged(path))
        return {};
    const QString kept = besides(file);
    if (!QDir().rename(path, kept))
        return DamagedSettings::tr("The settings file is damaged and cannot be moved: %1. What you "
                                   "set now is not remembered.")
            .arg(QDir::toNativeSeparators(path));
    return DamagedSettings::tr(
               "The settings were damaged and have been reset; the old ones are in %1.")
        .arg(QDir::toNativeSeparators(kept));
}

} // namespace stagewright
