#pragma once

#include "editor/panels/findings_model.h"

#include <QListView>
#include <QStackedLayout>

namespace stagewright {

/// What the rules say of the stage. A click or Enter asks for the place of a finding; its button,
/// or Ctrl + Enter, mends it where that is possible, in one step of the history.
class FindingsPanel final : public QWidget {
    Q_OBJECT

public:
    explicit FindingsPanel(Document& document, QWidget* parent = nullptr);

    /// Goes to the row of one of these; asked again, to the next one's.
    void reveal(const Findings& picked);

    /// The rule of the finding that the keys are on; empty where they are elsewhere.
    [[nodiscard]] QString ruleInFocus() const;

    [[nodiscard]] QListView& list() const { return *list_; }
    /// Whether a few words stand in place of the list.
    [[nodiscard]] bool isEmpty() const { return stack_->currentIndex() != 0; }
    [[nodiscard]] int heightWhenEmpty() const;

Q_SIGNALS:
    void emptyChanged(bool empty);
    void chosen(const stagewright::Places& places);
    /// What findings of this rule mean is asked for.
    void explanationWanted(const QString& rule);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void addAction(const QString& text, const QList<QKeySequence>& keys,
                   void (FindingsPanel::*act)(const QModelIndex&));
    void choose(const QModelIndex& index);
    void explain(const QModelIndex& index);
    void mend(const QModelIndex& index);

    Document& document_;
    FindingsModel* model_;
    QListView* list_;
    QStackedLayout* stack_;
};

} // namespace stagewright
