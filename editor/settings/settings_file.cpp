#include "editor/settings/settings_file.h"

#include "model/atomic_file.h"

#include <QDataStream>
#include <QFileDevice>
#include <QStringList>

#include <algorithm>
#include <cctype>
#include <map>
#include <unistd.h>

namespace stagewright {

namespace {

QByteArray hex(char16_t code, int width) {
    return QByteArray::number(code, 16).rightJustified(width, '0').toUpper();
}

bool isPlain(QChar c) {
    return c.unicode() < 128 && (c.isLetterOrNumber() || c == u'_' || c == u'-' || c == u'.');
}

QByteArray keyText(QStringView key) {
    QByteArray text;
    for (const QChar c : key)
        if (c == u'/')
            text += '\\';
        else if (isPlain(c))
            text += c.toLatin1();
        else if (c.unicode() <= 0xFF)
            text += '%' + hex(c.unicode(), 2);
        else
            text += "%U" + hex(c.unicode(), 4);
    return text;
}

QByteArray escaped(QChar c) {
    return "\\x" + QByteArray::number(c.unicode(), 16);
}

bool needsNoQuotes(const QString& value) {
    constexpr QStringView alsoPlain = u"/:+@()";
    return !value.isEmpty() && std::all_of(value.begin(), value.end(), [alsoPlain](QChar c) {
        return isPlain(c) || alsoPlain.contains(c);
    });
}

/// In quotes, with all escaped that is not plain.
QByteArray stringText(const QString& value) {
    if (needsNoQuotes(value))
        return value.toLatin1();
    QByteArray text;
    bool behindEscape = false; // to which a digit would be counted
    for (const QChar c : value) {
        const bool isAscii = c.unicode() >= 0x20 && c.unicode() < 0x7F;
        const bool isDigit = isAscii && std::isxdigit(c.toLatin1()) != 0;
        const bool escapes = !isAscii || (behindEscape && isDigit);
        if (escapes)
            text += escaped(c);
        else if (c == u'"' || c == u'\\')
            text += '\\' + QByteArray(1, c.toLatin1());
        else
            text += c.toLatin1();
        behindEscape = escapes;
    }
    return '"' + text + '"';
}

QString inWords(const QVariant& value) {
    switch (value.typeId()) {
    case QMetaType::UnknownType:
        return QStringLiteral("@Invalid()");
    case QMetaType::QByteArray:
        return QStringLiteral("@ByteArray(%1)").arg(QString::fromLatin1(value.toByteArray()));
    case QMetaType::QString:
    case QMetaType::LongLong:
    case QMetaType::ULongLong:
    case QMetaType::Int:
    case QMetaType::UInt:
    case QMetaType::Bool:
    case QMetaType::Double: {
        const QString text = value.toString();
        if (text.contains(QChar::Null))
            return QStringLiteral("@String(") + text + u')';
        return text.startsWith(u'@') ? u'@' + text : text;
    }
    default: {
        QByteArray bytes;
        QDataStream stream(&bytes, QIODevice::WriteOnly);
        stream.setVersion(QDataStream::Qt_4_0); // by which Qt reads them
        stream << value;
        return QStringLiteral("@Variant(") + QString::fromLatin1(bytes) + u')';
    }
    }
}

QByteArray valueText(const QVariant& value) {
    const bool isList = value.typeId() == QMetaType::QStringList ||
                        (value.typeId() == QMetaType::QVariantList && value.toList().size() != 1);
    if (!isList)
        return stringText(inWords(value));
    QByteArrayList texts;
    for (const QVariant& each : value.toList())
        texts << stringText(inWords(each));
    return texts.isEmpty() ? QByteArray("@Invalid()") : texts.join(", ");
}

bool read(QIODevice& device, QSettings::SettingsMap& values) {
    // Qt knows its own format best; by this path it reads the file that is open.
    const int file = static_cast<QFileDevice&>(device).handle();
    const QSettings settings(QStringLiteral("/proc/self/fd/%1").arg(file), QSettings::IniFormat);
    for (const QString& key : settings.allKeys())
        values.insert(key, settings.value(key));
    return settings.status() == QSettings::NoError;
}

bool write(QIODevice& device, const QSettings::SettingsMap& values) {
    auto& file = static_cast<QFileDevice&>(device);
    const QByteArray text = settingsText(values);
    return file.write(text) == text.size() && file.flush() && fsync(file.handle()) == 0;
}

} // namespace

QSettings::Format atomicSettingsFormat() {
    static const QSettings::Format format =
        QSettings::registerFormat(QStringLiteral("conf"), read, write);
    return format;
}

QByteArray settingsText(const QSettings::SettingsMap& values) {
    std::map<QString, QByteArray> groups; // the first, without a name, is General
    for (auto value = values.begin(); value != values.end(); ++value) {
        const QString& key = value.key();
        const qsizetype slash = key.indexOf(u'/');
        const QString group = slash < 0 ? QString() : key.first(slash);
        groups[group] +=
            keyText(QStringView(key).sliced(slash + 1)) + '=' + valueText(value.value()) + '\n';
    }
    QByteArray text;
    for (const auto& [group, lines] : groups) {
        const bool isCalledGeneral = group.compare(u"general", Qt::CaseInsensitive) == 0;
        const QByteArray name = group.isEmpty()   ? QByteArray("General")
                                : isCalledGeneral ? QByteArray("%General")
                                                  : keyText(group);
        text += (text.isEmpty() ? "[" : "\n[") + name + "]\n" + lines;
    }
    return text;
}

Expected<void> keepSettings(QSettings& settings) {
    settings.sync();
    if (settings.status() == QSettings::NoError)
        return {};
    QSettings::SettingsMap values;
    for (const QString& key : settings.allKeys())
        values.insert(key, settings.value(key));
    return writeFileAtomically(settings.fileName(), settingsText(values));
}

} // namespace stagewright
