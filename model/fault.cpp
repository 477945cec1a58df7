#include "model/fault.h"

#include <QStringList>

namespace stagewright {

QString sentence(const Fault& fault) {
    QStringList parts;
    for (const QString& part : {fault.file, fault.place, fault.what})
        if (!part.isEmpty())
            parts << part;
    QString text = parts.join(QStringLiteral(": ")) + u'.';
    if (!fault.remedy.isEmpty())
        text += u' ' + fault.remedy + u'.';
    // One line, whatever a file's name or a field's text holds.
    return text.replace(u'\n', u' ').replace(u'\r', u' ');
}

} // namespace stagewright
