#include "editor/files/completed_path.h"

#include <algorithm>

namespace stagewright {

QString completedPath(const QString& path, std::initializer_list<QLatin1StringView> endings) {
    const bool isComplete =
        std::any_of(endings.begin(), endings.end(), [&](QLatin1StringView each) {
            return path.endsWith(each, Qt::CaseInsensitive);
        });
    return path.isEmpty() || isComplete ? path : path + *endings.begin();
}

} // namespace stagewright
