#include "model/rally/stage_name.h"

#include <QCoreApplication>

namespace stagewright {

namespace {

struct StageName {
    Q_DECLARE_TR_FUNCTIONS(StageName)
};

} // namespace

QString stageName(const Rally& rally, qsizetype stage) {
    const QString title = rally.stages()[stage].stage.info.title;
    return title.isEmpty() ? stageNumber(stage)
                           : StageName::tr("SS %1: %2").arg(stage + 1).arg(title);
}

QString stageNumber(qsizetype stage) {
    return StageName::tr("SS %1").arg(stage + 1);
}

} // namespace stagewright
