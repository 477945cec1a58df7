#pragma once

#include "model/fault.h"
#include "model/rally/rally.h"
#include "model/rally/rally_parts.h"
#include "model/rally/rally_text.h"

#include <QByteArray>
#include <QDateTime>
#include <QString>

namespace stagewright {

/// A rally that was being worked on, and what is needed to go on as if nothing had happened.
struct RecoveryCopy {
    Rally rally;
    QString path;      ///< its file; empty where it had none
    QByteArray digest; ///< what was in that file (editor/files/file_digest.h)
    QDateTime time;    ///< when the copy was made; of any time zone

    friend bool operator==(const RecoveryCopy&, const RecoveryCopy&) = default;
};

/// Larger copies are not read: a rally of the largest size, and what stands before it.
inline constexpr qint64 largestCopy = largestRallyFile + 64 * 1024;

/// As a file: a line of JSON with path, digest and time, then the rally as in a rally file, so that
/// a text editor can get it out.
[[nodiscard]] QByteArray writeCopy(const RecoveryCopy& copy);
/// The same, if it is read again as this copy (see model/verified_text.h).
[[nodiscard]] Expected<QByteArray> verifiedCopyText(const RecoveryCopy& copy);
[[nodiscard]] Expected<RecoveryCopy> readCopy(const QByteArray& text, const Games& games);

} // namespace stagewright
