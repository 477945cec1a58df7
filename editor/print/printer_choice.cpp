#include "editor/print/printer_choice.h"

#include "editor/sheets/page_numbers.h"

#include <QCoreApplication>

#include <algorithm>

namespace stagewright {

namespace {

struct PrinterTexts {
    Q_DECLARE_TR_FUNCTIONS(PrinterChoice)
};

bool isIn(PageSet set, std::size_t page) {
    const bool isOdd = page % 2 == 0; // the first is number 1
    return set == PageSet::All || isOdd == (set == PageSet::Odd);
}

PageChoice copied(const PageChoice& pages, int copies, bool isCollated) {
    PageChoice all;
    all.reserve(pages.size() * static_cast<std::size_t>(copies));
    if (isCollated) {
        for (int i = 0; i < copies; ++i)
            all.insert(all.end(), pages.begin(), pages.end());
        return all;
    }
    for (const std::size_t page : pages)
        all.insert(all.end(), static_cast<std::size_t>(copies), page);
    return all;
}

} // namespace

Expected<PageChoice> pagesFor(const PrinterChoice& choice, const PagesToPrint& pages) {
    const auto numbered = pagesNumbered(choice.numbers, pages.all);
    if (!numbered)
        return tl::unexpected(numbered.error());
    PageChoice left;
    for (const std::size_t page : pages.wanted)
        if (isIn(choice.set, page) && std::binary_search(numbered->begin(), numbered->end(), page))
            left.push_back(page);
    if (left.empty())
        return tl::unexpected(Fault{PrinterTexts::tr("none of the pages is among those chosen"),
                                    {},
                                    PrinterTexts::tr("Choose other pages"),
                                    {}});
    if (choice.isReversed)
        std::reverse(left.begin(), left.end());
    return copied(left, std::max(1, choice.copies), choice.isCollated);
}

} // namespace stagewright
