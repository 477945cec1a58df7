#include "editor/document/document_saving.h"

#include "editor/document/document.h"

namespace stagewright {

DocumentSaving::DocumentSaving(Document& document)
    : document_(document)
    , writes_([this](const Copy& copy) { hear(copy); }) {}

bool DocumentSaving::isWriting(const QString& canonicalPath) const {
    return writes_.isWriting(canonicalPath);
}

void DocumentSaving::begin(const QString& path, const QString& canonicalPath) {
    writes_.begin(path, canonicalPath, &DocumentSaving::write, document_.pack(), document_.games(),
                  path, document_.path());
}

void DocumentSaving::hearUntil(const QString& path, QDeadlineTimer end) {
    writes_.hearUntil(path, end);
}

void DocumentSaving::write(const std::stop_token& stop, const Writes::Writing::Tell& tell,
                           const RallyPack& pack, const Games& games, const QString& path,
                           const QString& before) {
    if (!stop.stop_requested())
        tell({path, before, writeDocument(pack, games, path)});
}

void DocumentSaving::hear(const Copy& copy) {
    SaveEnd end{copy.written.path, {}, false};
    if (!copy.written.file)
        end.how = tl::unexpected(copy.written.file.error());
    else
        end.isOpen = document_.take(copy.written, copy.before);
    Q_EMIT ended(end);
}

} // namespace stagewright
