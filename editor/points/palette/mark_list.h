#pragma once

#include "model/layouts/points/track/track_marks.h"

#include <QListWidget>

#include <optional>

namespace stagewright {

/// What a click on the board sets: nothing, or one of the marks, each with its key.
class MarkList final : public QListWidget {
    Q_OBJECT

public:
    explicit MarkList(QWidget* parent = nullptr);

    /// Only these are listed. The chosen one stays if it is among them; else none is.
    void offer(TrackMarks marks);

    /// Nothing: a click chooses a point alone.
    [[nodiscard]] std::optional<TrackMark> chosen() const;
    void choose(std::optional<TrackMark> mark);

Q_SIGNALS:
    void markChosen(std::optional<stagewright::TrackMark> mark);

protected:
    void changeEvent(QEvent* event) override;

private:
    void fill();

    TrackMarks offered_;
};

} // namespace stagewright
