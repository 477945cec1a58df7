#include "editor/manual/manual_html.h"

#include "editor/manual/manual_document.h"

#include <QBuffer>
#include <QTextBlock>
#include <QTextList>
#include <QTextTable>
#include <QUrl>

namespace stagewright {

namespace {

const auto look = QStringLiteral(
    ":root{color-scheme:light dark}"
    "body{max-width:48rem;margin:2rem auto;padding:0 1rem;font-family:sans-serif;line-height:1.5}"
    "h2{margin-top:2.5rem}h3{margin-top:1.8rem}"
    "table{border-collapse:collapse}th,td{border:1px solid gray;padding:.25rem .6rem;"
    "text-align:left;vertical-align:top}"
    "nav ul{list-style:none;padding-left:1.2rem}"
    "img{max-width:100%;vertical-align:middle;margin:.2rem}"
    "@media print{nav{display:none}h2,h3{break-after:avoid}}");

/// Writes what QTextDocument has read of the Markdown; its own HTML fixes fonts and colours.
class Writer {
public:
    Writer(const Manual& manual, const PictureOf& pictureOf)
        : manual_(manual)
        , section_(manual.sections.begin()) {
        fillDocument(document_, manual, {}, pictureOf);
    }

    QString page() {
        const QString title = manual_.sections.empty() ? QString() : manual_.sections.front().title;
        html_ = QStringLiteral("<!DOCTYPE html>\n<html lang=\"%1\">\n<head>\n"
                               "<meta charset=\"utf-8\">\n"
                               "<meta name=\"viewport\" content=\"width=device-width\">\n"
                               "<title>%2</title>\n<style>%3</style>\n</head>\n<body>\n")
                    .arg(manual_.language, title.toHtmlEscaped(), look);
        writeFrame(*document_.rootFrame());
        html_ += QStringLiteral("</body>\n</html>\n");
        return html_;
    }

private:
    void writeFrame(const QTextFrame& frame) {
        for (auto it = frame.begin(); !it.atEnd(); ++it) {
            if (const auto* table = qobject_cast<QTextTable*>(it.currentFrame())) {
                closeList();
                writeTable(*table);
            } else if (it.currentBlock().isValid()) {
                writeBlock(it.currentBlock());
            }
        }
        closeList();
    }

    void writeBlock(const QTextBlock& block) {
        if (block.textList() != list_)
            closeList();
        if (block.blockFormat().headingLevel() > 0)
            return writeHeading(block.blockFormat().headingLevel());
        if (block.text().isEmpty()) // stands before and after a table
            return;
        if (block.textList() && !list_) {
            list_ = block.textList();
            html_ += isNumbered() ? QStringLiteral("<ol>\n") : QStringLiteral("<ul>\n");
        }
        html_ += (list_ ? QStringLiteral("<li>%1</li>\n") : QStringLiteral("<p>%1</p>\n"))
                     .arg(inlineOf(block));
    }

    [[nodiscard]] bool isNumbered() const {
        return list_->format().style() == QTextListFormat::ListDecimal;
    }

    void closeList() {
        if (list_)
            html_ += isNumbered() ? QStringLiteral("</ol>\n") : QStringLiteral("</ul>\n");
        list_ = nullptr;
    }

    void writeHeading(int level) {
        html_ += QStringLiteral("<h%1 id=\"%2\">%3</h%1>\n")
                     .arg(level)
                     .arg(section_->id, section_->title.toHtmlEscaped());
        ++section_;
        if (level == 1)
            writeContents();
    }

    void writeContents() {
        html_ += QStringLiteral("<nav>\n<ul>\n");
        for (const ManualSection& each : manual_.sections)
            if (each.level == 2)
                html_ += QStringLiteral("<li><a href=\"#%1\">%2</a></li>\n")
                             .arg(each.id, each.title.toHtmlEscaped());
        html_ += QStringLiteral("</ul>\n</nav>\n");
    }

    void writeTable(const QTextTable& table) {
        html_ += QStringLiteral("<table>\n");
        for (int row = 0; row < table.rows(); ++row) {
            html_ += QStringLiteral("<tr>");
            for (int column = 0; column < table.columns(); ++column)
                html_ += (row == 0 ? QStringLiteral("<th>%1</th>") : QStringLiteral("<td>%1</td>"))
                             .arg(inlineOf(table.cellAt(row, column).firstCursorPosition().block(),
                                           row == 0));
            html_ += QStringLiteral("</tr>\n");
        }
        html_ += QStringLiteral("</table>\n");
    }

    /// @param plain without weights, where all of it has one
    [[nodiscard]] QString inlineOf(const QTextBlock& block, bool plain = false) const {
        QString html;
        for (auto it = block.begin(); !it.atEnd(); ++it) {
            const QTextCharFormat format = it.fragment().charFormat();
            if (format.isImageFormat()) {
                html += pictureTag(format.toImageFormat());
                continue;
            }
            QString text = it.fragment().text().toHtmlEscaped();
            const auto wrap = [&text](const char* tag) {
                text = QStringLiteral("<%1>%2</%1>").arg(QLatin1StringView(tag), text);
            };
            if (format.fontFixedPitch())
                wrap("code");
            if (format.fontItalic())
                wrap("em");
            if (format.fontWeight() > QFont::Medium && !plain)
                wrap("strong");
            if (!format.anchorHref().isEmpty())
                text = QStringLiteral("<a href=\"%1\">%2</a>")
                           .arg(format.anchorHref().toHtmlEscaped(), text);
            html += text;
        }
        return html;
    }

    [[nodiscard]] QString pictureTag(const QTextImageFormat& format) const {
        const auto picture =
            document_.resource(QTextDocument::ImageResource, QUrl(format.name())).value<QImage>();
        QByteArray png;
        QBuffer buffer(&png);
        picture.save(&buffer, "PNG");
        return QStringLiteral("<img src=\"data:image/png;base64,%1\" width=\"%2\" alt=\"%3\">")
            .arg(QLatin1StringView(png.toBase64()))
            .arg(qRound(picture.deviceIndependentSize().width()))
            .arg(format.stringProperty(QTextFormat::ImageAltText).toHtmlEscaped());
    }

    const Manual& manual_;
    std::vector<ManualSection>::const_iterator section_;
    QTextDocument document_;
    const QTextList* list_ = nullptr; ///< that is being written
    QString html_;
};

} // namespace

QString manualHtml(const Manual& manual, const PictureOf& pictureOf) {
    return Writer(manual, pictureOf).page();
}

} // namespace stagewright
