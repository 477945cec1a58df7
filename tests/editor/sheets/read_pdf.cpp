#include "tests/editor/sheets/read_pdf.h"

#include "tests/editor/cli/program.h"

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
