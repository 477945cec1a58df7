#include "editor/start.h"

#include "model/catalogue/catalogue.h"

#include <QThread>

#include <fontconfig/fontconfig.h>

namespace stagewright {

std::future<Expected<Games>> beginStart(const Games& games) {
    QThread::currentThread(); // Qt takes the first thread it meets for the main one
    return std::async(std::launch::async, [games]() -> Expected<Games> {
        FcInit(); // should it fail, Qt tries again by itself and says so
        auto catalogue = builtInCatalogue();
        if (!catalogue)
            return tl::unexpected(catalogue.error());
        return games.with(*std::move(catalogue));
    });
}

} // namespace stagewright
