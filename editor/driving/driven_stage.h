#pragma once

#include "editor/document/document.h"

namespace stagewright {

/// What is said of a stage that says how it is driven.
struct DrivenInfo {
    QString game;
    StageKind kind = StageKind::Stage;
    int laps = 1;
    QString dashboard;

    friend bool operator==(const DrivenInfo&, const DrivenInfo&) = default;
};

[[nodiscard]] inline DrivenInfo drivenInfoOf(const Stage& stage) {
    return {stage.info.game, stage.info.kind, stage.info.laps, stage.info.dashboard};
}

/// Whether the open stage is driven otherwise after a change: a title does not matter.
[[nodiscard]] inline bool isDrivenOtherwise(const Document& document, const StageChange& change,
                                            const DrivenInfo& before) {
    return change.games || change.whole || !change.layout.isNothing() ||
           drivenInfoOf(document.stage()) != before;
}

} // namespace stagewright
