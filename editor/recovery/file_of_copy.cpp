#include "editor/recovery/file_of_copy.h"

#include "editor/background/background.h"
#include "editor/recovery/recovery_folder.h"
#include "model/pack/rally_pack_reader.h"

#include <chrono>
#include <memory>
#include <vector>

namespace stagewright {

namespace {

using namespace std::chrono_literals;

constexpr auto longest = 1s;

using Looking = Background<FileOfCopy>;

void look(const std::stop_token&, const Looking::Tell& tell, const QString& path,
          const Games& games) {
    FileOfCopy file;
    file.known = lookAt(path);
    file.isThere = !file.known.digest.isEmpty();
    if (file.isThere && isPackFile(path))
        if (auto before = loadRallyPack(path, games))
            file.beside = std::move(before->pack);
    tell(file);
}

} // namespace

void lookAtFiles(std::span<RecoverableCopy> left, const Games& games) {
    std::vector<std::unique_ptr<Looking>> all;
    for (RecoverableCopy& each : left) {
        if (each.copy.path.isEmpty())
            continue;
        all.push_back(
            std::make_unique<Looking>([&each](const FileOfCopy& found) { each.file = found; },
                                      WorkManner{false, diskPatience}));
        all.back()->begin(&look, each.copy.path, games);
    }
    const QDeadlineTimer end(longest);
    for (const auto& each : all)
        each->hearUntil(end);
    for (const auto& each : all) // all before the first end is waited for
        each->giveUp();
}

} // namespace stagewright
