#include "tests/editor/sheets/read_pdf.h"

#include "tests/editor/cli/program.h"

#include <QMap>
#include <QRegularExpression>

#include <gtest/gtest.h>

namespace stagewright {

namespace {

QString ask(const char* tool, const QStringList& arguments) {
    const ProgramRun run = runTool(QLatin1StringView(tool), arguments);
    EXPECT_EQ(run.exitCode, 0) << tool << " (of poppler-utils)" << run.messages.constData();
    return QString::fromUtf8(run.output);
}

QStringList onPage(int page) {
    const QString number = QString::number(page);
    return page == 0 ? QStringList()
                     : QStringList{QStringLiteral("-f"), number, QStringLiteral("-l"), number};
}

} // namespace

QString pdfText(const QString& path, int page) {
    return ask("pdftotext", onPage(page) + QStringList{path, QStringLiteral("-")}).simplified();
}

QStringList pdfPages(const QString& path) {
    QStringList pages =
        ask("pdftotext", {QStringLiteral("-layout"), path, QStringLiteral("-")}).split(u'\f');
    pages.removeLast(); // a form feed ends each
    return pages;
}

QList<PdfWord> pdfWords(const QString& path) {
    // Tagged by lines of text: <TEXT ... font-size="9.0000" ...>word</...>
    static const QRegularExpression font(
        QStringLiteral("<fontspec id=\"(\\d+)\" size=\"(-?[\\d.]+)\""));
    static const QRegularExpression text(
        QStringLiteral("<text [^>]*font=\"(\\d+)\"[^>]*>(.*?)</text>"));
    static const QRegularExpression tag(QStringLiteral("<[^>]*>"));
    const QString xml =
        ask("pdftohtml", {QStringLiteral("-xml"), QStringLiteral("-i"), QStringLiteral("-stdout"),
                          QStringLiteral("-zoom"), QStringLiteral("3"), path});
    QMap<QString, double> sizes;
    QList<PdfWord> words;
    for (const QString& line : xml.split(u'\n')) {
        if (const auto found = font.match(line); found.hasMatch())
            sizes[found.captured(1)] = found.captured(2).toDouble() / 3;
        if (const auto found = text.match(line); found.hasMatch()) {
            const QString said = found.captured(2).remove(tag);
            for (const QString& word : said.split(u' ', Qt::SkipEmptyParts))
                words.append({word, sizes.value(found.captured(1))});
        }
    }
    return words;
}

QList<double> pdfTextSizes(const QString& path) {
    QList<double> sizes;
    for (const PdfWord& word : pdfWords(path))
        sizes.append(word.size);
    return sizes;
}

QList<QSizeF> pdfSizes(const QString& path) {
    static const QRegularExpression line(QStringLiteral("^Page +\\d+ size: +([\\d.]+) x ([\\d.]+)"),
                                         QRegularExpression::MultilineOption);
    QList<QSizeF> sizes;
    auto found =
        line.globalMatch(ask("pdfinfo", {QStringLiteral("-l"), QStringLiteral("-1"), path}));
    while (found.hasNext()) {
        const auto size = found.next();
        sizes.append({size.captured(1).toDouble(), size.captured(2).toDouble()});
    }
    return sizes;
}

QString pdfInfo(const QString& path, const char* field) {
    const QRegularExpression line(QStringLiteral("^%1: *(.*)$").arg(QLatin1StringView(field)),
                                  QRegularExpression::MultilineOption);
    return line.match(ask("pdfinfo", {path})).captured(1);
}

QStringList pdfFonts(const QString& path) {
    return ask("pdffonts", {path}).trimmed().split(u'\n').sliced(2);
}

QString pdfPicture(const QString& path, int page, int dotsPerInch, const QRect& part) {
    QStringList arguments =
        onPage(page) + QStringList{QStringLiteral("-png"), QStringLiteral("-r"),
                                   QString::number(dotsPerInch), QStringLiteral("-singlefile")};
    if (!part.isNull())
        arguments << QStringLiteral("-x") << QString::number(part.x()) << QStringLiteral("-y")
                  << QString::number(part.y()) << QStringLiteral("-W")
                  << QString::number(part.width()) << QStringLiteral("-H")
                  << QString::number(part.height());
    ask("pdftoppm", arguments + QStringList{path, path});
    return path + QStringLiteral(".png");
}

} // namespace stagewright
