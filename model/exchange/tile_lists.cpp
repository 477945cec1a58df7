#include "model/exchange/tile_lists.h"

#include "model/csv.h"
#include "model/game/pieces.h"
#include "model/one_line.h"

#include <QCoreApplication>

namespace stagewright {

namespace {

struct TileLists {
    Q_DECLARE_TR_FUNCTIONS(TileLists)
};

QString titleOf(const Stage& stage) {
    return stage.info.title.isEmpty() ? TileLists::tr("Untitled stage") : stage.info.title;
}

QString joined(const QStringList& names) {
    return names.join(QStringLiteral(", "));
}

std::vector<PieceLine> linesOf(const Stage& stage, const Games& games) {
    return games.face<StagePieces>(stage).list(stage, games);
}

/// A line of a list in words.
QString inWords(const PieceLine& line, QString (*shown)(const QString&)) {
    const QString piece = (line.isToken ? shown(line.name) : line.number) + line.side;
    if (line.boxes.isEmpty())
        return TileLists::tr("%1 × %2").arg(line.count).arg(piece);
    return TileLists::tr("%1 × %2, from %3").arg(line.count).arg(piece, joined(line.boxTitles));
}

} // namespace

QByteArray tilesAsText(std::span<const Stage> stages, const Games& games) {
    QString text;
    for (const Stage& stage : stages) {
        text +=
            (text.isEmpty() ? QString() : QStringLiteral("\n")) + oneLine(titleOf(stage)) + u'\n';
        if (!stage.info.author.isEmpty())
            text += TileLists::tr("by %1").arg(oneLine(stage.info.author)) + u'\n';
        text += TileLists::tr("%n tile(s)", nullptr, stage.layout.pieceCount()) +
                QStringLiteral("\n\n");
        for (const PieceLine& line : linesOf(stage, games))
            text += inWords(line, oneLine) + u'\n';
    }
    return text.toUtf8();
}

QByteArray tilesAsCsv(std::span<const Stage> stages, const Games& games) {
    const bool several = stages.size() > 1;
    const auto record = [&](const QString& title, const QStringList& fields) {
        return csvRecord(several ? QStringList(title) + fields : fields);
    };
    QString text =
        record(QStringLiteral("stage"), {QStringLiteral("number"), QStringLiteral("side"),
                                         QStringLiteral("count"), QStringLiteral("box")});
    for (const Stage& stage : stages) {
        const QString title = titleOf(stage);
        for (const PieceLine& line : linesOf(stage, games))
            text += record(
                title, {line.number, line.side, QString::number(line.count), joined(line.boxes)});
    }
    return text.toUtf8();
}

QByteArray tilesAsMarkdown(std::span<const Stage> stages, const Games& games) {
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
        for (const PieceLine& each : linesOf(stage, games))
            line({each.isToken ? markdownEscaped(each.name) : each.number, each.side,
                  QString::number(each.count), markdownEscaped(joined(each.boxTitles))});
    }
    return text.toUtf8();
}

QByteArray tilesAsForumText(std::span<const Stage> stages, const Games& games) {
    QString text;
    for (const Stage& stage : stages) {
        text += (text.isEmpty() ? QStringLiteral("[b]") : QStringLiteral("\n[b]")) +
                forumEscaped(titleOf(stage)) + QStringLiteral("[/b]\n");
        if (!stage.info.author.isEmpty())
            text += QStringLiteral("[i]") +
                    TileLists::tr("by %1").arg(forumEscaped(stage.info.author)) +
                    QStringLiteral("[/i]\n");
        for (const PieceLine& line : linesOf(stage, games))
            text += inWords(line, forumEscaped) + u'\n';
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
