#pragma once

#include "editor/hextiles/board/board_view.h"

#include <map>

namespace stagewright {

/// Remembers how the board was looked at before steps that came with another look at it: taken
/// back, they give it back; redone, they come with theirs again.
class StepCameras final : public QObject {
    Q_OBJECT

public:
    /// @param board must outlive it
    explicit StepCameras(BoardView& board, QObject* parent = nullptr);

    /// The step that was taken last has come with the look that the board has now.
    /// @param before how it was looked at before the step
    void note(const Camera& before);

    struct Looks {
        Camera before;
        Camera after;
        Stage stage; ///< after the step, to know it again
    };
    /// By the index that the history has after each.
    using Steps = std::map<int, Looks>;

    /// To go to another board of the same document.
    [[nodiscard]] const Steps& steps() const { return steps_; }
    void setSteps(Steps steps) { steps_ = std::move(steps); }

private:
    void follow(int index);

    BoardView& board_;
    int index_ = 0; ///< of the history
    Steps steps_;
};

} // namespace stagewright
