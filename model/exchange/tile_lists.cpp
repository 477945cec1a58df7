#include "model/exchange/tile_lists.h"

#include "model/csv.h"
#include "model/exchange/tile_rows.h"
#include "model/stage/tile_layout.h"
#include "model/stage/tile_list.h"

#include <QCoreApplication>

#include <algorithm>

namespace stagewright {

namespace {

struct TileLists {
    Q_DECLARE_TR_FUNCTIONS(TileLists)
};

QString oneLine(QString text) {
    std::replace_if(
        text.begin(), text.end(),
        [](QChar c) {
            return c.category() == QChar::Other_Control || c == QChar::LineSeparator ||
                   c == QChar::ParagraphSeparator;
        },
        QChar(u' '));
    return text;
}

QString titleOf(const Stage& stage) {
    return stage.info.title.isEmpty() ? TileLists::tr("Untitled stage") : stage.info.title;
}

QString boxTitles(const TileRow& row) {
    QStringList titles;
    for (const Box* box : row.boxes)
        titles << box->title;
    return titles.join(QStringLiteral(", "));
}

QString boxIds(const TileRow& row) {
    QStringList ids;
    for (const Box* box : row.boxes)
        ids << box->id;
    return ids.join(QStringLiteral(", "));
}

int tilesIn(const Stage& stage) {
    return static_cast<int>(tilesOf(stage).placements().size());
}

/// A line of a list in words.
QString inWords(const TileRow& row) {
    const QString tile = row.number + row.side;
    if (row.boxes.empty())
        return TileLists::tr("%1 × %2").arg(row.count).arg(tile);
    return TileLists::tr("%1 × %2, from %3").arg(row.count).arg(tile, boxTitles(row));
}

} // namespace

QByteArray tilesAsText(std::span<const Stage> stages, const Catalogue& catalogue) {
    QString text;
    for (const Stage& stage : stages) {
        text +=
            (text.isEmpty() ? QString() : QStringLiteral("\n")) + oneLine(titleOf(stage)) + u'\n';
        if (!stage.info.author.isEmpty())
            text += TileLists::tr("by %1").arg(oneLine(stage.info.author)) + u'\n';
        text += TileLists::tr("%n tile(s)", nullptr, tilesIn(stage)) + QStringLiteral("\n\n");
        for (const TileRow& row : tileRows(stage, catalogue))
            text += inWords(row) + u'\n';
        for (const auto& [id, count] : tokenList(stage))
            text += TileLists::tr("%1 × %2").arg(count).arg(oneLine(id)) + u'\n';
    }
    return text.toUtf8();
}

QByteArray tilesAsCsv(std::span<const Stage> stages, const Catalogue& catalogue) {
    const bool several = stages.size() > 1;
    const auto record = [&](const QString& title, const QStringList& fields) {
        return csvRecord(several ? QStringList(title) + fields : fields);
    };
    QString text =
        record(QStringLiteral("stage"), {QStringLiteral("number"), QStringLiteral("side"),
                                         QStringLiteral("count"), QStringLiteral("box")});
    for (const Stage& stage : stages) {
        const QString title = titleOf(stage);
        for (const TileRow& row : tileRows(stage, catalogue))
            text += record(title, {row.number, row.side, QString::number(row.count), boxIds(row)});
        for (const auto& [id, count] : tokenList(stage))
            text += record(title, {id, QString(), QString::number(count), QString()});
    }
    return text.toUtf8();
}

QByteArray tilesAsMarkdown(std::span<const Stage> stages, const Catalogue& catalogue) {
    QString text;
    const auto line = [&](const QStringList& cells) {
        text += QStringLiteral("| ") + cells.join(QStringLiteral(" | ")) + QStringLiteral(" |\n");
    };
    for (const Stage& stage : stages) {
        text += (text.isEmpty() ? QStringLiteral("# ") : QStringLiteral("\n# ")) +
                markdownEscaped(titleOf(stage)) + QStringLiteral("\n\n");
        if (!stage.info.author.isEmpty())
            text += TileLists::tr("by %1").arg(markdownEscaped(stage.info.author)) +
                    QStringLiteral("\n\n");
        line({TileLists::tr("Tile"), TileLists::tr("Side"), TileLists::tr("Count"),
              TileLists::tr("Box")});
        line({QStringLiteral("---:"), QStringLiteral("---"), QStringLiteral("---:"),
              QStringLiteral("---")});
        for (const TileRow& row : tileRows(stage, catalogue))
            line({row.number, row.side, QString::number(row.count),
                  markdownEscaped(boxTitles(row))});
        for (const auto& [id, count] : tokenList(stage))
            line({markdownEscaped(id), QString(), QString::number(count), QString()});
    }
    return text.toUtf8();
}

QByteArray tilesAsForumText(std::span<const Stage> stages, const Catalogue& catalogue) {
    QString text;
    for (const Stage& stage : stages) {
        text += (text.isEmpty() ? QStringLiteral("[b]") : QStringLiteral("\n[b]")) +
                forumEscaped(titleOf(stage)) + QStringLiteral("[/b]\n");
        if (!stage.info.author.isEmpty())
            text += QStringLiteral("[i]") +
                    TileLists::tr("by %1").arg(forumEscaped(stage.info.author)) +
                    QStringLiteral("[/i]\n");
        for (const TileRow& row : tileRows(stage, catalogue))
            text += inWords(row) + u'\n';
        for (const auto& [id, count] : tokenList(stage))
            text += TileLists::tr("%1 × %2").arg(count).arg(forumEscaped(id)) + u'\n';
    }
    return text.toUtf8();
}

QString markdownEscaped(const QString& text) {
    QString escaped;
    for (const QChar c : oneLine(text)) {
        if (c == u'<')
            escaped += QStringLiteral("&lt;");
        else if (c == u'&')
            escaped += QStringLiteral("&amp;");
        else if (QStringView(u"\\`*_{}[]()#+-.!|>~").contains(c))
            escaped += QStringLiteral("\\") + c;
        else
            escaped += c;
    }
    return escaped;
}

QString forumEscaped(const QString& text) {
    static constexpr QChar wordJoiner(0x2060);
    return oneLine(text).replace(u'[', QStringLiteral("[") + wordJoiner);
}

} // namespace stagewright
