#pragma once

#include "model/rally/standings.h"

#include <QString>
#include <QStringList>

namespace stagewright {

/// Rows of text under headings, each row as long as the headings.
struct TextTable {
    QStringList headings;
    QList<QStringList> rows;
};

/// The standings after the first `stages` stages, in the user's language: place, driver, total, gap
/// to the first, stages missing and in which one retired, where there are any.
[[nodiscard]] TextTable standingsTable(const Rally& rally, qsizetype stages,
                                       const RulesOf& rulesOf);

/// Columns side by side, for a chat or a mail.
[[nodiscard]] QString asText(const TextTable& table);
/// RFC 4180; what a spreadsheet would take for a formula is made text.
[[nodiscard]] QString asCsv(const TextTable& table);
/// A table of GitHub's Markdown; characters with a meaning are escaped.
[[nodiscard]] QString asMarkdown(const TextTable& table);
/// A table of HTML, without the page round it.
[[nodiscard]] QString asHtml(const TextTable& table);

} // namespace stagewright
