#pragma once

#include "editor/document/document.h"

#include <QLineEdit>
#include <QWidget>

namespace stagewright {

/// Title and author of the stage. What is typed into a field at one go is one step.
class StagePanel final : public QWidget {
    Q_OBJECT

public:
    explicit StagePanel(Document& document, QWidget* parent = nullptr);

    [[nodiscard]] QLineEdit& title() const { return *title_; }
    [[nodiscard]] QLineEdit& author() const { return *author_; }

private:
    using Change = StageUndoStep (*)(const Stage&, const QString&);
    QLineEdit* field(const QString& name, Change change);
    void show(const StageInfo& info);

    Document& document_;
    QLineEdit* title_;
    QLineEdit* author_;
    int gesture_ = 0;
};

} // namespace stagewright
