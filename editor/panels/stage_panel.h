#pragma once

#include "editor/document/document.h"

#include <QLineEdit>
#include <QSettings>
#include <QToolButton>

namespace stagewright {

class StageForm;

/// Title and author of the stage, and behind a fold, which is remembered, what else is said of it.
/// What is typed into a field at one go is one step. Its window title is what the panel is called.
class StagePanel final : public QWidget {
    Q_OBJECT

public:
    /// @param document and settings must outlive it
    StagePanel(Document& document, QSettings& settings, QWidget* parent = nullptr);

    [[nodiscard]] QLineEdit& title() const { return *title_; }
    [[nodiscard]] QLineEdit& author() const { return *author_; }
    [[nodiscard]] QToolButton& fold() const { return *fold_; }

protected:
    void showEvent(QShowEvent* event) override;

private:
    using Change = StageUndoStep (*)(const Stage&, const QString&);
    QLineEdit* field(const QString& name, Change change);
    void show(const StageInfo& info);
    void unfold(bool unfolded);

    Document& document_;
    QSettings& settings_;
    QLineEdit* title_;
    QLineEdit* author_;
    QToolButton* fold_;
    StageForm* more_;
    bool unfolded_ = false;
    int gesture_ = 0;
};

} // namespace stagewright
