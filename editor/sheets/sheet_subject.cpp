#include "editor/sheets/sheet_subject.h"

#include "editor/sheets/sheet_title.h"
#include "model/one_line.h"

#include <QCoreApplication>

namespace stagewright {

namespace {

struct SubjectTexts {
    Q_DECLARE_TR_FUNCTIONS(Sheets)
};

} // namespace

SheetSubject sheetSubject(const Stage& stage, const Games& games, const QStringList& overlays) {
    return {sheetTitle(stage), Rally(stage), {0}, games, overlays};
}

SheetSubject sheetSubject(const Rally& rally, const Games& games, const QStringList& overlays) {
    if (isAlone(rally)) {
        SheetSubject alone = sheetSubject(rally.stages().front().stage, games, overlays);
        alone.rally = rally;
        return alone;
    }
    const QString title = oneLine(rally.info.title).simplified();
    SheetSubject subject{
        title.isEmpty() ? SubjectTexts::tr("Untitled rally") : title, rally, {}, games, overlays};
    for (qsizetype i = 0; i < rally.stages().size(); ++i)
        if (!rally.stages()[i].stage.layout.isEmpty())
            subject.stages.push_back(i);
    return subject;
}

} // namespace stagewright
