#pragma once

#include <QKeySequenceEdit>

namespace stagewright {

/// Takes one key with its modifiers by its being pressed. Escape and Tab lead out of it, as
/// everywhere.
class KeyField final : public QKeySequenceEdit {
    Q_OBJECT

public:
    explicit KeyField(QWidget* parent = nullptr);

Q_SIGNALS:
    void pressed(const QKeySequence& key);

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void widen();
};

} // namespace stagewright
