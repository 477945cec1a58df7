#pragma once

#include "model/drive/drive_record.h"

#include <QList>
#include <QPushButton>
#include <QToolButton>

namespace stagewright {

/// The dice of a roll as they have fallen at the table: each is turned to its hazard by a click.
class TableDice final : public QWidget {
    Q_OBJECT

public:
    explicit TableDice(QWidget* parent = nullptr);

    /// All clean at first.
    void show(const std::vector<RolledDie>& dice);
    [[nodiscard]] std::vector<DieFace> faces() const;

Q_SIGNALS:
    void entered();

private:
    QList<QToolButton*> dice_;
    QLayout* faces_; ///< of them
    QPushButton* enter_;
};

} // namespace stagewright
