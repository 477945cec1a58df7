#pragma once

#include "editor/points/palette/mark_list.h"
#include "editor/points/palette/track_form.h"

namespace stagewright {

/// Which track it is, and what can be marked on it.
class MarkPalette final : public QWidget {
    Q_OBJECT

public:
    /// @param board must outlive it
    explicit MarkPalette(PointBoard& board, QWidget* parent = nullptr);

    [[nodiscard]] MarkList& marks() const { return *marks_; }
    [[nodiscard]] TrackForm& track() const { return *track_; }

private:
    void show();

    PointBoard& board_;
    TrackForm* track_;
    MarkList* marks_;
};

} // namespace stagewright
