#include "model/drive/race/manner.h"

namespace stagewright {

QString name(Manner manner) {
    switch (manner) {
    case Manner::Careful:
        return QStringLiteral("careful");
    case Manner::Brisk:
        return QStringLiteral("brisk");
    case Manner::FlatOut:
        return QStringLiteral("flat-out");
    case Manner::Optimal:
        return QStringLiteral("optimal");
    case Manner::Reference:
        break;
    }
    return QStringLiteral("reference");
}

std::optional<Manner> mannerNamed(QStringView text) {
    for (const Manner manner : allManners)
        if (text == name(manner))
            return manner;
    return std::nullopt;
}

} // namespace stagewright
