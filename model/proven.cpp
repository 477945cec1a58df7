#include "model/proven.h"

#include <QCoreApplication>

namespace stagewright {

namespace {

struct ProvenText {
    Q_DECLARE_TR_FUNCTIONS(ProvenText)
};

} // namespace

Fault tooLargeToRead(qint64 largest) {
    return {ProvenText::tr("the file would be larger than can be read again (%1 MB)")
                .arg(largest >> 20),
            {},
            ProvenText::tr("Leave something out, or part it"),
            {}};
}

Fault notReadAgain(const Fault* flaw) {
    return {
        flaw ? ProvenText::tr("what would be written could not be read again: %1").arg(flaw->what)
             : ProvenText::tr("what would be written would be read as something else"),
        flaw ? flaw->place : QString(),
        ProvenText::tr("The file is left as it was. Save under another name and in another "
                       "format, or undo the last changes"),
        {}};
}

} // namespace stagewright
