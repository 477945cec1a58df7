#pragma once

#include "model/fault.h"
#include "model/stage/stage.h"

#include <QByteArray>
#include <QDateTime>
#include <QString>

namespace stagewright {

/// A stage that was being worked on, and what is needed to go on as if nothing had happened.
struct RecoveryCopy {
    Stage stage;
    QString path;      ///< its file; empty where it had none
    QByteArray digest; ///< what was in that file (editor/document/file_digest.h)
    QDateTime time;    ///< when the copy was made; of any time zone

    friend bool operator==(const RecoveryCopy&, const RecoveryCopy&) = default;
};

/// As a file: a line of JSON with path, digest and time, then the stage as in a stage file, so that
/// a text editor can get it out.
[[nodiscard]] QByteArray writeCopy(const RecoveryCopy& copy);
[[nodiscard]] Expected<RecoveryCopy> readCopy(const QByteArray& text);

} // namespace stagewright
