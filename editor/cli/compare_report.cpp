#include "editor/cli/compare_report.h"

#include "editor/cli/console.h"
#include "editor/cli/json_key.h"
#include "model/one_line.h"

#include <QCoreApplication>
#include <QJsonArray>

#include <algorithm>

namespace stagewright {

namespace {

struct CompareReportText {
    Q_DECLARE_TR_FUNCTIONS(CompareReportText)
};

ComparedSide sideOf(const Stage& stage, const Games& games, int players) {
    return {oneLine(stage.info.title),
            {figuresOf(stage, games), expectedOf(stage, games, players)}};
}

PairReport pairReport(const ComparedInput& first, const ComparedInput& second,
                      const StagePair& pair, int players) {
    PairReport report;
    if (pair.first)
        report.first = sideOf(first.stages[*pair.first], first.games, players);
    if (pair.second)
        report.second = sideOf(second.stages[*pair.second], second.games, players);
    if (!pair.first || !pair.second)
        return report;
    const Stage& a = first.stages[*pair.first];
    report.comparison = compared(a, second.stages[*pair.second], first.games);
    report.places = first.games.face<StagePlaces>(a);
    return report;
}

QJsonObject countsJson(const PieceCounts& counts) {
    QJsonObject json;
    for (const auto& [piece, count] : counts)
        json.insert(piece, count);
    return json;
}

QJsonObject placeJson(Place place, const StagePlaces& places) {
    QJsonObject json = places.json(place);
    json.insert(key("place"), places.name(place));
    return json;
}

QJsonObject changeJson(const LayoutChange& change, const StagePlaces& places) {
    QJsonObject json{{key("kind"), name(change.kind)}};
    if (!change.before.isEmpty())
        json.insert(key("before"), change.before);
    if (!change.after.isEmpty())
        json.insert(key("after"), change.after);
    if (change.first)
        json.insert(key("first"), placeJson(*change.first, places));
    if (change.second)
        json.insert(key("second"), placeJson(*change.second, places));
    return json;
}

QJsonObject figuresJson(const ComparedSide& side) {
    const StageFigures& known = side.figures.known;
    QJsonObject json{{key("title"), side.title}, {key("pieces"), known.pieces}};
    if (known.spaces > 0)
        json.insert(key("spaces"), known.spaces);
    QJsonObject surfaces;
    for (const auto& [surface, count] : known.surfaces)
        surfaces.insert(surface == Terrain::Asphalt  ? key("asphalt")
                        : surface == Terrain::Gravel ? key("gravel")
                                                     : key("snow"),
                        count);
    json.insert(key("surfaces"), surfaces);
    if (!side.figures.expected)
        return json;
    const ExpectedFigures& expected = *side.figures.expected;
    if (expected.seconds)
        json.insert(key("seconds"), *expected.seconds);
    if (expected.losses)
        json.insert(key("losses"), *expected.losses);
    if (expected.difficulty)
        json.insert(key("difficulty"), name(*expected.difficulty));
    if (expected.minutes)
        json.insert(key("minutes"), *expected.minutes);
    return json;
}

QJsonObject pairJson(const PairReport& pair) {
    QJsonObject json;
    if (pair.first)
        json.insert(key("first"), figuresJson(*pair.first));
    if (pair.second)
        json.insert(key("second"), figuresJson(*pair.second));
    if (!pair.first || !pair.second)
        return json;
    json.insert(key("same"), pair.comparison.isSame());
    json.insert(key("pieces"),
                QJsonObject{{key("onlyFirst"), countsJson(pair.comparison.onlyFirst)},
                            {key("onlySecond"), countsJson(pair.comparison.onlySecond)},
                            {key("both"), sumOf(pair.comparison.both)}});
    if (!pair.comparison.layout)
        return json;
    QJsonArray changes;
    for (const LayoutChange& change : pair.comparison.layout->changes)
        changes.append(changeJson(change, pair.places));
    json.insert(key("changes"), changes);
    json.insert(key("elsewhere"), pair.comparison.layout->isElsewhere);
    return json;
}

QString titleOr(const QString& title, const QString& file) {
    return title.isEmpty() ? file : title;
}

void printFigures(const std::vector<FigureRow>& rows) {
    qsizetype name = 0;
    qsizetype value = 0;
    for (const FigureRow& row : rows) {
        name = std::max(name, row.name.size());
        value = std::max({value, row.first.size(), row.second.size()});
    }
    for (const FigureRow& row : rows)
        printLine((QStringLiteral("  ") + row.name.leftJustified(name) + QStringLiteral("  ") +
                   row.first.rightJustified(value) + QStringLiteral("  ") +
                   row.second.rightJustified(value) + QStringLiteral("  ") + row.difference)
                      .trimmed()
                      .prepend(QStringLiteral("  ")));
}

void printPieces(const QString& title, const PieceCounts& pieces) {
    if (!pieces.empty())
        printLine(QStringLiteral("  ") +
                  CompareReportText::tr("only in %1: %2")
                      .arg(title, piecesSaid(pieces).join(QStringLiteral(", "))));
}

void printPair(const PairReport& pair, const CompareReport& report) {
    const QString first = pair.first ? titleOr(pair.first->title, report.firstFile) : QString();
    const QString second = pair.second ? titleOr(pair.second->title, report.secondFile) : QString();
    if (!pair.second)
        return printLine(CompareReportText::tr("%1: only in %2").arg(first, report.firstFile));
    if (!pair.first)
        return printLine(CompareReportText::tr("%1: only in %2").arg(second, report.secondFile));
    printLine(CompareReportText::tr("%1 and %2", "titles of stages").arg(first, second));
    printLine(QStringLiteral("  ") + summaryOf(pair.comparison));
    printFigures(figureRows(pair.first->figures, pair.second->figures, report.players));
    printPieces(report.firstFile, pair.comparison.onlyFirst);
    printPieces(report.secondFile, pair.comparison.onlySecond);
    if (pair.comparison.layout)
        for (const LayoutChange& change : pair.comparison.layout->changes)
            printLine(QStringLiteral("  ") + signFor(change.kind) + u' ' +
                      phraseFor(change, pair.places));
}

} // namespace

CompareReport compareReport(const ComparedInput& first, const ComparedInput& second, int players) {
    CompareReport report{first.file, second.file, players, {}};
    for (const StagePair& pair : pairedStages(first.stages, second.stages))
        report.pairs.push_back(pairReport(first, second, pair, players));
    return report;
}

QJsonObject reportJson(const CompareReport& report) {
    QJsonArray stages;
    for (const PairReport& pair : report.pairs)
        stages.append(pairJson(pair));
    return {{key("files"), QJsonArray{report.firstFile, report.secondFile}},
            {key("players"), report.players},
            {key("stages"), stages}};
}

void printReport(const CompareReport& report) {
    for (const PairReport& pair : report.pairs)
        printPair(pair, report);
}

} // namespace stagewright
