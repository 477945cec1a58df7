#include "editor/rally/cell_block.h"

namespace stagewright {

namespace {

constexpr QChar quote(u'"');

/// A cell in quotation marks from there on, two of them meaning one. @return where it is over
qsizetype readQuoted(const QString& text, qsizetype at, QString& cell) {
    for (++at; at < text.size(); ++at) {
        if (text[at] != quote)
            cell += text[at];
        else if (text.mid(at + 1, 1) == quote)
            cell += text[++at];
        else
            return at + 1;
    }
    return at;
}

QString quoted(const QString& cell) {
    const bool needsIt = cell.startsWith(quote) || cell.contains(u'\t') || cell.contains(u'\n');
    return needsIt ? quote + QString(cell).replace(quote, QStringLiteral("\"\"")) + quote : cell;
}

} // namespace

CellBlock cellsIn(const QString& text) {
    QString plain = text;
    plain.replace(QStringLiteral("\r\n"), QStringLiteral("\n")).replace(u'\r', u'\n');
    if (plain.endsWith(u'\n')) // ends the last row
        plain.chop(1);
    CellBlock block{{}};
    QString cell;
    for (qsizetype at = 0; at < plain.size();) {
        if (cell.isEmpty() && plain[at] == quote) {
            at = readQuoted(plain, at, cell);
            continue;
        }
        if (plain[at] == u'\t' || plain[at] == u'\n') {
            block.back() << cell;
            cell.clear();
            if (plain[at] == u'\n')
                block << QStringList();
        } else {
            cell += plain[at];
        }
        ++at;
    }
    block.back() << cell;
    return block;
}

QString textOf(const CellBlock& block) {
    QString text;
    for (const QStringList& row : block) {
        QStringList cells;
        for (const QString& cell : row)
            cells << quoted(cell);
        text += cells.join(u'\t') + u'\n';
    }
    return text;
}

} // namespace stagewright
