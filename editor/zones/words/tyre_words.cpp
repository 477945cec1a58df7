#include "editor/zones/words/tyre_words.h"

#include <QCoreApplication>

namespace stagewright {

namespace {

struct TyreWords {
    Q_DECLARE_TR_FUNCTIONS(TyreWords)
};

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

} // namespace stagewright
