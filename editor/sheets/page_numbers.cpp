#include "editor/sheets/page_numbers.h"

#include <QCoreApplication>

#include <numeric>
#include <set>

namespace stagewright {

namespace {

struct PageNumbers {
    Q_DECLARE_TR_FUNCTIONS(PageNumbers)
};

/// "3" or "3-5"; nothing if it is neither.
std::optional<std::pair<int, int>> rangeOf(const QString& text) {
    const QStringList ends = text.split(u'-');
    bool isFirst = false;
    bool isLast = false;
    const int first = ends.front().trimmed().toInt(&isFirst);
    const int last = ends.back().trimmed().toInt(&isLast);
    if (ends.size() > 2 || !isFirst || !isLast || first < 1 || last < first)
        return std::nullopt;
    return std::pair{first, last};
}

} // namespace

Expected<PageChoice> pagesNumbered(const QString& numbers, std::size_t pages) {
    if (numbers.trimmed().isEmpty()) {
        PageChoice all(pages);
        std::iota(all.begin(), all.end(), std::size_t{0});
        return all;
    }
    std::set<std::size_t> chosen;
    for (const QString& each : numbers.split(u',')) {
        const auto range = rangeOf(each);
        if (!range)
            return tl::unexpected(
                Fault{PageNumbers::tr("\"%1\" is no page").arg(each.trimmed()),
                      {},
                      PageNumbers::tr("Give numbers of pages, with commas between, as 1,3-5"),
                      {}});
        if (static_cast<std::size_t>(range->second) > pages)
            return tl::unexpected(Fault{PageNumbers::tr("there is no page %1").arg(range->second),
                                        {},
                                        PageNumbers::tr("The last page is %1").arg(pages),
                                        {}});
        for (int page = range->first; page <= range->second; ++page)
            chosen.insert(static_cast<std::size_t>(page) - 1);
    }
    return PageChoice(chosen.begin(), chosen.end());
}

} // namespace stagewright
