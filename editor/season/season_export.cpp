#include "editor/season/season_export.h"

#include "editor/season/sheets/season_page_html.h"
#include "editor/season/sheets/season_pages.h"
#include "model/season/season_table.h"

#include <QLocale>

namespace stagewright {

Expected<QByteArray> seasonExport(const RallySeason& season, const SeasonQuestion& question,
                                  const QString& path) {
    const auto isCalled = [&path](const char* ending) {
        return path.endsWith(QLatin1StringView(ending), Qt::CaseInsensitive);
    };
    if (isCalled(".csv"))
        return asCsv(seasonTable(season, question)).toUtf8();
    if (isCalled(".md"))
        return asMarkdown(seasonTable(season, question)).toUtf8();
    if (!isCalled(".pdf"))
        return seasonHtml(season, questionsOf(season));
    const SheetDocument document =
        seasonDocument({season, questionsOf(season), {usualPaper(QLocale::system()), 10}});
    return sheetsAsPdf(document, allPages(document)).map([](const auto& pdf) {
        return pdf.value_or(QByteArray());
    });
}

} // namespace stagewright
