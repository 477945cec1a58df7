#pragma once

#include "editor/fields/panel_combo.h"
#include "model/season/season.h"

#include <QCheckBox>
#include <QDateEdit>
#include <QListWidget>
#include <QPushButton>
#include <QWidget>

namespace stagewright {

/// The rounds of a season as a list, and what can be said of the one that is chosen.
class SeasonRounds final : public QWidget {
    Q_OBJECT

public:
    explicit SeasonRounds(QWidget* parent = nullptr);

    void show(const RallySeason& season);
    using QWidget::show;
    void choose(qsizetype round);
    /// Whether there is a rally in front that can be added.
    void offerOpen(bool isThere) { addOpen_->setEnabled(isThere); }

    [[nodiscard]] QListWidget& list() const { return *list_; }

Q_SIGNALS:
    void openRallyWanted();
    void fileWanted();
    void removed(qsizetype round);
    void moved(qsizetype from, qsizetype to);
    /// @param round in its place
    void changed(qsizetype index, const stagewright::SeasonRound& round);

private:
    QPushButton* button(const QString& text, const char* name);
    void showRound();
    void tell(const SeasonRound& round);
    void tellDate(QDate date);
    [[nodiscard]] qsizetype current() const { return list_->currentRow(); }

    RallySeason season_;
    QListWidget* list_;
    QPushButton* addOpen_ = nullptr;
    QPushButton* addFile_ = nullptr;
    QPushButton* remove_ = nullptr;
    QPushButton* earlier_ = nullptr;
    QPushButton* later_ = nullptr;
    QWidget* ofRound_;
    QCheckBox* isDated_;
    QDateEdit* date_;
    PanelCombo* powerStage_;
    PanelCombo* fastestLap_;
    bool showing_ = false; ///< what changes now is not the user's doing
};

} // namespace stagewright
