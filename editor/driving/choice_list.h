#pragma once

#include "model/drive/test_drive.h"

#include <QTreeWidget>

namespace stagewright {

/// The dice and spaces that are open to who drives: what each adds in hazards, how likely it loses
/// control, and, with hints, what it is expected to cost.
class ChoiceList final : public QTreeWidget {
    Q_OBJECT

public:
    explicit ChoiceList(QWidget* parent = nullptr);

    void show(const StageToDrive& stage, const OpenChoices& choices);
    /// Whether the costs are seen, and which is the best.
    void setHints(bool hints);

    /// Index into OpenChoices::rolls; nothing: none is chosen.
    [[nodiscard]] std::optional<std::size_t> chosen() const;
    /// Chooses the cheapest die for a space; picked again, the next one.
    void pickSpace(SpaceVertex space);

Q_SIGNALS:
    void choiceChanged();
    /// By a double click, or Enter.
    void rollWanted();

private:
    OpenChoices choices_;
    bool hints_ = false;
};

} // namespace stagewright
