#pragma once

#include "editor/cards/palette/card_fields.h"
#include "editor/document/document.h"

#include <QLabel>
#include <QPushButton>

namespace stagewright {

/// Mixes the shop: all of A, all of B, so many of B, at random, or what was not played lately; the
/// same number gives the same shop again.
class ShopFields final : public QObject {
    Q_OBJECT

public:
    /// Adds its rows. All must outlive it.
    ShopFields(QFormLayout& form, Document& document, QObject* parent);

    void show();

private:
    enum class Mix : unsigned char { AllA, AllB, SomeB, AtRandom, NotLately };

    [[nodiscard]] Mix chosenMix() const { return static_cast<Mix>(mix_->currentIndex()); }
    void lay();
    void layAnew();
    void showFields();

    QFormLayout& form_;
    Document& document_;
    QComboBox* mix_;
    NumberField* ofB_;
    NumberField* seed_;
    QPushButton* lay_;
    QPushButton* anew_;
    QLabel* laid_;
};

} // namespace stagewright
