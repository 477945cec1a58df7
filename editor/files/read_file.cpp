#include "editor/files/read_file.h"

#include "model/file_descriptor.h"
#include "model/json/encoding.h"
#include "model/json/text.h"
#include "model/limited_file.h"
#include "model/season/season_file.h"

#include <QFile>
#include <QFileInfo>

#include <cerrno>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace stagewright {

namespace {

Reach reachOf(const QString& path) {
    const QByteArray name = QFile::encodeName(path);
    struct stat found {};
    if (stat(name.constData(), &found) != 0)
        return errno == ENOENT || errno == ENOTDIR || errno == ENAMETOOLONG ? Reach::Gone
                                                                            : Reach::OutOfReach;
    if (!S_ISREG(found.st_mode)) // a pipe would be waited for without end
        return Reach::Reached;
    const FileDescriptor file(open(name.constData(), O_RDONLY | O_CLOEXEC));
    char first = 0;
    return file.isOpen() && read(file.number(), &first, 1) >= 0 ? Reach::Reached
                                                                : Reach::OutOfReach;
}

constexpr qint64 largestText = 4 * 1024 * 1024; // bytes; in UTF-32 too

std::optional<QString> textIn(const QString& path) {
    const QString suffix = QFileInfo(path).suffix().toLower();
    const QStringList forPeople{QStringLiteral("txt"), QStringLiteral("csv"), QStringLiteral("md"),
                                QStringLiteral("text")};
    if (!forPeople.contains(suffix))
        return std::nullopt;
    const auto bytes = readLimitedFile(path, largestText);
    return bytes ? textForPeople(*bytes) : std::nullopt;
}

bool holdsSeason(const QString& path) {
    const auto bytes = readLimitedFile(path, largestSeasonFile);
    const auto json = bytes ? parseJson(*bytes) : tl::unexpected(bytes.error());
    return json && isSeason(*json);
}

} // namespace

ReadFile readFile(const QString& path, const Games& games) {
    // First what is known of it: should it change meanwhile, that is noticed.
    KnownFile known = lookAt(path);
    auto opened = openFile(path, games);
    const Reach reach = opened ? Reach::Reached : reachOf(path);
    ReadFile read{path, std::move(opened), std::move(known), reach};
    if (!read.opened && reach == Reach::Reached) {
        read.text = textIn(path);
        read.isSeason = holdsSeason(path);
    }
    return read;
}

} // namespace stagewright
