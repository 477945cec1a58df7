#include "editor/start.h"

#include "model/game/piece_files.h"

#include <QThread>

#include <fontconfig/fontconfig.h>

namespace stagewright {

std::future<Expected<Games>> beginStart(const Games& games) {
    QThread::currentThread(); // Qt takes the first thread it meets for the main one
    return std::async(std::launch::async, [games]() -> Expected<Games> {
        FcInit(); // should it fail, Qt tries again by itself and says so
        return games.data<PieceFiles>().withBuiltIn(games);
    });
}

} // namespace stagewright
