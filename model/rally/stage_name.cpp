#include "model/rally/stage_name.h"

#include <QCoreApplication>

namespace stagewright {

namespace {

struct StageName {
    Q_DECLARE_TR_FUNCTIONS(StageName)
};

} // namespace

QString stageName(const Rally& rally, qsizetype stage) {
    return stageName(rally.stages()[stage].stage.info.title, stage);
}

QString stageName(const QString& title, qsizetype stage) {
    return title.isEmpty() ? stageNumber(stage)
                           : StageName::tr("SS %1: %2").arg(stage + 1).arg(title);
}

QString stageNumber(qsizetype stage) {
    return StageName::tr("SS %1").arg(stage + 1);
}

} // namespace stagewright
