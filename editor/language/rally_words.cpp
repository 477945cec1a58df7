#include "editor/language/rally_words.h"

#include "model/rally/stage_name.h"

#include <QCoreApplication>

#include <cmath>

namespace stagewright {

namespace {

struct RallyWords {
    Q_DECLARE_TR_FUNCTIONS(RallyWords)
};

} // namespace

QString wordFor(Laying laying) {
    switch (laying) {
    case Laying::OneAfterAnother:
        return RallyWords::tr("one after another");
    case Laying::SessionAtOnce:
        return RallyWords::tr("a session at once");
    case Laying::AllAtOnce:
        break;
    }
    return RallyWords::tr("all at once");
}

QString phraseFor(const Shortening& way, const Rally& rally) {
    const auto minutes = static_cast<int>(std::lround(way.minutes));
    switch (way.way) {
    case Shortening::Way::FewerLaps:
        return RallyWords::tr("Drive %1 for %n lap(s): %2 minutes in all.", nullptr, way.to)
            .arg(stageName(rally, way.stage))
            .arg(minutes);
    case Shortening::Way::ShorterBreaks:
        return RallyWords::tr("Cut the breaks by %n minute(s): %1 minutes in all.", nullptr, way.to)
            .arg(minutes);
    case Shortening::Way::Swap:
        return RallyWords::tr("Swap %1 for a stage of at most %n minute(s): %2 minutes in all.",
                              nullptr, way.to)
            .arg(stageName(rally, way.stage))
            .arg(minutes);
    case Shortening::Way::Drop:
        break;
    }
    return RallyWords::tr("Leave out %1: %2 minutes in all.")
        .arg(stageName(rally, way.stage))
        .arg(minutes);
}

} // namespace stagewright
