#include "editor/language/drive_words.h"

#include <QCoreApplication>

namespace stagewright {

namespace {

struct DriveWords {
    Q_DECLARE_TR_FUNCTIONS(DriveWords)
};

QString tyresSaid(const QString& tyres) {
    if (tyres == u"gravel")
        return DriveWords::tr("gravel tyres");
    if (tyres == u"asphalt")
        return DriveWords::tr("asphalt tyres");
    if (tyres == u"rain")
        return DriveWords::tr("rain tyres");
    if (tyres == u"snow")
        return DriveWords::tr("snow tyres");
    return DriveWords::tr("\"%1\" tyres").arg(tyres);
}

QString surfaceSaid(const QString& surface) {
    if (surface == u"gravel")
        return DriveWords::tr("gravel");
    if (surface == u"asphalt")
        return DriveWords::tr("asphalt");
    if (surface == u"snow")
        return DriveWords::tr("snow");
    if (surface == u"dry")
        return DriveWords::tr("dry");
    if (surface == u"wet")
        return DriveWords::tr("wet");
    return surface;
}

} // namespace

QString phraseFor(const Dashboard& dashboard) {
    QStringList parts;
    if (!dashboard.carClass.isEmpty())
        parts << dashboard.carClass;
    parts << tyresSaid(dashboard.tyres) << surfaceSaid(dashboard.surface);
    if (dashboard.leader > 0)
        parts << DriveWords::tr("leader");
    return parts.join(QStringLiteral(", "));
}

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
    return difficulty.tile.isEmpty() ? word
                                     : DriveWords::tr("%1; hardest at %2: %3")
                                           .arg(word, difficulty.tile, difficulty.reason);
}

} // namespace stagewright
