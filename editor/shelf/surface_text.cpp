#include "editor/shelf/surface_text.h"

#include <QCoreApplication>
#include <QStringList>

namespace stagewright {

namespace {

struct SurfaceText {
    Q_DECLARE_TR_FUNCTIONS(SurfaceText)
};

QString surfaceName(Terrain surface) {
    switch (surface) {
    case Terrain::Asphalt:
        return SurfaceText::tr("asphalt");
    case Terrain::Gravel:
        return SurfaceText::tr("gravel");
    case Terrain::Snow:
        return SurfaceText::tr("snow");
    case Terrain::None:
        break;
    }
    return {};
}

} // namespace

QString surfacesSaid(const std::map<Terrain, int>& surfaces) {
    QStringList said;
    for (const auto& [surface, count] : surfaces)
        if (const QString name = surfaceName(surface); !name.isEmpty())
            said << QStringLiteral("%1 %2").arg(name).arg(count);
    return said.join(QStringLiteral(", "));
}

} // namespace stagewright
