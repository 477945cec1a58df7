#pragma once

#include "editor/window/dialogs.h"

#include <QDialog>
#include <QListWidget>
#include <QPushButton>

namespace stagewright {

/// One question about all that has changes which are not saved.
class UnsavedDialog final : public QDialog {
    Q_OBJECT

public:
    explicit UnsavedDialog(const QStringList& names, QWidget* parent = nullptr);

    /// What was answered; closed in any other way, it is Cancel.
    [[nodiscard]] Dialogs::Unsaved answer() const { return answer_; }

    [[nodiscard]] QListWidget& list() const { return *list_; }
    [[nodiscard]] QPushButton& saveAll() const { return *saveAll_; }
    [[nodiscard]] QPushButton& discardAll() const { return *discardAll_; }

private:
    void give(Dialogs::Unsaved answer);

    Dialogs::Unsaved answer_ = Dialogs::Unsaved::Cancel;
    QListWidget* list_;
    QPushButton* saveAll_;
    QPushButton* discardAll_;
};

} // namespace stagewright
