#include "editor/zones/words/tyre_words.h"

#include "model/drive/estimate.h"
#include "model/rally/stage_name.h"

#include <QCoreApplication>

namespace stagewright {

namespace {

struct TyreWords {
    Q_DECLARE_TR_FUNCTIONS(TyreWords)
};

QString tyresAndTime(const QString& tyres, double seconds) {
    return TyreWords::tr("%1 %2", "tyres and their time")
        .arg(tyresInWords(tyres), minutesAndSeconds(seconds));
}

} // namespace

QString tyresInWords(const QString& tyres) {
    if (tyres == u"asphalt")
        return TyreWords::tr("asphalt tyres");
    if (tyres == u"snow")
        return TyreWords::tr("snow tyres");
    if (tyres == u"snow-2")
        return TyreWords::tr("snow tyres, 2nd generation");
    if (tyres == u"earth")
        return TyreWords::tr("earth tyres");
    if (tyres == u"soft")
        return TyreWords::tr("soft tyres");
    return TyreWords::tr("\"%1\" tyres").arg(tyres);
}

QString tyreTimesInWords(const std::vector<TyreTime>& times) {
    QStringList words;
    for (const TyreTime& time : times)
        words << tyresAndTime(time.tyres, time.value.seconds);
    return words.join(QStringLiteral(", "));
}

QStringList tyrePlanInWords(const TyrePlan& plan, const Rally& rally) {
    QStringList lines;
    for (const TyreLeg& leg : plan) {
        if (leg.tyres.empty())
            continue;
        const QString first = stageNumber(rally, leg.first);
        const QString stages = leg.count == 1
                                   ? first
                                   : TyreWords::tr("%1 to %2")
                                         .arg(first, stageNumber(rally, leg.first + leg.count - 1));
        QStringList times;
        for (const TyreLeg::Tyres& tyres : leg.tyres)
            times << tyresAndTime(tyres.tyres, tyres.seconds);
        lines << TyreWords::tr("%1: %2", "stages and times by tyres")
                     .arg(stages, times.join(QStringLiteral(", ")));
    }
    return lines;
}

} // namespace stagewright
