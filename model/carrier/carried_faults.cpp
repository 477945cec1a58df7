#include "model/carrier/carried_faults.h"

#include "model/pack/rally_pack.h"

#include <QCoreApplication>

namespace stagewright {

namespace {

struct CarriedTexts {
    Q_DECLARE_TR_FUNCTIONS(Carrier)
};

} // namespace

Fault carriedDamaged(const QString& place) {
    return {CarriedTexts::tr("the rally that the file carries is damaged"),
            place,
            CarriedTexts::tr("Get the file once more, as it was written, or ask for the pack"),
            {}};
}

Fault carriedTooLarge(const QString& place) {
    return {CarriedTexts::tr("what the file carries is larger than a pack may be (%1 MB)")
                .arg(largestPack >> 20),
            place,
            CarriedTexts::tr("Ask whoever made the file for the pack"),
            {}};
}

Fault carriedTwice(const QString& place) {
    return {CarriedTexts::tr("the file carries a second rally, and which is meant cannot be told"),
            place,
            CarriedTexts::tr("Ask whoever made the file for the pack"),
            {}};
}

} // namespace stagewright
