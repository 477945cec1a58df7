#include "model/game/layout_changes.h"

namespace stagewright {

QString name(ChangeKind kind) {
    switch (kind) {
    case ChangeKind::Added:
        return QStringLiteral("added");
    case ChangeKind::Removed:
        return QStringLiteral("removed");
    case ChangeKind::Turned:
        return QStringLiteral("turned");
    case ChangeKind::Flipped:
        return QStringLiteral("flipped");
    case ChangeKind::Moved:
        return QStringLiteral("moved");
    case ChangeKind::Altered:
        break;
    }
    return QStringLiteral("altered");
}

LayoutChange inverse(const LayoutChange& change) {
    LayoutChange back{change.kind, change.after, change.before, change.second, change.first};
    if (change.kind == ChangeKind::Added)
        back.kind = ChangeKind::Removed;
    else if (change.kind == ChangeKind::Removed)
        back.kind = ChangeKind::Added;
    return back;
}

} // namespace stagewright
