#pragma once

#include "editor/cards/palette/card_fields.h"
#include "editor/document/document.h"
#include "editor/fields/one_line_field.h"
#include "model/layouts/cards/table/card_table.h"

#include <QPushButton>

namespace stagewright {

/// Which stage is driven: one of the box, one of the user's own, or drawn among those that were not
/// played lately.
class DeckFields final : public QObject {
    Q_OBJECT

public:
    /// Adds its rows. All must outlive it.
    DeckFields(QFormLayout& form, Document& document, QObject* parent);

    void show();

private:
    void choose(int index);
    void draw();
    /// The deck with what is typed in place of what it has.
    template <typename Change>
    void change(Change change);

    QFormLayout& form_;
    Document& document_;
    QList<StageDeck> offered_;
    QComboBox* decks_;
    QPushButton* draw_;
    OneLineField* title_;
    NumberField* cards_;
    OneLineField* surroundings_;
    int gesture_ = 0; ///< while one field is being typed into
    int drawn_ = 0;   ///< how often: a seed
};

} // namespace stagewright
