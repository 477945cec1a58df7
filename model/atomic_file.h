#pragma once

#include "model/fault.h"

#include <QByteArray>

namespace stagewright {

/// Who may read a file that is written.
enum class FilePermissions : unsigned char {
    AsUsual,  ///< who may read the older one; of a new one, whom the user's umask lets
    OwnerOnly ///< this user alone, be there an older file or not
};

/// Writes a file as a whole: until all of it is on the disk, an older file of that name stays as it
/// was, and if anything fails no part of the new one is left; a program that is killed leaves the
/// old file or the new one. Group, mode, access list and extended attributes of the older file
/// stay, as far as this user may set them; through a link, the link stays and the file behind it is
/// replaced. The fault says what the system says. (What SIGXFSZ does is for the program to decide.)
[[nodiscard]] Expected<void>
writeFileAtomically(const QString& path, const QByteArray& content,
                    FilePermissions permissions = FilePermissions::AsUsual);

} // namespace stagewright
