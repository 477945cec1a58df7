#include "model/layouts/hextiles/catalogue/tile_notes.h"

#include <QCoreApplication>

namespace stagewright {

QString translatedNote(const QString& note) {
    return QCoreApplication::translate("TileNotes", note.toUtf8().constData());
}

} // namespace stagewright
