#include "editor/files/written_document.h"

#include "editor/files/canonical_path.h"
#include "editor/files/document_file.h"
#include "editor/files/file_digest.h"
#include "editor/sheets/pack_preview.h"
#include "model/atomic_file.h"
#include "model/pack/entered_in_packs.h"

#include <utility>

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

WrittenDocument writeDocument(const RallyPack& pack, const Games& games, const QString& path) {
    RallyPack written = pack;
    const bool isPack = path.endsWith(packExtension, Qt::CaseInsensitive);
    if (isPack)
        written.preview = packPreview(written.rally, games);
    if (isPack && games.data<EnteredInPacks>().isWanted)
        written = withEntered(std::move(written), enteredOf(pack, games));
    return {path, pack, writeTo(path, written)};
}

} // namespace stagewright
