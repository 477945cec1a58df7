#pragma once

#include "editor/compare/words/comparison_words.h"

#include <QJsonObject>

#include <vector>

namespace stagewright {

/// One of the two files that the command "compare" is given.
struct ComparedInput {
    QString file; ///< as given
    std::vector<Stage> stages;
    Games games; ///< with their pieces
};

/// A stage of one side, as far as it is there.
struct ComparedSide {
    QString title;
    ComparedFigures figures;
};

/// Two stages, or one that only one of the files has.
struct PairReport {
    std::optional<ComparedSide> first;
    std::optional<ComparedSide> second;
    StageComparison comparison;
    StagePlaces places{}; ///< what places of changes are called
};

/// All that the command says.
struct CompareReport {
    QString firstFile;
    QString secondFile;
    int players = 1;
    std::vector<PairReport> pairs;
};

/// With all that is to be reckoned.
[[nodiscard]] CompareReport compareReport(const ComparedInput& first, const ComparedInput& second,
                                          int players);

[[nodiscard]] QJsonObject reportJson(const CompareReport& report);
void printReport(const CompareReport& report);

} // namespace stagewright
