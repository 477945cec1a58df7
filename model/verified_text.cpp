#include "model/verified_text.h"

#include <QCoreApplication>

namespace stagewright {

namespace {

struct VerifiedText {
    Q_DECLARE_TR_FUNCTIONS(VerifiedText)
};

} // namespace

Fault tooLargeToRead(qint64 largest) {
    return {VerifiedText::tr("the file would be larger than can be read again (%1 MB)")
                .arg(largest >> 20),
            {},
            VerifiedText::tr("Leave something out, or part it"),
            {}};
}

Fault notReadAgain(const Fault* flaw) {
    return {
        flaw ? VerifiedText::tr("what would be written could not be read again: %1").arg(flaw->what)
             : VerifiedText::tr("what would be written would be read as something else"),
        flaw ? flaw->place : QString(),
        VerifiedText::tr("The file is left as it was. Save under another name and in another "
                         "format, or undo the last changes"),
        {}};
}

} // namespace stagewright
