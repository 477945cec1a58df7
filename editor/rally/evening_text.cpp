#include "editor/rally/evening_text.h"

#include "model/rally/stage_name.h"

namespace stagewright {

QString heading(const QString& text) {
    return QStringLiteral("<p style='margin-top:10px;margin-bottom:2px'><b>%1</b></p>")
        .arg(text.toHtmlEscaped());
}

QString paragraph(const QString& html) {
    return QStringLiteral("<p style='margin-top:2px;margin-bottom:2px'>%1</p>").arg(html);
}

QString markedLine(const QString& mark, const QString& html) {
    return QStringLiteral("<table cellspacing='0' cellpadding='1'><tr>"
                          "<td style='padding-right:5px;padding-top:1px'><img src='mark:%1'></td>"
                          "<td>%2</td></tr></table>")
        .arg(mark, html);
}

QString stageLink(const Rally& rally, qsizetype stage) {
    return QStringLiteral("<a href='stage:%1'>%2</a>")
        .arg(static_cast<int>(rally.stages().at(stage).key))
        .arg(stageName(rally, stage).toHtmlEscaped());
}

QString shortStageLink(const Rally& rally, qsizetype stage) {
    return QStringLiteral("<a href='stage:%1'>%2</a>")
        .arg(static_cast<int>(rally.stages().at(stage).key))
        .arg(stageNumber(stage).replace(u' ', QChar(QChar::Nbsp)).toHtmlEscaped());
}

QString buttonLink(const QString& target, const QString& text) {
    return QStringLiteral(
               "<table class='button' border='1' cellspacing='0' cellpadding='2'><tr><td>"
               "&nbsp;<a href='%1'>%2</a>&nbsp;</td></tr></table>")
        .arg(target, text.toHtmlEscaped());
}

QString row(const QStringList& cells, bool isHead) {
    QString html = QStringLiteral("<tr>");
    for (qsizetype i = 0; i < cells.size(); ++i)
        html += QStringLiteral("<%1 align='%2' style='padding-right:%3px'>%4</%1>")
                    .arg(isHead ? QStringLiteral("th") : QStringLiteral("td"),
                         i == 0 ? QStringLiteral("left") : QStringLiteral("right"))
                    .arg(i + 1 < cells.size() ? 10 : 0)
                    .arg(cells[i]);
    return html + QStringLiteral("</tr>");
}

QString table(const QString& rows) {
    return QStringLiteral("<table cellspacing='0' cellpadding='1' width='100%'>%1</table>")
        .arg(rows);
}

} // namespace stagewright
