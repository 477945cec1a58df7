#pragma once

#include "editor/files/known_file.h"
#include "model/pack/rally_pack.h"

#include <span>

namespace stagewright {

/// The file of a stage that was being worked on, which may have changed since.
struct FileOfCopy {
    KnownFile known;
    bool isThere = false;
    RallyPack beside; ///< what it holds beside the rally, which does not change while it is open

    friend bool operator==(const FileOfCopy&, const FileOfCopy&) = default;
};

struct RecoverableCopy;

/// Has looked at the file of each copy that has one, behind the window. Those that do not answer
/// within a second are left out.
void lookAtFiles(std::span<RecoverableCopy> left, const Games& games);

} // namespace stagewright
