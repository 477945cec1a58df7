#include "model/exchange/remarks.h"

#include "model/json/text.h"
#include "model/layouts/hextiles/stage/placement.h"

#include <QCoreApplication>

#include <algorithm>

namespace stagewright {

namespace {

struct ExchangeRemarks {
    Q_DECLARE_TR_FUNCTIONS(ExchangeRemarks)
};

} // namespace

void Remarks::add(const QString& what, const QString& place) {
    const auto same = std::find_if(remarks_.begin(), remarks_.end(),
                                   [&](const Remark& each) { return each.what == what; });
    if (same != remarks_.end())
        ++same->more;
    else if (remarks_.size() < mostRemarks)
        remarks_.push_back({what, place});
    else
        ++beyond_;
}

std::vector<Fault> Remarks::list() const {
    std::vector<Fault> list;
    for (const Remark& remark : remarks_) {
        QString place = remark.place;
        if (remark.more > 0 && !place.isEmpty())
            place =
                ExchangeRemarks::tr("%1 and %n other place(s)", nullptr, remark.more).arg(place);
        list.push_back({remark.what, place, {}, {}});
    }
    if (beyond_ > 0)
        list.push_back(
            {ExchangeRemarks::tr("there are %n more such thing(s)", nullptr, beyond_), {}, {}, {}});
    return list;
}

std::vector<Fault> Remarks::listIn(const QByteArray& text) const {
    Remarks placed = *this;
    for (Remark& remark : placed.remarks_)
        remark.place = withLine({remark.what, remark.place, {}, {}}, text).place;
    return placed.list();
}

QString placeOf(const Placement& tile) {
    return ExchangeRemarks::tr("tile %1 on hex (%2, %3)")
        .arg(tile.side.toString())
        .arg(tile.hex.q)
        .arg(tile.hex.r);
}

} // namespace stagewright
