#include "editor/start.h"

#include "model/game/piece_files.h"

#include <QThread>

#include <fontconfig/fontconfig.h>
#include <utility>

namespace stagewright {

Start beginStart(const Games& games) {
    QThread::currentThread(); // Qt takes the first thread it meets for the main one
    std::promise<void> listed;
    Start start;
    start.fonts = listed.get_future();
    start.games = std::async(std::launch::async,
                             [games, listed = std::move(listed),
                              mayRead = start.mayRead.get_future()]() mutable -> Expected<Games> {
                                 FcInit(); // should it fail, Qt tries again by itself and says so
                                 listed.set_value();
                                 mayRead.wait();
                                 return games.data<PieceFiles>().withBuiltIn(games);
                             });
    return start;
}

} // namespace stagewright
