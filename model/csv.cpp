#include "model/csv.h"

#include "model/one_line.h"

#include <algorithm>

namespace stagewright {

namespace {

bool contains(const QString& text, QStringView characters) {
    return std::any_of(text.begin(), text.end(), [&](QChar c) { return characters.contains(c); });
}

QString csvField(QString text) {
    if (!text.isEmpty() && QStringView(u"=+-@\t\r").contains(text.front()))
        text.prepend(u'\'');
    if (!contains(text, u",\"\r\n"))
        return text;
    return u'"' + text.replace(u'"', QStringLiteral("\"\"")) + u'"';
}

} // namespace

QString csvRecord(const QStringList& fields) {
    QStringList written;
    for (const QString& field : fields)
        written << csvField(oneLine(field));
    return written.join(u',') + QStringLiteral("\r\n");
}

} // namespace stagewright
