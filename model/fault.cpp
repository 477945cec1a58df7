#include "model/fault.h"

#include "model/one_line.h"

#include <QCoreApplication>

namespace stagewright {

namespace {

struct FaultText {
    Q_DECLARE_TR_FUNCTIONS(Fault)
};

} // namespace

QString sentence(const Fault& fault) {
    QString text = fault.file;
    for (const QString& part : {fault.place, fault.what})
        if (!part.isEmpty())
            text = text.isEmpty() ? part : FaultText::tr("%1: %2").arg(text, part);
    text += u'.';
    if (!fault.remedy.isEmpty())
        text += u' ' + fault.remedy + u'.';
    return oneLine(text); // whatever a file's name or a field's text holds
}

QString sentenceAlone(const Fault& fault) {
    QString text = sentence(fault);
    if (fault.file.isEmpty() && fault.place.isEmpty())
        text.front() = text.front().toUpper();
    return text;
}

} // namespace stagewright
