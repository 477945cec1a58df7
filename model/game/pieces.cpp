#include "model/game/pieces.h"

#include "model/digit.h"

#include <algorithm>

namespace stagewright {

namespace {

/// Those of other scripts count as letters: they stand behind them.
/// The digits of a text from `at` on, without zeros in front.
QStringView digitsAt(QStringView text, qsizetype at) {
    qsizetype end = at;
    while (end < text.size() && isDigit(text[end]))
        ++end;
    while (at < end && text[at] == u'0')
        ++at;
    return text.sliced(at, end - at);
}

} // namespace

bool PieceOrder::operator()(const QString& a, const QString& b) const {
    qsizetype i = 0;
    qsizetype j = 0;
    while (i < a.size() && j < b.size()) {
        if (!isDigit(a[i]) || !isDigit(b[j])) {
            if (a[i] != b[j])
                return a[i] < b[j];
            ++i;
            ++j;
            continue;
        }
        const QStringView ours = digitsAt(a, i);
        const QStringView theirs = digitsAt(b, j);
        if (ours.size() != theirs.size())
            return ours.size() < theirs.size();
        if (const int order = ours.compare(theirs); order != 0)
            return order < 0;
        i = ours.data() + ours.size() - a.constData();
        j = theirs.data() + theirs.size() - b.constData();
    }
    if (a.size() - i != b.size() - j)
        return a.size() - i < b.size() - j;
    return a < b; // differ in zeros at most
}

int sumOf(const PieceCounts& pieces) {
    int sum = 0;
    for (const auto& [piece, count] : pieces)
        sum += count;
    return sum;
}

PiecesBetween allAnew(const Stage& first, const Stage& next, const Games&) {
    return {0, 0, next.layout.pieceCount(), first.layout.pieceCount()};
}

std::vector<GameBox> allBoxes(const Games& games) {
    std::vector<GameBox> boxes;
    for (const auto& [kind, pieces] : games.faces<StagePieces>())
        for (GameBox& box : pieces.boxes(games))
            boxes.push_back(std::move(box));
    return boxes;
}

PieceCounts piecesOf(const BoxCounts& boxes, const Games& games) {
    PieceCounts pieces;
    for (const GameBox& box : allBoxes(games))
        if (const auto there = boxes.find(box.id); there != boxes.end())
            for (const auto& [piece, count] : box.pieces)
                pieces[piece] += count * there->second;
    return pieces;
}

std::map<QString, QString> boxTitles(const Games& games) {
    std::map<QString, QString> titles;
    for (const GameBox& box : allBoxes(games))
        titles.emplace(box.id, box.title);
    return titles;
}

} // namespace stagewright
