#pragma once

#include "editor/cards/evening/hazard_form.h"
#include "editor/cards/evening/played_form.h"
#include "model/layouts/cards/table/card_table.h"

#include <QLabel>

namespace stagewright {

/// How long a table of cards takes, by the box or by evenings of the user's own; the ghost driver's
/// dice by round, and what he scores once the hazard die is entered.
class CardEstimatePanel final : public QWidget {
    Q_OBJECT

public:
    /// @param document must outlive it
    explicit CardEstimatePanel(Document& document, QWidget* parent = nullptr);

private:
    void show();
    [[nodiscard]] QString ghostInWords(const CardTable& table) const;
    [[nodiscard]] QString damageInWords(const CardTable& table) const;

    Document& document_;
    QLabel* minutes_;
    QLabel* source_;
    QLabel* ghost_;
    QLabel* damage_;
    PlayedForm* played_;
    HazardForm* hazard_;
};

} // namespace stagewright
