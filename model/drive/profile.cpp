#include "model/drive/profile.h"

namespace stagewright {

QString name(Profile profile) {
    switch (profile) {
    case Profile::Careful:
        return QStringLiteral("careful");
    case Profile::Brisk:
        return QStringLiteral("brisk");
    case Profile::FlatOut:
        return QStringLiteral("flat-out");
    case Profile::Optimal:
        break;
    }
    return QStringLiteral("optimal");
}

std::optional<Profile> profileNamed(QStringView text) {
    for (const Profile profile : allProfiles)
        if (text == name(profile))
            return profile;
    return std::nullopt;
}

} // namespace stagewright
