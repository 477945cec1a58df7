#include "editor/sheets/solo_pages.h"

#include "editor/sheets/page_flow.h"
#include "editor/sheets/roomy_rows.h"
#include "editor/sheets/sheet_text.h"
#include "editor/sheets/time_boxes.h"
#include "editor/sheets/time_sheet.h"

#include <QCoreApplication>

namespace stagewright {

namespace {

struct SoloPages {
    Q_DECLARE_TR_FUNCTIONS(SoloPages)
};

constexpr double soloHeadHeight = mm(22);
constexpr double soloRowHeight = mm(9);
constexpr double gearWidth = mm(12);
constexpr double whatWidth = mm(30);
constexpr double secondsWidth = mm(20);
constexpr double numberWidth = mm(20);
constexpr double gapBetweenForms = mm(8);

struct Columns {
    QRectF gear;
    QRectF what;
    QRectF seconds;
    QRectF marks;
    QRectF count;
    QRectF sum;
};

Columns columnsOf(const QRectF& row) {
    Columns columns;
    double left = row.left();
    const auto next = [&](double width) {
        const QRectF field(left, row.top(), width, row.height());
        left += width;
        return field;
    };
    columns.gear = next(gearWidth);
    columns.what = next(whatWidth);
    columns.seconds = next(secondsWidth);
    columns.marks = next(row.right() - left - 2 * numberWidth);
    columns.count = next(numberWidth);
    columns.sum = next(numberWidth);
    return columns;
}

void paintHead(QPainter& painter, const QRectF& place, const SoloForm& form) {
    painter.setPen(QColor(sheetInk));
    const double half = place.width() / 2;
    paintLine(painter, {place.left(), place.top(), half + mm(20), mm(8)},
              sheetFont(13, QFont::Bold), SoloPages::tr("Solo sheet"));
    painter.setPen(QColor(sheetGrey));
    paintLine(painter, {place.left(), place.top() + mm(8), half + mm(20), mm(5)}, sheetFont(10),
              form.stage);
    paintNameLine(painter, {place.left() + half + mm(24), place.top(), half - mm(24), mm(9)},
                  SoloPages::tr("Driver"), form.driver);
    const Columns columns = columnsOf(place.adjusted(0, soloHeadHeight - mm(8), 0, 0));
    painter.setPen(QColor(sheetGrey));
    const QFont font = sheetFont(8);
    paintLine(painter, columns.gear, font, SoloPages::tr("Gear"));
    paintLine(painter, columns.seconds, font, SoloPages::tr("Seconds"));
    paintLine(painter, columns.marks, font, SoloPages::tr("A stroke for each turn that ends so"));
    paintLine(painter, columns.count, font, SoloPages::tr("Turns"), Qt::AlignCenter);
    paintLine(painter, columns.sum, font, SoloPages::tr("Seconds"), Qt::AlignCenter);
    paintRule(painter, place.bottomLeft(), place.width());
}

void paintLineOf(QPainter& painter, const QRectF& row, const SoloLine& line) {
    const Columns columns = columnsOf(row);
    painter.setPen(QColor(sheetInk));
    paintLine(painter, columns.gear, sheetFont(13, QFont::Bold), line.gear);
    paintLine(painter, columns.what, sheetFont(9), line.what);
    paintLine(painter, columns.seconds, sheetFont(10), QString::number(line.seconds));
    const auto in = [](const QRectF& field) {
        return field.adjusted(mm(1), mm(1), -mm(1), -mm(1));
    };
    paintBox(painter, in(columns.count), {}, line.count);
    paintBox(painter, in(columns.sum), {}, line.sum);
    paintRule(painter, row.bottomLeft(), row.width());
}

void paintEnd(QPainter& painter, const QRectF& row, const SoloForm& form) {
    const Columns columns = columnsOf(row);
    const QRectF words(row.left(), row.top(), columns.count.left() - row.left() - mm(4),
                       row.height());
    painter.setPen(QColor(sheetInk));
    QStringList said;
    if (form.tokenSeconds > 0)
        said << SoloPages::tr("Each focus token left takes off %n second(s).", nullptr,
                              form.tokenSeconds);
    if (!form.ownRules.isEmpty())
        said << SoloPages::tr("Rules: %1").arg(form.ownRules);
    paintLine(painter, words, sheetFont(9), said.join(u' '));
    paintBox(painter, columns.count.adjusted(mm(1), mm(1), -mm(1), mm(2)), SoloPages::tr("Tokens"),
             form.tokens);
    paintBox(painter, columns.sum.adjusted(mm(1), mm(1), -mm(1), mm(2)), SoloPages::tr("Time"),
             form.time);
}

/// One alone, to be filled in, leaves room for another on its page.
std::vector<SoloForm> printedForms(const RallySheet& sheet) {
    std::vector<SoloForm> forms = soloFormsOf(sheet);
    if (forms.size() == 1 && forms.front().time.isEmpty())
        forms.push_back(forms.front());
    return forms;
}

std::vector<FlowBlock> soloBlocks(const std::vector<SoloForm>& forms, const SheetFormat& format,
                                  double rowFactor) {
    const double rowHeight = soloRowHeight * rowFactor;
    Flow flow(areaOf(format, QPageLayout::Portrait).width());
    for (const SoloForm& form : forms) {
        const double height =
            soloHeadHeight + rowHeight * static_cast<double>(form.lines.size() + 1) + mm(3);
        flow.add({height, false, [form, rowHeight](QPainter& painter, const QRectF& place) {
                      QRectF row(place.left(), place.top(), place.width(), soloHeadHeight);
                      paintHead(painter, row, form);
                      row = QRectF(row.left(), row.bottom(), row.width(), rowHeight);
                      for (const SoloLine& line : form.lines) {
                          paintLineOf(painter, row, line);
                          row.translate(0, rowHeight);
                      }
                      paintEnd(painter, row, form);
                  }});
        flow.gap(gapBetweenForms);
    }
    return flow.blocks();
}

} // namespace

SheetPages soloPages(const SharedRallySheet& sheet, const SheetFormat& format) {
    const std::vector<SoloForm> forms = printedForms(*sheet);
    if (forms.empty())
        return {};
    const auto blocksAt = [&](double factor) { return soloBlocks(forms, format, factor); };
    return flowPages(blocksAt(roomyRows(blocksAt, format)), format, QPageLayout::Portrait);
}

} // namespace stagewright
