#include "editor/document/written_document.h"

#include "editor/document/canonical_path.h"
#include "editor/document/document_file.h"
#include "editor/document/file_digest.h"
#include "editor/sheets/pack_preview.h"
#include "model/atomic_file.h"

namespace stagewright {

namespace {

Expected<KnownFile> writeTo(const QString& path, const RallyPack& pack) {
    const auto text = documentText(pack, path);
    if (!text) {
        Fault fault = text.error();
        fault.file = path;
        return tl::unexpected(fault);
    }
    if (auto saved = writeFileAtomically(path, *text); !saved)
        return tl::unexpected(saved.error());
    return KnownFile{canonicalPath(path), digestOf(*text)}; // it has just been written there
}

} // namespace

WrittenDocument writeDocument(const RallyPack& pack, const Catalogue& catalogue,
                              const QString& path) {
    RallyPack written = pack;
    if (path.endsWith(packExtension, Qt::CaseInsensitive))
        written.preview = packPreview(written.rally, catalogue);
    return {path, pack, writeTo(path, written)};
}

} // namespace stagewright
