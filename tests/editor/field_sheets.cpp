#include "tests/editor/field_sheets.h"

#include "editor/sheets/page_flow.h"
#include "editor/sheets/sheet_page.h"
#include "editor/sheets/sheet_text.h"
#include "editor/sheets/sheet_title.h"
#include "editor/sheets/stage_drawing.h"
#include "editor/sheets/stage_pages.h"
#include "tests/field_game.h"

#include <algorithm>

namespace stagewright {

namespace {

constexpr int fieldMillimetres = 20;

QStringList fieldsToDraw(const Stage& stage) {
    const auto* line = stage.layout.as<FieldLine>();
    return line ? line->fields : QStringList();
}

void paintFields(QPainter& painter, const QStringList& fields, double side) {
    for (qsizetype i = 0; i < fields.size(); ++i)
        painter.fillRect(QRectF(static_cast<double>(i) * side, 0, side, side),
                         colourOfField(fields[i]));
}

QImage pictureOfFields(const Stage& stage, const Games&, QSize size, qreal devicePixelRatio,
                       QColor ground) {
    QImage picture = bareGround(size, devicePixelRatio, ground);
    const QStringList fields = fieldsToDraw(stage);
    QPainter painter(&picture);
    if (!fields.isEmpty())
        paintFields(painter, fields,
                    std::min<double>(size.height(), double(size.width()) / double(fields.size())));
    return picture;
}

Expected<Picture> mapOfFields(const Stage& stage, const Games&, const MapOptions&) {
    const QStringList fields = fieldsToDraw(stage);
    Picture map;
    map.title = stage.info.title;
    map.size = QSizeF(double(fields.size()), 1) * fieldMillimetres;
    map.paint = [fields](QPainter& painter, int) {
        paintFields(painter, fields, fieldMillimetres);
    };
    return map;
}

SheetPages pagesOfFields(const SheetSubject& subject, const SheetPlan& plan, SheetPart part,
                         qsizetype stage) {
    const Stage& laid = subject.rally.stages()[stage].stage;
    const QStringList fields = fieldsToDraw(laid);
    const auto upright = QPageLayout::Portrait;
    Flow flow(areaOf(plan.format, upright).width());
    const QString name = sheetStageName(subject.rally, stage);
    flow.text(name, sheetFont(15, QFont::Bold), QColor(sheetInk), true);
    flow.heading(part == SheetPart::Map ? QStringLiteral("Map of the fields")
                                        : QStringLiteral("Field by field"));
    if (part == SheetPart::Map)
        flow.add({mm(fieldMillimetres), false, [fields](QPainter& painter, const QRectF& area) {
                      painter.save();
                      painter.translate(area.topLeft());
                      paintFields(painter, fields, area.width() / double(fields.size()));
                      painter.restore();
                  }});
    for (qsizetype i = 0; part == SheetPart::Laying && i < fields.size(); ++i)
        flow.text(QStringLiteral("%1. lay %2").arg(i + 1).arg(fields[i]), sheetFont(11),
                  QColor(sheetInk));
    SheetPages pages = flowPages(flow.blocks(), plan.format, upright, name);
    for (SheetPage& page : pages) {
        page.stage = sheetStageMark(subject.rally, stage);
        page.author = laid.info.author;
    }
    return pages;
}

PagesOfStage pagesForFields(const SheetSubject& subject, const SheetPlan& plan) {
    return [&subject, &plan, lists = listsOfPieces(subject, plan)](SheetPart part,
                                                                   qsizetype stage) -> SheetPages {
        if (part == SheetPart::List)
            return lists(part, stage);
        if (part == SheetPart::Stage)
            return pagesOfFields(subject, plan, SheetPart::Map, stage);
        if (part == SheetPart::Notes)
            return {};
        return pagesOfFields(subject, plan, part, stage);
    };
}

} // namespace

QColor colourOfField(const QString& field) {
    if (field == QStringLiteral("start"))
        return {0, 128, 0};
    if (field == QStringLiteral("road"))
        return {128, 128, 128};
    if (field == QStringLiteral("bend"))
        return {255, 128, 0};
    return field == QStringLiteral("finish") ? QColor(0, 0, 255) : QColor(255, 0, 0);
}

Games withFieldSheets(const Games& games) {
    StageDrawing drawing;
    drawing.picture = pictureOfFields;
    drawing.map = mapOfFields;
    drawing.density = [](int pixelsPerPiece) { return double(pixelsPerPiece) / fieldMillimetres; };
    return games.withFace(FieldLine::kind(), drawing)
        .withFace(FieldLine::kind(), StagePages{pagesForFields});
}

} // namespace stagewright
