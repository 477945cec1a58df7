#include "editor/sheets/sheets.h"

#include "editor/faces/fonts.h"
#include "editor/sheets/stage_sheet.h"
#include "model/whole_file.h"

#include <QCoreApplication>

#include <iterator>

namespace stagewright {

namespace {

struct Sheets {
    Q_DECLARE_TR_FUNCTIONS(Sheets)
};

SheetPages pagesOf(SheetPart part, const StageSheet& sheet, const SheetFormat& format) {
    switch (part) {
    case SheetPart::Map:
        return mapPages(sheet, format);
    case SheetPart::List:
        return listPages(sheet, format);
    case SheetPart::Laying:
        return layingPages(sheet, format);
    case SheetPart::Notes:
        break;
    }
    return notePages(sheet, format);
}

Expected<void> refuseEmpty(const SheetSubject& subject) {
    for (const SheetStage& each : subject.stages)
        if (each.stage.placements().isEmpty())
            return tl::unexpected(Fault{Sheets::tr("the stage has no tiles yet"),
                                        each.mark,
                                        Sheets::tr("Lay some tiles first"),
                                        {}});
    return {};
}

} // namespace

SheetSubject sheetSubject(const Stage& stage, const Catalogue& catalogue,
                          const QStringList& overlays) {
    return {sheetTitle(stage), {{stage, {}}}, catalogue, overlays};
}

Expected<void> writeSheets(const SheetSubject& subject, const SheetPlan& plan,
                           const QString& path) {
    if (const auto laid = refuseEmpty(subject); !laid)
        return laid;
    registerFonts();
    std::vector<StageSheet> sheets;
    for (const SheetStage& each : subject.stages)
        sheets.push_back({StageMap(each.stage, subject.catalogue, plan.style),
                          sheetTitle(each.stage), each.stage.info.author.simplified(),
                          subject.overlays, each.mark});
    SheetPages pages;
    for (const StageSheet& sheet : sheets)
        for (const SheetPart part : plan.parts) {
            SheetPages more = pagesOf(part, sheet, plan.format);
            std::move(more.begin(), more.end(), std::back_inserter(pages));
        }
    if (pages.empty())
        return tl::unexpected(Fault{
            Sheets::tr("there is nothing to print"), {}, Sheets::tr("Choose other pages"), {}});
    return writeWholeFile(path, drawPages(pages, subject.title, plan.format));
}

} // namespace stagewright
