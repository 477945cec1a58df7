#include "editor/language/drive_words.h"

#include <QCoreApplication>

namespace stagewright {

namespace {

struct DriveWords {
    Q_DECLARE_TR_FUNCTIONS(DriveWords)
};

} // namespace

QString wordFor(Profile profile) {
    switch (profile) {
    case Profile::Careful:
        return DriveWords::tr("Careful");
    case Profile::Brisk:
        return DriveWords::tr("Brisk");
    case Profile::FlatOut:
        return DriveWords::tr("Flat out");
    case Profile::Optimal:
        break;
    }
    return DriveWords::tr("Optimal");
}

QString wordFor(StageClass stageClass) {
    switch (stageClass) {
    case StageClass::Short:
        return DriveWords::tr("short");
    case StageClass::Standard:
        return DriveWords::tr("standard");
    case StageClass::Long:
        break;
    }
    return DriveWords::tr("long");
}

QString wordFor(Difficulty difficulty) {
    switch (difficulty) {
    case Difficulty::Easy:
        return DriveWords::tr("easy");
    case Difficulty::Medium:
        return DriveWords::tr("medium");
    case Difficulty::Hard:
        break;
    }
    return DriveWords::tr("hard");
}

QString phraseFor(const DifficultyReason& difficulty) {
    const QString word = wordFor(difficulty.difficulty);
    return difficulty.reason.isEmpty() ? word
                                       : DriveWords::tr("%1: %2").arg(word, difficulty.reason);
}

} // namespace stagewright
