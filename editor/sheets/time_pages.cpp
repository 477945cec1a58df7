#include "editor/sheets/time_pages.h"

#include "editor/sheets/card_pages.h"
#include "editor/sheets/rally_time_pages.h"
#include "editor/sheets/solo_pages.h"
#include "editor/sheets/standing_pages.h"
#include "model/rally/stage_name.h"

#include <QCoreApplication>

#include <iterator>

namespace stagewright {

namespace {

struct TimePages {
    Q_DECLARE_TR_FUNCTIONS(TimePages)
};

} // namespace

SheetPages timePages(const SharedRallySheet& sheet, const SheetFormat& format) {
    const struct {
        SheetPages (*make)(const SharedRallySheet&, const SheetFormat&);
        QString title;
    } parts[]{{rallyTimePages, isOfRaces(sheet->rally) ? TimePages::tr("Race sheet")
                                                       : TimePages::tr("Rally sheet")},
              {soloPages, TimePages::tr("Solo sheets")},
              {cardPages, TimePages::tr("Time cards")},
              {standingPages, TimePages::tr("Standings")}};
    SheetPages pages;
    for (const auto& [make, title] : parts) {
        SheetPages next = make(sheet, format);
        if (!next.empty())
            next.front().outline.push_back({title, 1});
        std::move(next.begin(), next.end(), std::back_inserter(pages));
    }
    return pages;
}

} // namespace stagewright
