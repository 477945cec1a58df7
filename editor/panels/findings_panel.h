#pragma once

#include "editor/panels/findings_model.h"

#include <QListView>

namespace stagewright {

/// What the rules say of the stage. A click or Enter asks for the place of a finding.
class FindingsPanel final : public QWidget {
    Q_OBJECT

public:
    explicit FindingsPanel(Document& document, QWidget* parent = nullptr);

    [[nodiscard]] QListView& list() const { return *list_; }

Q_SIGNALS:
    void chosen(const QList<stagewright::Hex>& hexes);

private:
    void choose(const QModelIndex& index);

    FindingsModel* model_;
    QListView* list_;
};

} // namespace stagewright
