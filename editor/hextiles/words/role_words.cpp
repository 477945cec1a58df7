#include "editor/hextiles/words/role_words.h"

#include <QCoreApplication>

namespace stagewright {

namespace {

struct RoleWords {
    Q_DECLARE_TR_FUNCTIONS(RoleWords)
};

} // namespace

QString roleWord(Role role) {
    switch (role) {
    case Role::Start:
    case Role::StartFinish:
        return RoleWords::tr("Start");
    case Role::Finish:
        return RoleWords::tr("Finish");
    case Role::Service:
        return RoleWords::tr("Service");
    case Role::Pit:
        return RoleWords::tr("Pits");
    case Role::Road:
    case Role::Filler:
    case Role::Podium:
        break;
    }
    return {};
}

} // namespace stagewright
