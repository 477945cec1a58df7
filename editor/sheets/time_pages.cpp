#include "editor/sheets/time_pages.h"

#include "editor/sheets/card_pages.h"
#include "editor/sheets/rally_time_pages.h"
#include "editor/sheets/solo_pages.h"
#include "editor/sheets/standing_pages.h"

#include <iterator>

namespace stagewright {

SheetPages timePages(const SharedRallySheet& sheet, const SheetFormat& format) {
    SheetPages pages = rallyTimePages(sheet, format);
    for (const auto more : {soloPages, cardPages, standingPages}) {
        SheetPages next = more(sheet, format);
        std::move(next.begin(), next.end(), std::back_inserter(pages));
    }
    return pages;
}

} // namespace stagewright
