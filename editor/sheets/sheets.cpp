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

#include <array>
#include <iterator>
#include <map>

namespace stagewright {

namespace {

struct Sheets {
    Q_DECLARE_TR_FUNCTIONS(Sheets)
};

constexpr std::array partsOfStages{SheetPart::Map, SheetPart::List, SheetPart::Laying,
                                   SheetPart::Notes};

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
        append(overviewPages(rally, plan.format), document.pages);
    PagesByKind kinds(subject, plan);
    for (const qsizetype i : subject.stages) {
        const PagesOfStage& pages = kinds.of(subject.rally.stages()[i].stage);
        for (const SheetPart part : partsOfStages)
            if (plan.parts.contains(part))
                append(pages(part, i), document.pages);
    }
    if (plan.parts.contains(SheetPart::Times))
        append(timePages(rally, plan.format), document.pages);
    if (document.pages.empty())
        return tl::unexpected(Fault{
            Sheets::tr("there is nothing to print"), {}, Sheets::tr("Choose other pages"), {}});
    return document;
}

Expected<std::optional<QByteArray>> sheetsPdf(const SheetSubject& subject, const SheetPlan& plan,
                                              const QString& numbers,
                                              const PageProgress& progress) {
    const auto document = layOutSheets(subject, plan);
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
