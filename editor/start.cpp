#include "editor/start.h"

#include <QThread>

#include <fontconfig/fontconfig.h>

namespace stagewright {

std::future<Expected<Catalogue>> beginStart() {
    QThread::currentThread(); // Qt takes the first thread it meets for the main one
    return std::async(std::launch::async, [] {
        FcInit(); // should it fail, Qt tries again by itself and says so
        return builtInCatalogue();
    });
}

} // namespace stagewright
