#include "editor/cli/write_over.h"

#include "editor/document/document_file.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace stagewright {

namespace {

struct WriteOver {
    Q_DECLARE_TR_FUNCTIONS(WriteOver)
};

} // namespace

Expected<void> mayWriteOver(const QString& path, const Catalogue& catalogue) {
    if (QFileInfo(path).size() == 0)
        return {}; // as mktemp leaves one
    const std::vector<Fault> unread = unreadIn(path, catalogue);
    if (unread.empty())
        return {};
    const Fault& first = unread.front();
    return tl::unexpected(
        Fault{WriteOver::tr("would be replaced, and what cannot be read in it would be lost: %1")
                  .arg(first.what),
              first.place, WriteOver::tr("Name another file, or remove this one first"), path});
}

} // namespace stagewright
