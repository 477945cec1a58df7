#include "editor/sheets/sheets.h"

#include "editor/faces/fonts.h"
#include "editor/sheets/page_numbers.h"
#include "editor/sheets/rally_sheet.h"
#include "editor/sheets/stage_sheet.h"
#include "model/atomic_file.h"
#include "model/rally/stage_name.h"
#include "model/stage/tile_layout.h"

#include <QCoreApplication>

#include <iterator>

namespace stagewright {

namespace {

struct Sheets {
    Q_DECLARE_TR_FUNCTIONS(Sheets)
};

/// A rally that names none is by those of its stages.
QString joinedAuthors(const Rally& rally) {
    QStringList authors = rally.info.authors;
    if (authors.isEmpty())
        for (const RallyStage& stage : rally.stages())
            if (const QString author = stage.stage.info.author.simplified(); !author.isEmpty())
                authors << author;
    authors.removeDuplicates();
    return authors.join(QStringLiteral(", ")).simplified();
}

Expected<void> refuseEmpty(const SheetSubject& subject) {
    for (const qsizetype i : subject.stages)
        if (tilesOf(subject.rally.stages()[i].stage).placements().isEmpty())
            return tl::unexpected(
                Fault{Sheets::tr("the stage has no tiles yet"),
                      isAlone(subject.rally) ? QString() : stageName(subject.rally, i),
                      Sheets::tr("Lay some tiles first"),
                      {}});
    return {};
}

SharedStageSheet stageSheet(const SheetSubject& subject, const SheetPlan& plan, qsizetype i,
                            const std::shared_ptr<FaceStencils>& faces,
                            const std::shared_ptr<FaceStencils>& smallFaces,
                            const TableStage& table) {
    const Stage& stage = subject.rally.stages()[i].stage;
    return std::make_shared<const StageSheet>(StageSheet{
        stage, subject.catalogue, faces, smallFaces,
        findRoute(stage, RoadGraph(stage, subject.catalogue)), plan.scale,
        sheetStageName(subject.rally, i), stage.info.author.simplified(), subject.overlays,
        isAlone(subject.rally) ? QString() : sheetStageName(subject.rally, i), table});
}

SheetPages stagePages(SheetPart part, const SharedStageSheet& sheet, const SheetFormat& format) {
    switch (part) {
    case SheetPart::Map:
        return mapPages(sheet, format);
    case SheetPart::List:
        return listPages(sheet, format);
    case SheetPart::Laying:
        return layingPages(sheet, format);
    case SheetPart::Notes:
        return notePages(sheet, format);
    case SheetPart::Rally:
    case SheetPart::Times:
        break;
    }
    return {};
}

void append(SheetPages more, SheetPages& pages) {
    std::move(more.begin(), more.end(), std::back_inserter(pages));
}

} // namespace

SheetSubject sheetSubject(const Stage& stage, const Catalogue& catalogue,
                          const QStringList& overlays) {
    return {sheetTitle(stage), Rally(stage), {0}, catalogue, overlays};
}

SheetSubject sheetSubject(const Rally& rally, const Catalogue& catalogue,
                          const QStringList& overlays) {
    if (isAlone(rally)) {
        SheetSubject alone = sheetSubject(rally.stages().front().stage, catalogue, overlays);
        alone.rally = rally;
        return alone;
    }
    const QString title = rally.info.title.simplified();
    SheetSubject subject{
        title.isEmpty() ? Sheets::tr("Untitled rally") : title, rally, {}, catalogue, overlays};
    for (qsizetype i = 0; i < rally.stages().size(); ++i)
        if (!tilesOf(rally.stages()[i].stage).placements().isEmpty())
            subject.stages.push_back(i);
    return subject;
}

bool wantsForecast(const SheetPlan& plan) {
    return plan.parts.contains(SheetPart::Rally) || plan.parts.contains(SheetPart::Times);
}

Expected<SheetDocument> layOutSheets(const SheetSubject& subject, const SheetPlan& plan) {
    if (const auto laid = refuseEmpty(subject); !laid)
        return tl::unexpected(laid.error());
    registerFonts();
    SheetDocument document{subject.title, joinedAuthors(subject.rally), plan.format, {}};
    const auto rally = rallySheet(subject);
    if (plan.parts.contains(SheetPart::Rally))
        append(overviewPages(rally, plan.format), document.pages);
    const auto faces = std::make_shared<FaceStencils>(plan.style);
    const auto smallFaces = std::make_shared<FaceStencils>(plainStyle(plan.style));
    const std::vector<TableStage> tables = tableStages(subject.rally);
    for (const qsizetype i : subject.stages) {
        const SharedStageSheet sheet =
            stageSheet(subject, plan, i, faces, smallFaces, tables[static_cast<std::size_t>(i)]);
        for (const SheetPart part : plan.parts)
            append(stagePages(part, sheet, plan.format), document.pages);
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
