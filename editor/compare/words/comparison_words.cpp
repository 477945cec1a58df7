#include "editor/compare/words/comparison_words.h"

#include "editor/language/display_locale.h"
#include "editor/language/drive_words.h"
#include "model/drive/estimate.h"

#include <QCoreApplication>

#include <array>
#include <cmath>
#include <functional>

namespace stagewright {

namespace {

struct Comparison {
    Q_DECLARE_TR_FUNCTIONS(Comparison)
};

constexpr QChar minus(u'−');
const auto unknownSaid = QStringLiteral("–");
const auto pendingSaid = QStringLiteral("…");

QString surfaceRow(Terrain surface) {
    switch (surface) {
    case Terrain::Asphalt:
        return Comparison::tr("On asphalt");
    case Terrain::Gravel:
        return Comparison::tr("On gravel");
    case Terrain::Snow:
        return Comparison::tr("On snow");
    case Terrain::None:
        break;
    }
    return {};
}

/// "+3", "−0:12"; empty: no difference.
QString signedDifference(double difference, const std::function<QString(double)>& say) {
    const QString said = say(std::abs(difference));
    if (said == say(0))
        return {};
    return (difference < 0 ? minus : QChar(u'+')) + said;
}

QString wholeSaid(double number) {
    return QString::number(std::lround(number));
}

QString hundredthsSaid(double number) {
    return displayNumber(number, 2);
}

using Say = std::function<QString(double)>;
using Figure = std::optional<double>;

FigureRow rowOf(const QString& name, Figure first, Figure second, const Say& say) {
    FigureRow row{name, first ? say(*first) : unknownSaid, second ? say(*second) : unknownSaid, {}};
    if (first && second)
        row.difference = signedDifference(*second - *first, say);
    return row;
}

int countOn(const StageFigures& figures, Terrain surface) {
    const auto found = figures.surfaces.find(surface);
    return found == figures.surfaces.end() ? 0 : found->second;
}

/// A row of what has to be reckoned; none where neither has it.
void addExpected(std::vector<FigureRow>& rows, const QString& name, const ComparedFigures& first,
                 const ComparedFigures& second,
                 const std::function<Figure(const ExpectedFigures&)>& figure, const Say& say) {
    const auto of = [&](const ComparedFigures& figures) {
        return figures.expected ? figure(*figures.expected) : Figure();
    };
    const bool areThere = first.expected && second.expected;
    if (areThere && !of(first) && !of(second))
        return;
    FigureRow row = rowOf(name, of(first), of(second), say);
    if (!first.expected)
        row.first = pendingSaid;
    if (!second.expected)
        row.second = pendingSaid;
    rows.push_back(row);
}

} // namespace

QString wordFor(ChangeKind kind) {
    switch (kind) {
    case ChangeKind::Added:
        return Comparison::tr("added");
    case ChangeKind::Removed:
        return Comparison::tr("removed");
    case ChangeKind::Turned:
        return Comparison::tr("turned");
    case ChangeKind::Flipped:
        return Comparison::tr("flipped");
    case ChangeKind::Moved:
        return Comparison::tr("moved");
    case ChangeKind::Altered:
        break;
    }
    return Comparison::tr("altered");
}

QChar signFor(ChangeKind kind) {
    switch (kind) {
    case ChangeKind::Added:
        return u'+';
    case ChangeKind::Removed:
        return minus;
    case ChangeKind::Turned:
        return u'↻';
    case ChangeKind::Flipped:
        return u'⇅';
    case ChangeKind::Moved:
        return u'→';
    case ChangeKind::Altered:
        break;
    }
    return u'~';
}

QString phraseFor(const LayoutChange& change, const StagePlaces& places) {
    const QString first = change.first ? places.name(*change.first) : QString();
    const QString second = change.second ? places.name(*change.second) : QString();
    const QString piece = change.before.isEmpty() ? change.after : change.before;
    const QString place = first.isEmpty() ? second : first;
    const bool isRenamed =
        !change.before.isEmpty() && !change.after.isEmpty() && change.before != change.after;
    const QString pieces =
        isRenamed ? Comparison::tr("%1 to %2", "names of pieces").arg(change.before, change.after)
                  : piece;
    if (change.kind == ChangeKind::Moved)
        return Comparison::tr("%1: %2, from %3 to %4")
            .arg(wordFor(change.kind), pieces, first, second);
    return place.isEmpty()
               ? Comparison::tr("%1: %2").arg(wordFor(change.kind), pieces)
               : Comparison::tr("%1: %2 at %3").arg(wordFor(change.kind), pieces, place);
}

QStringList piecesSaid(const PieceCounts& pieces) {
    QStringList said;
    for (const auto& [piece, count] : pieces)
        said << (count == 1 ? piece : QStringLiteral("%1 × %2").arg(count).arg(piece));
    return said;
}

QString summaryOf(const StageComparison& comparison) {
    if (!comparison.isSameGame)
        return Comparison::tr("These stages are of different games: only pieces and figures are "
                              "compared.");
    if (comparison.isSame())
        return comparison.layout && comparison.layout->isElsewhere
                   ? Comparison::tr("Both are laid alike; as a whole the second lies elsewhere on "
                                    "the table.")
                   : Comparison::tr("Both are laid alike.");
    if (!comparison.layout)
        return Comparison::tr("They need other pieces.");
    const int changes = static_cast<int>(comparison.layout->changes.size());
    const QString counted = Comparison::tr("%n change(s).", nullptr, changes);
    return comparison.layout->isElsewhere
               ? counted + u' ' +
                     Comparison::tr("As a whole the second lies elsewhere on the table, which is "
                                    "not counted.")
               : counted;
}

std::vector<FigureRow> figureRows(const ComparedFigures& first, const ComparedFigures& second,
                                  int players) {
    std::vector<FigureRow> rows{
        rowOf(Comparison::tr("Pieces"), first.known.pieces, second.known.pieces, wholeSaid)};
    for (const Terrain surface : {Terrain::Asphalt, Terrain::Gravel, Terrain::Snow}) {
        const int a = countOn(first.known, surface);
        const int b = countOn(second.known, surface);
        if (a > 0 || b > 0)
            rows.push_back(rowOf(surfaceRow(surface), a, b, wholeSaid));
    }
    const auto spacesOf = [](const ComparedFigures& figures) {
        return figures.known.spaces > 0 ? Figure(figures.known.spaces) : Figure();
    };
    if (spacesOf(first) || spacesOf(second))
        rows.push_back(
            rowOf(Comparison::tr("Spaces"), spacesOf(first), spacesOf(second), wholeSaid));
    addExpected(
        rows, Comparison::tr("Expected time"), first, second,
        [](const ExpectedFigures& figures) { return figures.seconds; }, minutesAndSeconds);
    addExpected(
        rows, Comparison::tr("Difficulty"), first, second,
        [](const ExpectedFigures& figures) {
            return figures.difficulty ? Figure(static_cast<int>(*figures.difficulty)) : Figure();
        },
        [](double level) { return wordFor(static_cast<Difficulty>(std::lround(level))); });
    if (rows.back().name == Comparison::tr("Difficulty"))
        rows.back().difference.clear(); // levels have no measure
    addExpected(
        rows, Comparison::tr("Losses of control"), first, second,
        [](const ExpectedFigures& figures) { return figures.losses; }, hundredthsSaid);
    addExpected(
        rows, Comparison::tr("Minutes with %n player(s)", nullptr, players), first, second,
        [](const ExpectedFigures& figures) { return figures.minutes; }, wholeSaid);
    return rows;
}

} // namespace stagewright
