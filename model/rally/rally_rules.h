#pragma once

#include "model/fault.h"

#include <QByteArray>
#include <QString>

#include <vector>

namespace stagewright {

struct CarColour {
    QString id;  ///< "red"; the same in every language
    QString rgb; ///< "#c62828"

    friend bool operator==(const CarColour&, const CarColour&) = default;
};

/// What a rally needs beyond the rules of driving; resources/rally/README.md says what each means.
struct RallyRules {
    int penaltyStep = 1; ///< seconds
    int timesOfMedian = 2;
    std::vector<CarColour> colours;
};

/// Reads resources/rally/rally.json. Faults name the field.
[[nodiscard]] Expected<RallyRules> readRallyRules(const QByteArray& text);

/// Those compiled into the program.
[[nodiscard]] Expected<RallyRules> builtInRallyRules();

} // namespace stagewright
