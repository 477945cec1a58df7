#include "editor/rally/evening_text.h"

#include "model/rally/stage_name.h"

namespace stagewright {

Markup heading(const Markup& text) {
    return Markup::of("<p style='margin-top:10px;margin-bottom:2px'>%1</p>", bold(text));
}

Markup paragraph(const Markup& text) {
    return Markup::of("<p style='margin-top:2px;margin-bottom:2px'>%1</p>", text);
}

Markup bold(const Markup& text) {
    return Markup::of("<b>%1</b>", text);
}

Markup markedLine(const QString& mark, const Markup& text) {
    return Markup::of("<table cellspacing='0' cellpadding='1'><tr>"
                      "<td style='padding-right:5px;padding-top:1px'><img src='mark:%1'></td>"
                      "<td>%2</td></tr></table>",
                      mark, text);
}

Markup linkTo(StageKey stage, const Markup& text) {
    return Markup::of("<a href='stage:%1'>%2</a>", QString::number(static_cast<int>(stage)), text);
}

Markup stageLink(const Rally& rally, qsizetype stage) {
    return linkTo(rally.stages().at(stage).key, stageName(rally, stage));
}

Markup shortStageLink(const Rally& rally, qsizetype stage) {
    return linkTo(rally.stages().at(stage).key,
                  stageNumber(rally, stage).replace(u' ', QChar(QChar::Nbsp)));
}

Markup buttonLink(const QString& target, const QString& text) {
    return Markup::of("<table class='button' border='1' cellspacing='0' cellpadding='2'><tr><td>"
                      "&nbsp;<a href='%1'>%2</a>&nbsp;</td></tr></table>",
                      target, text);
}

Markup row(std::initializer_list<Markup> cells, bool isHead) {
    Markup html;
    for (const Markup& cell : cells)
        html +=
            Markup::of("<%1 align='%2' style='padding-right:%3px'>%4</%1>",
                       isHead ? QStringLiteral("th") : QStringLiteral("td"),
                       &cell == cells.begin() ? QStringLiteral("left") : QStringLiteral("right"),
                       &cell + 1 == cells.end() ? QStringLiteral("0") : QStringLiteral("10"), cell);
    return Markup::of("<tr>%1</tr>", html);
}

Markup table(const Markup& rows) {
    return Markup::of("<table cellspacing='0' cellpadding='1' width='100%'>%1</table>", rows);
}

} // namespace stagewright
