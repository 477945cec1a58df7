#include "editor/sheets/sheets.h"

#include "editor/drawing/fonts.h"
#include "editor/sheets/overview_pages.h"
#include "editor/sheets/page_numbers.h"
#include "editor/sheets/rally_sheet.h"
#include "editor/sheets/sheet_title.h"
#include "editor/sheets/stage_pages.h"
#include "editor/sheets/time_pages.h"
#include "model/atomic_file.h"
#include "model/one_line.h"
#include "model/rally/stage_name.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <iterator>
#include <map>

namespace stagewright {

namespace {

struct Sheets {
    Q_DECLARE_TR_FUNCTIONS(Sheets)
};

/// What the outline calls the pages of a stage.
struct PartTitle {
    SheetPart part;
    const char* title;
};
constexpr std::array partTitles{
    PartTitle{SheetPart::Stage, QT_TRANSLATE_NOOP("Sheets", "Map and tiles")},
    PartTitle{SheetPart::Map, QT_TRANSLATE_NOOP("Sheets", "Map")},
    PartTitle{SheetPart::List, QT_TRANSLATE_NOOP("Sheets", "Tiles to pick")},
    PartTitle{SheetPart::Laying, QT_TRANSLATE_NOOP("Sheets", "Laying order")},
    PartTitle{SheetPart::Notes, QT_TRANSLATE_NOOP("Sheets", "Roadbook")},
};

constexpr std::array partsOfStages{SheetPart::Stage, SheetPart::Map, SheetPart::List,
                                   SheetPart::Laying, SheetPart::Notes};

/// A rally that names none is by those of its stages.
QString joinedAuthors(const Rally& rally) {
    QStringList authors = rally.info.authors;
    if (authors.isEmpty())
        for (const RallyStage& stage : rally.stages())
            if (const QString author = oneLine(stage.stage.info.author).simplified();
                !author.isEmpty())
                authors << author;
    authors.removeDuplicates();
    return oneLine(authors.join(QStringLiteral(", "))).simplified();
}

Expected<void> refuseEmpty(const SheetSubject& subject) {
    for (const qsizetype i : subject.stages)
        if (subject.rally.stages()[i].stage.layout.isEmpty())
            return tl::unexpected(
                Fault{Sheets::tr("nothing is laid in the stage yet"),
                      isAlone(subject.rally) ? QString() : stageName(subject.rally, i),
                      Sheets::tr("Lay something first"),
                      {}});
    return {};
}

/// Pages of stages, by the kinds of their layouts, each asked for when its first stage comes.
class PagesByKind {
public:
    PagesByKind(const SheetSubject& subject, const SheetPlan& plan)
        : subject_(subject)
        , plan_(plan) {}

    [[nodiscard]] const PagesOfStage& of(const Stage& stage) {
        const auto [found, isNew] = made_.try_emplace(subject_.games.kindOf(stage));
        if (isNew)
            found->second = subject_.games.face<StagePages>(stage).pages(subject_, plan_);
        return found->second;
    }

private:
    const SheetSubject& subject_;
    const SheetPlan& plan_;
    std::map<const LayoutKind*, PagesOfStage> made_;
};

SheetSubject withoutResults(SheetSubject subject) {
    const Rally& rally = subject.rally;
    if (auto blank = Rally::of(rally.info, rally.sessions(), rally.stages(), rally.drivers(), {}))
        subject.rally = *std::move(blank);
    return subject;
}

/// Says in the outline what begins on the first of the pages, if there are any.
SheetPages begun(SheetPages pages, const OutlineMark& mark) {
    if (!pages.empty())
        pages.front().outline.insert(pages.front().outline.begin(), mark);
    return pages;
}

/// Likewise, of a part that has a title.
SheetPages begun(SheetPages pages, SheetPart part) {
    const auto* titled = std::find_if(partTitles.begin(), partTitles.end(),
                                      [part](const PartTitle& each) { return each.part == part; });
    return titled == partTitles.end() ? pages
                                      : begun(std::move(pages), {Sheets::tr(titled->title), 1});
}

void append(SheetPages more, SheetPages& pages) {
    std::move(more.begin(), more.end(), std::back_inserter(pages));
}

} // namespace

Expected<SheetDocument> layOutSheets(const SheetSubject& subject, const SheetPlan& plan) {
    if (const auto laid = refuseEmpty(subject); !laid)
        return tl::unexpected(laid.error());
    registerFonts();
    SheetDocument document{subject.title, joinedAuthors(subject.rally), plan.format, {}};
    const auto rally = rallySheet(subject);
    if (plan.parts.contains(SheetPart::Rally))
        append(begun(overviewPages(rally, plan.format, plan.mono), {Sheets::tr("Overview")}),
               document.pages);
    PagesByKind kinds(subject, plan);
    for (const qsizetype i : subject.stages) {
        const PagesOfStage& pages = kinds.of(subject.rally.stages()[i].stage);
        SheetPages ofStage;
        for (const SheetPart part : partsOfStages)
            if (plan.parts.contains(part))
                append(begun(pages(part, i), part), ofStage);
        append(begun(std::move(ofStage), {sheetStageName(subject.rally, i)}), document.pages);
    }
    if (plan.parts.contains(SheetPart::Times))
        append(begun(timePages(plan.blankTimes ? rallySheet(withoutResults(subject)) : rally,
                               plan.format),
                     {Sheets::tr("Times")}),
               document.pages);
    if (document.pages.empty())
        return tl::unexpected(Fault{
            Sheets::tr("there is nothing to print"), {}, Sheets::tr("Choose other pages"), {}});
    return document;
}

std::map<SheetPart, int> pageCounts(const SheetSubject& subject, const SheetPlan& plan) {
    std::map<SheetPart, int> counts;
    for (const SheetPart part : allSheetParts) {
        SheetPlan alone = plan;
        alone.parts = {part};
        const auto document = layOutSheets(subject, alone);
        counts[part] = document ? static_cast<int>(document->pages.size()) : 0;
    }
    return counts;
}

Expected<std::optional<QByteArray>> sheetsPdf(const SheetSubject& subject, const SheetPlan& plan,
                                              const QString& numbers,
                                              const PageProgress& progress) {
    SheetSubject whole = subject;
    if (!whole.workedOut && wantsWorkedOut(whole.rally, whole.games, plan))
        whole.workedOut = workOut(whole.rally, whole.games);
    const auto document = layOutSheets(whole, plan);
    if (!document)
        return tl::unexpected(document.error());
    const auto chosen = pagesNumbered(numbers, document->pages.size());
    if (!chosen)
        return tl::unexpected(chosen.error());
    return sheetsAsPdf(*document, *chosen, progress);
}

Expected<bool> writeSheets(const SheetSubject& subject, const SheetPlan& plan, const QString& path,
                           const QString& numbers, const PageProgress& progress) {
    const auto pdf = sheetsPdf(subject, plan, numbers, progress);
    if (!pdf)
        return tl::unexpected(pdf.error());
    if (!*pdf)
        return false;
    if (const auto written = writeFileAtomically(path, **pdf); !written)
        return tl::unexpected(written.error());
    return true;
}

} // namespace stagewright
