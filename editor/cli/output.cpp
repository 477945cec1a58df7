#include "editor/cli/output.h"

#include "editor/cli/console.h"
#include "editor/document/document_file.h"
#include "model/refusal.h"
#include "model/whole_file.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace stagewright {

namespace {

struct Output {
    Q_DECLARE_TR_FUNCTIONS(Output)
};

} // namespace

bool isStandardOutput(const QString& path) {
    return path == QStringLiteral("-") || path == QStringLiteral("/dev/stdout");
}

Expected<void> mayWriteOver(const QString& path, const Catalogue& catalogue) {
    if (isStandardOutput(path) || QFileInfo(path).size() == 0)
        return {}; // as mktemp leaves one
    const std::vector<Fault> unread = unreadIn(path, catalogue);
    if (unread.empty())
        return {};
    const Fault& first = unread.front();
    return tl::unexpected(
        Fault{Output::tr("would be replaced, and what cannot be read in it would be lost: %1")
                  .arg(first.what),
              first.place, Output::tr("Name another file, or remove this one first"), path});
}

Expected<void> writeOutput(const QString& path, const QByteArray& content) {
    if (!isStandardOutput(path))
        return writeWholeFile(path, content);
    if (const int error = printBytes(content))
        return tl::unexpected(Fault{Output::tr("cannot be written: %1").arg(refusalOf(error)),
                                    {},
                                    remedyOfWriting(error),
                                    QStringLiteral("/dev/stdout")});
    return {};
}

} // namespace stagewright
