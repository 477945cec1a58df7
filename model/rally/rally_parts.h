#pragma once

#include "model/fault.h"
#include "model/game/stage_file.h"
#include "model/rally/rally.h"

#include <QByteArray>
#include <QJsonValue>
#include <QList>
#include <QString>

namespace stagewright {

/// One of the texts that make up a rally.
struct RallyPart {
    QString file; ///< "stages/01-monte.json"
    QByteArray text;

    friend bool operator==(const RallyPart&, const RallyPart&) = default;
};

/// A rally as separate JSON texts, as an archive or a folder holds them (RALLY_FORMAT.md).
struct RallyParts {
    QByteArray pack;         ///< pack.json
    QList<RallyPart> stages; ///< by the names that pack.json gives them
    QByteArray results;      ///< results.json; empty: no result yet

    friend bool operator==(const RallyParts&, const RallyParts&) = default;
};

/// Canonical: equal rallies have equal parts. Stages are in the order of the rally.
[[nodiscard]] RallyParts partsOf(const Rally& rally);

/// The faults name the part, the line and the field.
[[nodiscard]] Expected<Rally> joined(const RallyParts& parts, const Games& games);

} // namespace stagewright
