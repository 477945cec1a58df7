#pragma once

#include "editor/zones/palette/offer_list.h"
#include "editor/zones/palette/roadbook_field.h"
#include "editor/zones/palette/section_list.h"

#include <QCheckBox>
#include <QFormLayout>

namespace stagewright {

/// Makes a chain: its roadbook line, its sections, what fits at the open end, the boxes that boards
/// are taken from, assistance; says which sections have no spaces yet, and leads to them.
class ChainPalette final : public QWidget {
    Q_OBJECT

public:
    /// @param board must outlive it
    explicit ChainPalette(ChainBoard& board, QWidget* parent = nullptr);

    [[nodiscard]] RoadbookField& roadbook() const { return *roadbook_; }

Q_SIGNALS:
    /// The spaces of the chosen section are to be entered.
    void enteringWanted();

private:
    void show();
    void showBoxes();
    void enterMissing();

    ChainBoard& board_;
    RoadbookField* roadbook_;
    QLabel* missing_;
    QPushButton* enter_;
    QCheckBox* assistance_;
    QWidget* boxes_;
};

} // namespace stagewright
