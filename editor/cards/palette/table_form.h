#pragma once

#include "editor/cards/palette/deck_fields.h"
#include "editor/cards/palette/shop_fields.h"
#include "model/layouts/cards/table/card_table.h"

#include <QCheckBox>

namespace stagewright {

/// Plans a table: mode, stage, cards that lie open, players and their drivers, the ghost driver,
/// the shop. Each change is a step.
class TableForm final : public QWidget {
    Q_OBJECT

public:
    /// @param document must outlive it
    explicit TableForm(Document& document, QWidget* parent = nullptr);

private:
    void addRow();
    void addPlayers();
    void show();
    [[nodiscard]] QString boxList(const CardTable& table) const;

    Document& document_;
    QFormLayout* form_;
    QComboBox* mode_;
    DeckFields* deck_;
    QComboBox* faceUp_;
    QCheckBox* travels_;
    NumberField* players_;
    QPushButton* draw_;
    QComboBox* ghost_;
    QLabel* ghostDice_;
    ShopFields* shop_;
    QLabel* difficulty_;
    QLabel* box_;
    int drawn_ = 0; ///< how often drivers were: a seed
};

} // namespace stagewright
